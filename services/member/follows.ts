import type { ContentItem } from "../../contracts/content.ts";
import type { Follow, FollowedItem } from "../../contracts/member.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Handlers } from "./handler.ts";
import { type KnownContent, withoutSlash } from "./known-content.ts";
import type { MarksStore } from "./marks-store.ts";
import { unknownContent } from "./refusal.ts";

const markOf = (id: string) => ({ kind: "follow", parentId: id, itemId: id }) as const;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const isCreator = (item: ContentItem): item is ContentItem & Pick<Follow, "contentType"> =>
  item.contentType === "contributor" || item.contentType === "channel";
const published = "contentType:article,channelArticle,devotionalArticle";
const cardFields = "properties[title,summary,publishedDate,access,contributors]";
const max = 24;

function toCard(item: ContentItem, by: ContentItem): FollowedItem {
  const { title, summary, publishedDate, access } = item.properties;
  return {
    id: item.id,
    contentType: item.contentType,
    title: textOf(title) || item.name,
    summary: textOf(summary),
    path: withoutSlash(item.route.path),
    publishedDate: textOf(publishedDate) || null,
    access: access === "premium" || access === "account" ? access : "free",
    by: { id: by.id, name: by.name, path: withoutSlash(by.route.path) },
  };
}

export function followHandlers(content: KnownContent, marks: MarksStore) {
  const { reader } = content;

  async function followed(subject: string, locale: Locale) {
    const all = await marks.list(subject, "follow");
    const items = await reader.items(
      all.map(({ itemId }) => itemId),
      { locale, fields: "properties[title]" },
    );
    const byId = new Map(items.filter(isCreator).map((item) => [item.id, item]));
    return all.flatMap(({ itemId, markedAt }) => {
      const item = byId.get(itemId);
      return item ? [{ item, markedAt }] : [];
    });
  }
  const toFollow = (item: ContentItem & Pick<Follow, "contentType">, markedAt: Date): Follow => ({
    id: item.id,
    contentType: item.contentType,
    name: item.name,
    path: withoutSlash(item.route.path),
    followedAt: markedAt.toISOString(),
  });
  async function creator(id: string, locale: Locale) {
    const item = await reader.item(id, { locale, fields: "properties[title]" });
    if (!item || !isCreator(item)) throw unknownContent("contributor or channel");
    return item;
  }

  return {
    async readFollows({ member, locale }) {
      return (await followed(member.subject, locale)).map(({ item, markedAt }) => toFollow(item, markedAt));
    },
    async follow({ member, id, locale }) {
      const item = await creator(id("id"), locale);
      return toFollow(item, await marks.add(member.subject, markOf(item.id)));
    },
    async unfollow({ member, id, locale }) {
      const item = await creator(id("id"), locale);
      await marks.remove(member.subject, markOf(item.id));
      return undefined;
    },

    /** Of someone who is followed twice over, as a contributor and through a channel, an item is shown once. */
    async readLatestFollowed({ member, locale, query }) {
      const take = Math.min(max, Math.max(1, Math.trunc(Number(query("take"))) || 12));
      const creators = (await followed(member.subject, locale)).map(({ item }) => item);
      const read = { locale, fields: cardFields, sort: "createDate:desc", take };
      const lists = creators.map(async (by) => {
        const { items } = await reader.list(
          by.contentType === "channel"
            ? { ...read, fetch: `children:${by.id}`, filter: "contentType:channelArticle" }
            : { ...read, filter: [published, `contributor:${by.id}`] },
        );
        return items.map((item) => ({ item, by }));
      });
      const newest = (await Promise.all(lists))
        .flat()
        .sort(
          (a, b) => b.item.createDate.localeCompare(a.item.createDate) || a.item.id.localeCompare(b.item.id),
        );
      const once = new Map(newest.map((one) => [one.item.id, one]));
      return [...once.values()].slice(0, take).map(({ item, by }) => toCard(item, by));
    },
  } satisfies Partial<Handlers>;
}
