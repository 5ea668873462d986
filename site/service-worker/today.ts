import { type Locale, locales } from "../../contracts/site.ts";
import { dailyDay, dayPath } from "../i18n/daily.ts";
import { localizePath } from "../i18n/locale.ts";

/**
 * What the installed app opens with and what is read day by day: home, the Bible, and the verse, prayer and quiz that are
 * in force now. Each address and shortcut of the manifest (server/feeds/manifest.ts) is here or leads here.
 */
export function pagesOfToday(now: Date, locale: Locale): string[] {
  const today = dailyDay(now);
  const paths = [
    "/bible",
    dayPath("verses", today),
    dayPath("prayers", today),
    `/trivia/${today.month}/${today.day}`,
  ];
  return ["/", ...paths].map((path) => localizePath(path, locale));
}

/** The name of the list above. Each language has its own, so that a reader of both has both. */
export const todayList = (locale: Locale): string => `today-${locale}`;

/**
 * Offline replacement for a server redirect: the day's page of that kind, and from the home page of one
 * language to that of the other. `cached` lists today's pages in the order they were cached, oldest first.
 */
export function standIn(pathname: string, cached: readonly string[]): string | undefined {
  const homes = locales.map((locale) => localizePath("/", locale));
  if (homes.includes(pathname)) return cached.find((path) => path !== pathname && homes.includes(path));
  // Not below a year or a month, which have pages of their own.
  return /\d/.test(pathname) ? undefined : cached.findLast((path) => path.startsWith(`${pathname}/`));
}
