import type { Locale } from "../../contracts/site.ts";
import { type Day, weekdayOf } from "./daily.ts";

/*
 * The names of days and months are written here, because Intl costs a slow phone a tenth of a second before hydration,
 * and an old browser may format a date differently from the server.
 */
const names: Record<Locale, { months: string[]; weekdays: string[] }> = {
  "en-US": {
    months: "January February March April May June July August September October November December".split(
      " ",
    ),
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  },
  es: {
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
      " ",
    ),
    weekdays: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
  },
};

/** Three-letter abbreviations, but "sept" in Spanish. */
const shortened = (name: string) => (name === "septiembre" ? "sept" : name.slice(0, 3));

/** What of a day is written: "Nov 14", "November 14", "Saturday, November 14", "November 14, 2026", and its parts. */
export type DayStyle =
  | "short"
  | "long"
  | "with weekday"
  | "with year"
  | "month"
  | "month and year"
  | "weekday";

export function formatDay(date: Day, locale: Locale, style: DayStyle): string {
  const { day, year } = date;
  const month = names[locale].months[date.month - 1]!;
  const weekday = names[locale].weekdays[weekdayOf(date)]!;
  const isSpanish = locale === "es";
  const long = isSpanish ? `${day} de ${month}` : `${month} ${day}`;
  switch (style) {
    case "short":
      return isSpanish ? `${day} ${shortened(month)}` : `${shortened(month)} ${day}`;
    case "long":
      return long;
    case "with weekday":
      return `${weekday}, ${long}`;
    case "with year":
      return isSpanish ? `${long} de ${year}` : `${long}, ${year}`;
    case "month":
      return month;
    case "month and year":
      return isSpanish ? `${month} de ${year}` : `${month} ${year}`;
    case "weekday":
      return shortened(weekday);
  }
}
