/** Wall-clock times in time zones, by the rules that the runtime knows (summer time included). */
/** The one name of the zone that is stored, whichever of its names and letter cases is given; undefined for what is none. */
export function canonicalTimeZone(name: unknown): string | undefined {
  if (typeof name !== "string" || name.length > 60 || !/^[A-Za-z][\w+\-/]+$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (name: unknown): name is string => canonicalTimeZone(name) !== undefined;

export const withCanonicalTimeZone = <T extends { timeZone: string }>(given: T): T => ({
  ...given,
  timeZone: canonicalTimeZone(given.timeZone) ?? given.timeZone,
});

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What clocks on the wall show there, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

/** The calendar day there, as 2026-03-08. */
export const localDay = (instant: Date, timeZone: string): string =>
  new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10);

/** When clocks there show this. A time that summer time skips is an hour later; one it repeats is the first of the two. */
function instantOf(wall: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  const candidates = [wall - offsetAt(wall - 86_400_000), wall - offsetAt(wall + 86_400_000)];
  const exact = candidates.filter((instant) => wallClock(instant, timeZone) === wall);
  // Read with the offset before the change, a skipped time comes out after the gap.
  return exact.length > 0 ? Math.min(...exact) : candidates[0]!;
}

/** The first moment there of a day such as 2026-03-08. */
export const startOfDay = (day: string, timeZone: string): number =>
  instantOf(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The next moment after `after` at which clocks there show `time` (as 07:00). */
export function nextLocalTime(after: Date, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const today = Math.floor(wallClock(after.getTime(), timeZone) / 86_400_000) * 86_400_000;
  for (let day = today - 86_400_000; ; day += 86_400_000) {
    const instant = instantOf(day + (hours * 60 + minutes) * 60_000, timeZone);
    if (instant > after.getTime()) return new Date(instant);
  }
}
