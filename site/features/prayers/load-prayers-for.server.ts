import * as z from "zod/mini";
import { type PrayerNeed, prayerNeeds } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { withoutSlash } from "../catalog/load-cards.server.ts";

const needed = z.extend(z.pick(pageProperties, { title: true, summary: true }), {
  need: z.enum(prayerNeeds),
});
const atOnce = 100;

export interface PrayersForNeed {
  need: PrayerNeed;
  prayers: { path: string; title: string; summary: string }[];
}

/** The prayers that belong to no day, by what they are for. */
export async function loadPrayersFor(content: ContentClient, locale: Locale): Promise<PrayersForNeed[]> {
  const byNeed = new Map<PrayerNeed, PrayersForNeed["prayers"]>(prayerNeeds.map((need) => [need, []]));
  for (let skip = 0, total = 1; skip < total; skip += atOnce) {
    const list = await content.list({
      fetch: "children:/prayers/for",
      filter: ["contentType:prayer"],
      sort: ["name:asc"],
      fields: "properties[title,summary,need]",
      skip,
      take: atOnce,
      locale,
    });
    total = list.total;
    for (const item of list.items) {
      const { success, data } = needed.safeParse(item.properties);
      if (!success) continue;
      const path = withoutSlash(item.route.path);
      byNeed.get(data.need)!.push({ path, title: data.title, summary: data.summary ?? "" });
    }
  }
  return [...byNeed]
    .filter(([, prayers]) => prayers.length > 0)
    .map(([need, prayers]) => ({ need, prayers }));
}
