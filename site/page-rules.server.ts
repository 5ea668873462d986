import { redirect } from "react-router";
import type { Locale } from "../contracts/site.ts";
import type { SiteServices } from "./context.ts";
import { notFound } from "./errors.ts";
import { findArticle } from "./features/articles/find-article.server.ts";
import { findVerse } from "./features/verses/find-verse.server.ts";
import { compareDays, dailyDay, dayPath, parseDay } from "./i18n/daily.ts";
import { localizePath } from "./i18n/locale.ts";

export interface PageVisit {
  /** Path without its language prefix. */
  path: string;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  services: SiteServices;
}

/** A rule lets the visit pass, throws a 404, or throws a redirect. */
type PageRule = (visit: PageVisit) => void | Promise<void>;

const rules: Record<string, PageRule> = {
  "verse-of-the-day-redirect": ({ locale, services }) => {
    throw redirect(localizePath(dayPath("verses", dailyDay(services.now())), locale), 302);
  },

  /** The day must be in the calendar, not in the future, and have a verse. */
  "verse-validate": async ({ path, locale, params, services }) => {
    const day = parseDay(params.year, params.month, params.day);
    if (!day || compareDays(day, dailyDay(services.now())) > 0) throw notFound(path);
    if (!(await findVerse(services.content, day, locale))) throw notFound(path);
  },

  "article-validate": async ({ path, locale, params, services }) => {
    if (!(await findArticle(services.content, params.articleSlug, locale))) throw notFound(path);
  },

  /** Invalid with a dot in the path; valid only if the item found there is a general page. */
  "general-page-validate": async ({ path, locale, services }) => {
    if (path.includes(".")) throw notFound(path);
    const item = await services.content.item(path, { locale });
    if (item?.contentType !== "generalPage") throw notFound(path);
  },
};

export async function runPageRules(names: readonly string[], visit: PageVisit): Promise<void> {
  for (const name of names) {
    const rule = rules[name];
    if (!rule) throw new Error(`Unknown route rule "${name}". Add it to site/page-rules.server.ts or correct site/routes.ts.`);
    await rule(visit);
  }
}
