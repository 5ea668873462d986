import { type Weekday, weekdays } from "../../contracts/member-paths.ts";
import { localDay, nextLocalTime, startOfDay } from "../../platform/time-zone.ts";

interface Hour {
  time: string;
  timeZone: string;
  quietDays: readonly Weekday[];
}

const dayMs = 86_400_000;
/** Later than this a reminder would come at an odd hour. */
const latestMs = 6 * 3_600_000;

export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]!;

/** The next time after `after` that is not on a quiet day; undefined when every day is quiet. */
export function nextMoment({ time, timeZone, quietDays }: Hour, after: Date): Date | undefined {
  let at = after;
  for (let tries = 0; tries <= weekdays.length; tries++) {
    at = nextLocalTime(at, time, timeZone);
    if (!quietDays.includes(weekdayOf(localDay(at, timeZone)))) return at;
  }
  return undefined;
}

/** The first moment of the day after. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(startOfDay(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10), timeZone));

/** Until when what was due may still be sent. */
export const deadlineOf = (dueAt: Date, timeZone: string): Date =>
  new Date(Math.min(dueAt.getTime() + latestMs, endOfDay(localDay(dueAt, timeZone), timeZone).getTime()));
