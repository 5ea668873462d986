import type { ContentItem, ContentType } from "../../contracts/content.ts";
import type { Favorite } from "../../contracts/member.ts";
import { memberCodes, memberLimits } from "../../contracts/member-paths.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Handlers } from "./handler.ts";
import { type KnownContent, withoutSlash } from "./known-content.ts";
import type { MarksStore } from "./marks-store.ts";
import { unknownContent } from "./refusal.ts";

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

function toFavorite(item: ContentItem, markedAt: Date): Favorite {
  const { title } = item.properties;
  return {
    id: item.id,
    contentType: item.contentType,
    title: typeof title === "string" && title ? title : item.name,
    path: withoutSlash(item.route.path),
    addedAt: markedAt.toISOString(),
  };
}

export function favoriteHandlers({ reader }: KnownContent, marks: MarksStore, premiumRole: string) {
  return {
    async readFavorites({ member, locale }) {
      const stored = await marks.list(member.subject, "favourite");
      const items = await reader.items(
        stored.map(({ itemId }) => itemId),
        { locale, fields },
      );
      const byId = new Map(items.filter(isKind).map((item) => [item.id, item]));
      return stored
        .flatMap(({ itemId, markedAt }) => {
          const item = byId.get(itemId);
          return item ? [toFavorite(item, markedAt)] : [];
        })
        .reverse();
    },

    async addFavorite({ member, id, locale }) {
      const item = await reader.item(id("favoriteId"), { locale, fields });
      if (!isKind(item)) throw unknownContent("verse, prayer, article or lesson");
      if (member.roles.includes(premiumRole))
        return toFavorite(item, await marks.add(member.subject, markOf(item.id)));
      const { freeFavorites } = memberLimits;
      const at = await marks.addWithin(member.subject, markOf(item.id), freeFavorites);
      if (!at)
        throw new Refusal(
          409,
          memberCodes.favoritesFull,
          `A free account keeps ${freeFavorites} favorites; remove one, or keep all with premium.`,
        );
      return toFavorite(item, at);
    },

    async removeFavorite({ member, id, locale }) {
      const item = await reader.item(id("favoriteId"), { locale, fields });
      if (!isKind(item)) throw unknownContent("verse, prayer, article or lesson");
      await marks.remove(member.subject, markOf(item.id));
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
