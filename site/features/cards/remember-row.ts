import { personalRowsKey } from "../../ui/personal-rows-key.ts";

/** Rows, most of them of the home page, that are the reader's own. The next visit leaves room for them before it is painted. */
export type OwnRow = "continue" | "topics" | "articles" | "follows" | "guides";

function rows(): string[] {
  try {
    return (localStorage.getItem(personalRowsKey) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

function save(list: string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(personalRowsKey, list.join(" "));
    else localStorage.removeItem(personalRowsKey);
  } catch {
    // Without storage the next visit leaves no room, and nothing else changes.
  }
  document.documentElement.dataset.own = list.join(" ");
}

/** With how many cards, since on a phone they stand one below the other. */
export function rememberRow(row: OwnRow, cards: number): void {
  const before = rows();
  const others = before.filter((one) => !one.startsWith(`${row}-`));
  const now = cards > 0 ? [...others, `${row}-${Math.min(cards, 3)}`] : others;
  if (now.join() !== before.join()) save(now);
}

export const forgetRows = (): void => save([]);
