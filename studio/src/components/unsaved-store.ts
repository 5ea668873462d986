/** What was typed and did not reach the studio yet, in this browser: for each person and item by itself. */
import { groups } from "../languages.ts";

export interface Unsaved {
  /** When it was typed, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const prefix = "studio unsaved";
/** The studio's own to give. */
const given = ["id", "createdAt", "updatedAt", "_status", "form"];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What differs from what was read: the fields, and of each language its own. Texts are taken whole. */
export function changedSince(
  before: Record<string, unknown> | undefined,
  now: Record<string, unknown>,
): Record<string, unknown> {
  if (!before) return now;
  const sides: unknown[] = Object.values(groups);
  const changed = Object.entries(now).flatMap(([name, value]): [string, unknown][] => {
    const was = before[name];
    if (isSame(was, value)) return [];
    return sides.includes(name) && isPlain(was) && isPlain(value)
      ? [[name, Object.fromEntries(Object.entries(value).filter(([own, each]) => !isSame(was[own], each)))]]
      : [[name, value]];
  });
  return Object.fromEntries(changed);
}

/** Something that was typed is as it was before: the form was read again, and a save does not do that. */
export function isUndone(before: unknown, typed: unknown, now: unknown): boolean {
  if (isPlain(before) && isPlain(typed) && isPlain(now))
    return Object.keys(typed).some((name) => isUndone(before[name], typed[name], now[name]));
  return !isSame(typed, before) && isSame(now, before);
}

/** All that was typed is what is there: it was saved, and only the answer was lost. */
const isThere = (typed: unknown, there: unknown): boolean =>
  isPlain(typed) && isPlain(there)
    ? Object.entries(typed).every(([name, value]) => isThere(value, there[name]))
    : isSame(typed, there);

export function createUnsaved(store: Store, person: string, collection: string, id: string) {
  const typed = [prefix, person, collection, id].join(" ");
  const offered = `${typed} offered`;
  const readAt = (key: string): Unsaved | undefined => {
    try {
      const found = JSON.parse(store.getItem(key) ?? "null") as Unsaved | null;
      return found && typeof found.at === "number" && typeof found.values === "object" ? found : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    /** False when the browser has no room, or lets nothing be stored. */
    note(values: Record<string, unknown>, at: number): boolean {
      const own = Object.fromEntries(Object.entries(values).filter(([name]) => !given.includes(name)));
      try {
        store.setItem(typed, JSON.stringify({ at, values: own } satisfies Unsaved));
        return true;
      } catch {
        return false;
      }
    },
    /** What was noted last, while it is not saved. */
    typed: (): Unsaved | undefined => readAt(typed),
    /** Saved: there is nothing to offer of it. */
    saved(): void {
      store.removeItem(typed);
    },
    /** What an earlier visit left and the item does not say; it stays until it is taken or given up, whatever is typed meanwhile. */
    offer(there?: Record<string, unknown>): Unsaved | undefined {
      const left = readAt(typed);
      if (left) {
        if (!isThere(left.values, there)) store.setItem(offered, JSON.stringify(left));
        store.removeItem(typed);
      }
      return readAt(offered);
    },
    forget(): void {
      store.removeItem(offered);
    },
  };
}
