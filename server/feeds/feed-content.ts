import type { ContentItem, ContentType } from "../../contracts/content.ts";
import { scheduledDays } from "../../contracts/scheduled-days.ts";
import type { Locale } from "../../contracts/site.ts";
import type { ContentClient } from "../../services/content/client.ts";

const pageOfList = 500;

/** Every item of a type, however many there are. */
export async function allItems(
  content: ContentClient,
  type: ContentType,
  options: { locale?: Locale; fields?: string } = {},
): Promise<ContentItem[]> {
  const items: ContentItem[] = [];
  for (;;) {
    const list = await content.list({
      filter: [`contentType:${type}`],
      sort: ["createDate:desc"],
      skip: items.length,
      take: pageOfList,
      ...options,
    });
    items.push(...list.items);
    if (list.items.length === 0 || items.length >= list.total) return items;
  }
}

/** By day; if two items share a day, the first in the list wins. */
export function byScheduledDay(items: readonly ContentItem[]): Map<string, ContentItem> {
  const found = new Map<string, ContentItem>();
  for (const item of items) {
    for (const day of scheduledDays(item.properties)) if (!found.has(day)) found.set(day, item);
  }
  return found;
}
