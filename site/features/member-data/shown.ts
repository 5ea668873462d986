import type { MemberState, OutboxEntry } from "./outbox.ts";

export const emptyState: MemberState = { outbox: [], lists: {}, notes: {}, refused: [] };

export function applied(items: readonly string[], { mark, method }: OutboxEntry): readonly string[] {
  if (!mark) return items;
  const others = items.filter((item) => item !== mark.item);
  return method === "DELETE" ? others : [...others, mark.item];
}

/** What the member sees: the server's state with pending changes applied. */
export function shown({ lists, outbox }: MemberState, list: string): readonly string[] {
  return outbox.filter(({ mark }) => mark?.list === list).reduce(applied, lists[list] ?? []);
}
