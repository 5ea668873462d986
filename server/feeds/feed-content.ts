import type { ContentItem, ContentType } from "../../contracts/content.ts";
import { scheduledDays } from "../../contracts/scheduled-days.ts";
import { type Locale, locales } from "../../contracts/site.ts";
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

/** Every item of a type, also one that is in a single language: in the first language that has it. */
export async function itemsOfAllLanguages(
  content: ContentClient,
  type: ContentType,
  fields: string,
): Promise<ContentItem[]> {
  const found = new Map<string, ContentItem>();
  for (const locale of locales)
    for (const item of await allItems(content, type, { locale, fields }))
      if (!found.has(item.id)) found.set(item.id, item);
  return [...found.values()];
}

/** By day; if two items share a day, the first in the list wins. */
export function byScheduledDay(items: readonly ContentItem[]): Map<string, ContentItem> {
  const found = new Map<string, ContentItem>();
  for (const item of items) {
    for (const day of scheduledDays(item.properties)) if (!found.has(day)) found.set(day, item);
  }
  return found;
}
