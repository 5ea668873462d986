/**
 * Streak and points out of an record of what was done. Plain code: the browser counts exactly as the server
 * does.
 */

/** What counts, and how many points each brings: what takes longer brings more. */
const activityPoints = {
  verse: 1,
  prayer: 1,
  question: 1,
  prompt: 2,
  article: 3,
  devotional: 3,
  chapter: 3,
  trivia: 5,
  section: 5,
  lesson: 10,
} as const;
export type ActivityKind = keyof typeof activityPoints;
export const activityKinds = Object.keys(activityPoints) as ActivityKind[];

export interface ActivityRecord {
  kind: ActivityKind;
  /** The content item; for trivia the quiz, for a question the verse that asks it, for a chapter its own id (chapter-id.ts). */
  itemId: string;
  /** The moment, as an ISO date. */
  at: string;
  /** The member's own calendar date then, YYYY-MM-DD. */
  localDate: string;
  timeZone: string;
}

/** "Why is my streak N?", one fact each; dates are the member's own. */
export type StreakReason =
  /** Something was done on `days` days, from the first to the last of this streak. */
  | { code: "days"; days: number; from: string; to: string }
  /** Today is still open: doing something makes the streak longer. */
  | { code: "today_open" }
  /** A missed day that was forgiven: one in any seven is. */
  | { code: "grace"; date: string }
  /** A date that a flight cut short; it asks for no forgiveness. */
  | { code: "travel"; date: string; fromZone: string; toZone: string }
  /** The missed days that ended the streak before this one. */
  | { code: "ended_by"; from: string; to: string }
  /** Nothing was done yet. */
  | { code: "nothing_yet" };

export interface Streak {
  /** Days on which something was done, without a break. */
  streak: number;
  points: number;
  longest: number;
  /** Forgiven days within this streak. */
  graceUsed: number;
  reasons: StreakReason[];
}

/** One missed day in any this many is forgiven. */
const graceEveryDays = 7;
/** A date between two zones is cut short by travel when no more than this lies between the acts around it. */
const travelWithinMs = 48 * 3_600_000;
const dayMs = 86_400_000;

// Dates are counted in UTC, where every day has 24 hours: daylight saving has no part in it.
const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

interface Day {
  number: number;
  records: ActivityRecord[];
}

/** The zones between which the one date between two active days was lost, if it was. */
function flight(before: Day, after: Day): { fromZone: string; toZone: string } | undefined {
  for (const a of before.records)
    for (const b of after.records)
      if (a.timeZone !== b.timeZone && Math.abs(Date.parse(b.at) - Date.parse(a.at)) < travelWithinMs)
        return { fromZone: a.timeZone, toZone: b.timeZone };
  return undefined;
}

function daysOf(records: readonly ActivityRecord[]): Day[] {
  const days = new Map<number, Day>();
  // Sorted, so that the reasons too are the same in whatever order the records came.
  const inOrder = records.toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.timeZone < b.timeZone ? -1 : 1),
  );
  for (const record of inOrder) {
    const number = dayNumber(record.localDate);
    const day = days.get(number);
    if (day) day.records.push(record);
    else days.set(number, { number, records: [record] });
  }
  return [...days.values()].sort((a, b) => a.number - b.number);
}

function pointsOf(records: readonly ActivityRecord[]): number {
  const once = new Map(
    records.map(({ kind, itemId, localDate }) => [`${kind} ${itemId} ${localDate}`, activityPoints[kind]]),
  );
  let points = 0;
  for (const value of once.values()) points += value;
  return points;
}

/**
 * `today` is the member's date now. The streak is the longest run of active days up to it in which every two missed days
 * lie at least seven days apart; each act counts once, in whatever order and however often it arrives.
 */
export function streakOf(records: readonly ActivityRecord[], today: string): Streak {
  const points = pointsOf(records);
  const days = daysOf(records);
  const now = dayNumber(today);
  // The run that ends with the given day: its first day, the missed days within it, and what ended the one before.
  let first = 0;
  let missed: number[] = [];
  let travels: Extract<StreakReason, { code: "travel" }>[] = [];
  let endedBy: { from: number; to: number } | undefined;
  let longest = 0;

  const startAt = (index: number, ended: { from: number; to: number }) => {
    first = index;
    endedBy = ended;
    const from = days[index]?.number ?? Number.POSITIVE_INFINITY;
    missed = missed.filter((day) => day > from);
    travels = travels.filter(({ date }) => dayNumber(date) > from);
  };
  /** Takes in the missed days before the day at `index`, which may be the day that is still open. */
  const pass = (from: number, to: number, index: number) => {
    if (to < from) return;
    if (to > from) return startAt(index, { from, to });
    const last = missed.at(-1);
    if (last !== undefined && from - last < graceEveryDays) {
      startAt(
        days.findIndex(({ number }) => number > last),
        { from: last, to: last },
      );
    }
    missed.push(from);
  };

  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before) {
      const from = before.number + 1;
      // Days that are not over yet cannot have been missed.
      const to = Math.min(day.number, now) - 1;
      const flown = from === to ? flight(before, day) : undefined;
      if (flown) travels.push({ code: "travel", date: dateOf(from), ...flown });
      else pass(from, to, index);
    }
    longest = Math.max(longest, index - first + 1);
  }
  const last = days.at(-1);
  if (!last) return { streak: 0, points, longest, graceUsed: 0, reasons: [{ code: "nothing_yet" }] };
  pass(last.number + 1, now - 1, days.length);

  const run = days.slice(first);
  const reasons: StreakReason[] = [];
  if (run.length > 0)
    reasons.push({
      code: "days",
      days: run.length,
      from: dateOf(run[0]!.number),
      to: dateOf(last.number),
    });
  if (last.number < now) reasons.push({ code: "today_open" });
  const forgiven = run.length > 0 ? missed : [];
  reasons.push(...forgiven.map((day) => ({ code: "grace" as const, date: dateOf(day) })));
  if (run.length > 0) reasons.push(...travels);
  if (endedBy) reasons.push({ code: "ended_by", from: dateOf(endedBy.from), to: dateOf(endedBy.to) });
  return { streak: run.length, points, longest, graceUsed: forgiven.length, reasons };
}
