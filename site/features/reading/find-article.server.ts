import type { ContentItem } from "../../../contracts/content.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { authorFields } from "./author-fields.server.ts";

/** An Article with this slug in this language; article lookups take 1. */
export async function findArticle(
  content: ContentClient,
  slug: string | undefined,
  locale: Locale,
): Promise<ContentItem | undefined> {
  if (!slug || !/^[\p{L}\p{N}-]+$/u.test(slug)) return undefined;
  const { items } = await content.list({
    filter: ["contentType:article", `contentSlug:${slug}`],
    expand: "properties[contributors,featuredImage]",
    fields: authorFields,
    take: 1,
    locale,
  });
  return items[0];
}
