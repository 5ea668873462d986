import { dailyTimeZone } from "./site.ts";

const inZone = new Intl.DateTimeFormat("en", {
  timeZone: dailyTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of the daily pages, as 2026-12-24. Put together here: no language's way of writing it is the same in every browser. */
export function dayOf(now: Date): string {
  const found = new Map(inZone.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${found.get("year")}-${found.get("month")}-${found.get("day")}`;
}
