/** When a rhythm comes round, by the clock on the member's wall. */
import { type Weekday, weekdays } from "../../contracts/member-paths.ts";
import { dateIn } from "./local-day.ts";

interface Schedule {
  days: readonly Weekday[];
  time: string;
  timeZone: string;
}

const day = 86_400_000;

function offsetMs(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** An hour that daylight saving leaves out is the one after it; of an hour that it repeats, the first counts. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offsetMs(timeZone, wall - day);
  const after = wall - offsetMs(timeZone, wall + day);
  const fits = [before, after].find((at) => at + offsetMs(timeZone, at) === wall);
  return new Date(fits ?? before);
}

const weekdayOf = (date: string): Weekday => weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]!;

/** The next moments after `after`, up to the given number. */
export function occurrences({ days, time, timeZone }: Schedule, after: Date, count: number): Date[] {
  const found: Date[] = [];
  if (days.length === 0) return found;
  let date = dateIn(timeZone, after);
  while (found.length < count) {
    if (days.includes(weekdayOf(date))) {
      const at = instantOf(date, time, timeZone);
      if (at > after) found.push(at);
    }
    date = new Date(Date.parse(date) + day).toISOString().slice(0, 10);
  }
  return found;
}
