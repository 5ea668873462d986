import type { ContentItem, ContentRef, MediaItem } from "../../../contracts/content.ts";
import { type PageProperties, pageProperties } from "../../../contracts/content-properties.ts";
import { type Locale, listPageSize } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { type Kind, kinds } from "./kinds.ts";

export interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** What a card shows: enough to choose by, never only a title. */
export interface Card {
  id: string;
  type: string;
  path: string;
  title: string;
  summary: string;
  topic: string | null;
  access: string;
  minutes: number | null;
  children: number | null;
  /** Its first part may be read by everybody and most of the others by premium members. */
  firstFree: boolean;
  picture: Picture | null;
}

export const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

export function pictureOf(media: MediaItem[] | null): Picture | null {
  const first = media?.[0];
  if (!first) return null;
  return {
    url: first.url,
    alt: String(first.properties.altText ?? ""),
    width: first.width ?? 0,
    height: first.height ?? 0,
  };
}

/** What a card is made of: a list asks for no more, so that it is small and stays as it is while a text is corrected. */
export const cardFields = "properties[title,summary,topic,access,readingMinutes,featuredImage]";

/** A series is measured in parts, not in the minutes its introduction takes. */
const isSeries = (type: string) =>
  kinds.some((kind) => kind.type === type && kind.child) || type === "contributor";

export function cardOf(
  item: ContentItem | ContentRef,
  properties: PageProperties,
  {
    children = null,
    firstFree = item.contentType === "studyGuide",
  }: Partial<Pick<Card, "children" | "firstFree">> = {},
): Card {
  // No alt text, since the heading beside it has the same text.
  const picture = pictureOf(properties.featuredImage);
  return {
    id: item.id,
    type: item.contentType,
    path: withoutSlash(item.route.path),
    title: properties.title,
    summary: properties.summary ?? "",
    topic: properties.topic?.name ?? null,
    access: properties.access ?? "free",
    minutes: isSeries(item.contentType) ? null : properties.readingMinutes,
    children,
    firstFree,
    picture: picture && { ...picture, alt: "" },
  };
}

/** How many children each item has, and how many of them are premium, by the parent's path; one query for a whole list. */
async function countChildren(
  content: ContentClient,
  kind: Kind,
  locale: Locale,
): Promise<Map<string, { all: number; premium: number }>> {
  const counts = new Map<string, { all: number; premium: number }>();
  if (!kind.child) return counts;
  const isPlaced = kind.type !== "category";
  const { items } = await content.list({
    filter: [`contentType:${kind.child}`],
    fields: isPlaced ? "properties[access]" : "properties[categories]",
    take: 1000,
    locale,
  });
  for (const item of items) {
    const parents = isPlaced
      ? [withoutSlash(item.route.path).replace(/\/[^/]+$/, "")]
      : ((item.properties.categories ?? []) as ContentRef[]).map((category) =>
          withoutSlash(category.route.path),
        );
    for (const parent of parents) {
      const { all, premium } = counts.get(parent) ?? { all: 0, premium: 0 };
      counts.set(parent, { all: all + 1, premium: premium + (item.properties.access === "premium" ? 1 : 0) });
    }
  }
  return counts;
}

export interface CardPage {
  cards: Card[];
  page: number;
  pages: number;
  total: number;
}

interface CardQuery {
  kind: Kind;
  locale: Locale;
  page?: number;
  take?: number;
  filter?: string[];
  sort?: string[];
}

/** One page of a list, 20 items in editors' order by default. */
export async function loadCards(content: ContentClient, query: CardQuery): Promise<CardPage> {
  const {
    kind,
    locale,
    page = 1,
    take = listPageSize,
    filter = [],
    sort = ["sortOrder:asc", "name:asc"],
  } = query;
  const [list, counts] = await Promise.all([
    content.list({
      filter: [`contentType:${kind.type}`, ...filter],
      sort,
      skip: (page - 1) * take,
      take,
      fields: cardFields,
      locale,
    }),
    countChildren(content, kind, locale),
  ]);
  return {
    cards: list.items.map((item) => {
      const { all, premium } = counts.get(withoutSlash(item.route.path)) ?? { all: 0, premium: 0 };
      return cardOf(item, pageProperties.parse(item.properties), {
        children: kind.child ? all : null,
        firstFree: premium > all / 2,
      });
    }),
    page,
    pages: Math.max(1, Math.ceil(list.total / take)),
    total: list.total,
  };
}

/** Cards of items picked by an editor; types without a page of their own are left out. */
export async function loadRelated(
  content: ContentClient,
  refs: readonly ContentRef[],
  locale: Locale,
): Promise<Card[]> {
  if (refs.length === 0) return [];
  const items = await content.items(
    refs.map((ref) => ref.id),
    { locale, fields: cardFields },
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  return refs
    .map((ref) => byId.get(ref.id))
    .filter((item) => item !== undefined)
    .filter((item) => kinds.some((kind) => kind.type === item.contentType || kind.child === item.contentType))
    .map((item) => cardOf(item, pageProperties.parse(item.properties)));
}
