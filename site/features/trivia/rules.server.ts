import { redirect } from "react-router";
import { itemContext } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { dailyDay } from "../../i18n/daily.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRules } from "../../page-request.ts";
import { findTrivia, mostRecentTriviaDay } from "./find-trivia.server.ts";
import { parseTriviaDay, triviaPath } from "./trivia-day.ts";

export const triviaRules = {
  /** Today's trivia if one exists, otherwise the most recent, otherwise the page itself. */
  "trivia-redirect": async ({ locale, services }) => {
    const day = await mostRecentTriviaDay(services.content, dailyDay(services.now()), locale);
    if (day) throw redirect(localizePath(triviaPath(day), locale), 302);
  },

  /** Valid only if a trivia item is scheduled for that month and day; the year used is fixed. */
  "trivia-validate": async ({ pathname, locale, params, services, context }) => {
    const day = parseTriviaDay(params.triviaMonth, params.triviaDay);
    const item = day && (await findTrivia(services.content, day, locale));
    if (!item) throw notFound(pathname);
    context.set(itemContext, item);
  },
} satisfies PageRules;
