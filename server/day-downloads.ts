import { Hono } from "hono";
import { type DayDownloads, dayDownloadsPath } from "../contracts/day-downloads.ts";
import { aheadParameter, downloadedDays, type Locale, locales } from "../contracts/site.ts";
import type { Clock } from "../platform/clock.ts";
import { addDays, dailyDay, dayPath, isoDay } from "../site/i18n/daily.ts";
import { localizePath } from "../site/i18n/locale.ts";
import { createAnswers } from "./feeds/answers.ts";
import type { Entry } from "./page-cache/entry.ts";
import { makeForm } from "./page-cache/forms.ts";

export interface DayDownloadsOptions {
  clock: Clock;
  contentVersion(): string;
  /** As a browser gets it. */
  page(key: string): Promise<Entry>;
}

/** What the next days weigh: their pages are rendered for it, once a day and language. */
export function createDayDownloads({ clock, contentVersion, page }: DayDownloadsOptions): Hono {
  const answer = createAnswers({ clock, contentVersion });
  const app = new Hono();

  async function list(locale: Locale): Promise<DayDownloads> {
    const today = dailyDay(clock.now());
    const days = Array.from({ length: downloadedDays }, (_, nth) => addDays(today, nth));
    const wanted = days.flatMap((day, nth) => {
      const ahead = nth > 0 ? `?${aheadParameter}=1` : "";
      return [
        { path: dayPath("verses", day), query: ahead },
        { path: dayPath("prayers", day), query: ahead },
        { path: `/trivia/${day.month}/${day.day}`, query: "" },
      ];
    });
    const pages: DayDownloads["pages"] = [];
    for (const { path, query } of [{ path: "/verses/evening", query: "" }, ...wanted]) {
      const address = localizePath(path, locale);
      const entry = await page(address + query);
      if (entry.status !== 200) continue;
      const { body } = await makeForm(entry, "br");
      pages.push({ path: address, from: address + query, bytes: body.length });
    }
    const bytes = pages.reduce((sum, each) => sum + each.bytes, 0);
    return { until: isoDay(days.at(-1)!), bytes, pages, evenings: days.map(isoDay) };
  }

  for (const locale of locales)
    app.get(`${dayDownloadsPath}/${locale}`, (c) =>
      answer(c.req.raw, c.req.path, "application/json", async () => JSON.stringify(await list(locale))),
    );
  return app;
}
