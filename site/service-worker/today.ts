import type { Locale } from "../../contracts/site.ts";
import { dailyDay, dayPath } from "../i18n/daily.ts";
import { localizePath } from "../i18n/locale.ts";

/** What is read day by day: home, and the verse, prayer and quiz that are in force now. */
export function pagesOfToday(now: Date, locale: Locale): string[] {
  const today = dailyDay(now);
  const paths = [
    "/",
    dayPath("verses", today),
    dayPath("prayers", today),
    `/trivia/${today.month}/${today.day}`,
  ];
  return paths.map((path) => localizePath(path, locale));
}
