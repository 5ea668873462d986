import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { labels, type StopLabels } from "./labels.ts";
import type { RhythmStore } from "./rhythm-store.ts";
import { smallPage, smallPagePolicy } from "./small-page.ts";

export const stopPath = (version: string) => `/reminders/${version}/stop`;

const headers = { "cache-control": "no-store", "content-security-policy": smallPagePolicy };

/** The link in a reminder: opened it asks, posted to (by its button or by a mail program) it turns reminders off. */
export function createStopPages(rhythms: Pick<RhythmStore, "stopReminders">, siteName: string): Hono {
  const pageOf = (c: Context, text: (stop: StopLabels) => unknown) => {
    const locale = c.req.query("locale") === "es" ? "es" : "en-US";
    const body = text(labels[locale].stop[c.req.query("for") === "guide" ? "guide" : "plan"]);
    return c.html(smallPage({ lang: locale, title: siteName, narrow: true, body }), 200, headers);
  };
  const path = stopPath(":version{[0-9a-f-]+}");
  return new Hono()
    .get(path, (c) =>
      pageOf(
        c,
        ({ question, button }) =>
          html`<p>${question}</p><form method="post"><button>${button}</button></form>`,
      ),
    )
    .post(path, async (c) => {
      const version = c.req.param("version") ?? "";
      const stopped = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(version)
        ? await rhythms.stopReminders(version)
        : false;
      return pageOf(c, ({ done, unknown }) => html`<p>${stopped ? done : unknown}</p>`);
    });
}
