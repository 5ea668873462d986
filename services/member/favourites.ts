import type { ContentItem, ContentType } from "../../contracts/content.ts";
import type { Favourite } from "../../contracts/member.ts";
import { memberCodes, memberLimits } from "../../contracts/member-paths.ts";
import type { Handlers } from "./handler.ts";
import { type KnownContent, withoutSlash } from "./known-content.ts";
import type { MarksStore } from "./marks-store.ts";
import { Refusal, unknownContent } from "./refusal.ts";

/** What is read from beginning to end; a list or a quiz is nothing to find again. */
const kinds = new Set<string>([
  "verse",
  "prayer",
  "article",
  "devotionalArticle",
  "channelArticle",
  "growthPlanArticle",
  "studyGuideLesson",
] satisfies ContentType[]);
const isKind = (item: ContentItem | null | undefined): item is ContentItem =>
  Boolean(item && kinds.has(item.contentType));
const fields = "properties[title]";
const markOf = (id: string) => ({ kind: "favourite", parentId: id, itemId: id }) as const;

function toFavourite(item: ContentItem, markedAt: Date): Favourite {
  const { title } = item.properties;
  return {
    id: item.id,
    contentType: item.contentType,
    title: typeof title === "string" && title ? title : item.name,
    path: withoutSlash(item.route.path),
    addedAt: markedAt.toISOString(),
  };
}

export function favouriteHandlers({ reader }: KnownContent, marks: MarksStore, premiumRole: string) {
  return {
    async readFavourites({ member, locale }) {
      const kept = await marks.list(member.subject, "favourite");
      const items = await reader.items(
        kept.map(({ itemId }) => itemId),
        { locale, fields },
      );
      const byId = new Map(items.filter(isKind).map((item) => [item.id, item]));
      return kept
        .flatMap(({ itemId, markedAt }) => {
          const item = byId.get(itemId);
          return item ? [toFavourite(item, markedAt)] : [];
        })
        .reverse();
    },

    async addFavourite({ member, id, locale }) {
      const item = await reader.item(id("favouriteId"), { locale, fields });
      if (!isKind(item)) throw unknownContent("verse, prayer, article or lesson");
      if (member.roles.includes(premiumRole))
        return toFavourite(item, await marks.add(member.subject, markOf(item.id)));
      const { freeFavourites } = memberLimits;
      const at = await marks.addWithin(member.subject, markOf(item.id), freeFavourites);
      if (!at)
        throw new Refusal(
          409,
          memberCodes.favouritesFull,
          `A free account keeps ${freeFavourites} favorites; remove one, or keep all with premium.`,
        );
      return toFavourite(item, at);
    },

    async removeFavourite({ member, id, locale }) {
      const item = await reader.item(id("favouriteId"), { locale, fields });
      if (!isKind(item)) throw unknownContent("verse, prayer, article or lesson");
      await marks.remove(member.subject, markOf(item.id));
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
