/** Which of the member's own days something counts for. */
import { markHeaders, memberLimits } from "../../contracts/member-paths.ts";
import { dailyTimeZone } from "../../contracts/site.ts";

export interface Moment {
  at: Date;
  localDate: string;
  timeZone: string;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Clocks differ a little. */
const skewMs = 5 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(timeZone)) return formats.get(timeZone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  } catch {
    // A zone that this machine does not know.
  }
  // What is asked for comes from outside; the world has fewer zones than this.
  if (formats.size < 1000) formats.set(timeZone, format);
  return format;
}

/** The one name of the zone that is stored; undefined for what is none. */
export const canonicalZone = (timeZone: string): string | undefined =>
  formatOf(timeZone)?.resolvedOptions().timeZone;

export const dateIn = (timeZone: string, at: Date): string =>
  (formatOf(timeZone) ?? formatOf(dailyTimeZone)!).format(at);

const daysApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / day;
/** A day of the calendar: 30 February is none. */
export const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text > "1900" &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Undefined when it can be believed, else why not. */
export function rejectReason(
  { at, localDate, timeZone }: Moment,
  offline: boolean,
  now: Date,
): string | undefined {
  if (!formatOf(timeZone)) return "activity.zone_unknown";
  const age = now.getTime() - at.getTime();
  if (offline && age > memberLimits.offlineDays * day) return "activity.too_old";
  if (offline ? age < -skewMs : Math.abs(age) > day) return "activity.time_wrong";
  // On the way between two zones a device may still say the date of the one before.
  if (!isDate(localDate) || daysApart(localDate, dateIn(timeZone, at)) > 1) return "activity.date_wrong";
  return undefined;
}

/** The day a mark counts for: as its headers say, if they can be believed, else today where the site's days turn. */
export function dayOfMark({ headers }: Request, now: Date): Moment {
  const timeZone = canonicalZone(headers.get(markHeaders.timeZone) ?? "");
  const doneAt = headers.get(markHeaders.doneAt);
  const at = doneAt ? new Date(doneAt) : now;
  if (timeZone && !Number.isNaN(at.getTime())) {
    const claimed = { at, timeZone, localDate: headers.get(markHeaders.localDate) ?? dateIn(timeZone, at) };
    if (!rejectReason(claimed, doneAt !== null, now)) return claimed;
  }
  return { at: now, localDate: dateIn(dailyTimeZone, now), timeZone: dailyTimeZone };
}

/** The member's date now, if it is some place's date now. */
export function todayOf(claimed: string | undefined, now: Date): string {
  const somewhere =
    claimed &&
    isDate(claimed) &&
    [-12, 0, 14].some((hours) => dateIn("UTC", new Date(now.getTime() + hours * hour)) === claimed);
  return somewhere ? claimed : dateIn(dailyTimeZone, now);
}
