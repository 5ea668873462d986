import type { ContentItem } from "../../../contracts/content.ts";
import { type Locale, locales } from "../../../contracts/site.ts";

/** The item's path in each language that has it, without language prefix and without a trailing slash. */
export function alternatesOf(item: ContentItem): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = item.cultures[locale.toLowerCase()]?.path;
      return path === undefined ? [] : [[locale, path.replace(/(?<=.)\/$/, "")]];
    }),
  );
}
