import { redirect } from "react-router";
import { aheadParameter, cycleYear, downloadedDays } from "../../../contracts/site.ts";
import { itemContext } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { addDays, compareDays, dailyDay, dayPath, parseDay } from "../../i18n/daily.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRule, PageRules } from "../../page-request.ts";
import { type DailyType, findDaily, findDayOfSlug } from "./find-daily.server.ts";
import { loadMonth } from "./load-month.server.ts";

type DayRuleName<Type extends DailyType> =
  `${Type}-${"of-the-day-redirect" | "validate" | "month-validate" | "slug-redirect"}`;

/** The rules of a section that has one item for every day. */
export function dayRules<Type extends DailyType>(
  type: Type,
  section: "verses" | "prayers",
): Record<DayRuleName<Type>, PageRule> {
  const rules: PageRules = {
    [`${type}-of-the-day-redirect`]: ({ locale, services }) => {
      throw redirect(localizePath(dayPath(section, dailyDay(services.now())), locale), 302);
    },

    /** The day must be in the calendar, not in the future, and have an item. A download takes the next days along. */
    [`${type}-validate`]: async ({ pathname, locale, params, query, services, context }) => {
      const day = parseDay(params.year, params.month, params.day);
      const today = dailyDay(services.now());
      const last = addDays(today, query.has(aheadParameter) ? downloadedDays - 1 : 0);
      if (!day || compareDays(day, last) > 0) throw notFound(pathname);
      const item = await findDaily(services.content, type, day, locale, compareDays(day, today) > 0);
      if (!item) throw notFound(pathname);
      context.set(itemContext, item);
    },

    /** The month must be in the calendar and have begun; before the yearly cycle it must have a day with an item. */
    [`${type}-month-validate`]: async ({ pathname, locale, params, services }) => {
      const first = parseDay(params.year, params.month, "1");
      if (!first || compareDays(first, dailyDay(services.now())) > 0) throw notFound(pathname);
      if (first.year >= cycleYear) return;
      if ((await loadMonth(services, type, first, locale)).entries.length === 0) throw notFound(pathname);
    },

    /** The item's name leads to the day it was last shown on. */
    [`${type}-slug-redirect`]: async ({ pathname, locale, params, services }) => {
      const day = await findDayOfSlug(services, type, params.slug, locale);
      if (!day) throw notFound(pathname);
      throw redirect(localizePath(dayPath(section, day), locale), 302);
    },
  };
  return rules as Record<DayRuleName<Type>, PageRule>;
}
