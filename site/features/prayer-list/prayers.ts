import type { PrayerEntry, PrayerUpdate } from "../../../contracts/prayer-list.ts";
import { prayerListPaths, type Reminder, weekdays } from "../../../contracts/prayer-list-paths.ts";
import type { OutboxEntry } from "../member-data/outbox.ts";

/** What a member writes in a form. */
export type PrayerWords = Omit<PrayerUpdate, "updatedAt">;

type Unsent = Pick<OutboxEntry, "method" | "path" | "body">;

export const without = (prayers: readonly PrayerEntry[], id: string): PrayerEntry[] =>
  prayers.filter((prayer) => prayer.id !== id);

/** The list with what this browser has not sent yet. */
export function withUnsent(prayers: readonly PrayerEntry[], outbox: readonly Unsent[]): PrayerEntry[] {
  const prefix = prayerListPaths.prayer("");
  return outbox
    .filter(({ path }) => path.startsWith(prefix))
    .reduce<PrayerEntry[]>(
      (list, { method, path, body }) => {
        const id = path.slice(prefix.length);
        const rest = without(list, id);
        if (method === "DELETE") return rest;
        const update = body as PrayerUpdate;
        const createdAt = list.find((prayer) => prayer.id === id)?.createdAt ?? update.updatedAt;
        return [...rest, { ...update, id, createdAt }];
      },
      [...prayers],
    );
}

/** Which weekday a date is, by its own calendar. */
const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00Z`).getUTCDay()]!;

const isDue = (remind: Reminder, day: string) => remind === "daily" || remind === weekdayOf(day);

interface Parts {
  today: PrayerEntry[];
  open: PrayerEntry[];
  answered: PrayerEntry[];
}

const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

/** What is due today, what else is prayed for, and what was answered; each with the newest first. */
export function partsOf(prayers: readonly PrayerEntry[], day: string): Parts {
  const sorted = prayers.toSorted(
    (a, b) => newestFirst(a.since, b.since) || newestFirst(a.createdAt, b.createdAt),
  );
  const unanswered = sorted.filter(({ answered }) => !answered);
  return {
    today: unanswered.filter(({ remind }) => isDue(remind, day)),
    open: unanswered.filter(({ remind }) => !isDue(remind, day)),
    answered: sorted
      .filter(({ answered }) => answered)
      .toSorted((a, b) => newestFirst(a.answered!.on, b.answered!.on)),
  };
}
