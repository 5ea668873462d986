import { redirect } from "react-router";
import { notFound } from "../../errors.ts";
import { compareDays, dailyDay, dayPath, parseDay } from "../../i18n/daily.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRules } from "../../page-visit.ts";
import { findVerse } from "./find-verse.server.ts";

export const verseRules: PageRules = {
  "verse-of-the-day-redirect": ({ locale, services }) => {
    throw redirect(localizePath(dayPath("verses", dailyDay(services.now())), locale), 302);
  },

  /** The day must be in the calendar, not in the future, and have a verse. */
  "verse-validate": async ({ path, locale, params, services }) => {
    const day = parseDay(params.year, params.month, params.day);
    if (!day || compareDays(day, dailyDay(services.now())) > 0) throw notFound(path);
    if (!(await findVerse(services.content, day, locale))) throw notFound(path);
  },
};
