import { dayPath } from "../../i18n/daily.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { pageMeta } from "../seo/page-meta.ts";
import { itemListData } from "../seo/structured-data.ts";
import type { MonthView } from "./load-month.server.ts";
import { monthName, monthPath } from "./month-list.tsx";

/** Title, description and list of one month of verses or prayers. */
export function monthMeta(section: "verses" | "prayers", kicker: string, view: MonthView) {
  const path = monthPath(section, view.month);
  const month = monthName(view.month);
  const title = `${kicker}: ${month}`;
  return pageMeta({
    title,
    description: m.month_description({ name: kicker, month }),
    paths: path,
    jsonLd: [
      itemListData({
        name: title,
        items: view.entries.map((entry) => ({ name: entry.title, path: dayPath(section, entry.day) })),
      }),
    ],
  });
}
