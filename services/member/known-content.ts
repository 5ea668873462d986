import type { ContentItem, ContentList, ContentType } from "../../contracts/content.ts";
import { memberCodes } from "../../contracts/member-paths.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Bearer } from "../../platform/bearer.ts";
import { Refusal } from "../../platform/problem.ts";
import { unknownContent } from "./refusal.ts";

interface Read {
  locale?: Locale;
  expand?: string;
  fields?: string;
}

/** The content client, as far as this service asks it: always as anybody, so nothing protected passes through here. */
export interface ContentReader {
  item(id: string, read?: Read): Promise<ContentItem | null>;
  items(ids: readonly string[], read?: Read): Promise<ContentItem[]>;
  list(
    query: Read & { filter?: string | readonly string[]; fetch?: string; sort?: string; take?: number },
  ): Promise<ContentList>;
}

const labels: Partial<Record<ContentType, string>> = {
  topic: "topic",
  growthPlan: "growth plan",
  growthPlanArticle: "lesson of a growth plan",
  growthPlanArticlePrompt: "prompt in this lesson",
  studyGuide: "study guide",
  studyGuideLesson: "lesson of a study guide",
  studyGuideSection: "section in this lesson",
  trivia: "trivia",
};
/** More than any plan, lesson or guide has. */
const maxChildren = 200;

/** Ids sent by members are looked up before anything is stored about them. */
export function createKnownContent(content: ContentReader, premiumRole: string) {
  /** Of the right type, or refused. */
  async function item(type: ContentType, id: string, read: Read = {}): Promise<ContentItem> {
    const found = await content.item(id, { fields: "properties[title,access,sortOrder]", ...read });
    if (found?.contentType !== type) throw unknownContent(labels[type] ?? "item");
    return found;
  }

  /** In their own order. */
  async function children(parentId: string, type: ContentType, locale?: Locale): Promise<ContentItem[]> {
    const { items } = await content.list({
      fetch: `children:${parentId}`,
      filter: `contentType:${type}`,
      sort: "sortOrder:asc",
      take: maxChildren,
      fields: "properties[title,access]",
      ...(locale ? { locale } : {}),
    });
    return items;
  }

  const isPremium = ({ roles }: Bearer) => roles.includes(premiumRole);

  const isOpen = ({ properties }: ContentItem, member: Bearer): boolean =>
    properties.access !== "premium" || isPremium(member);
  return {
    reader: content,
    item,
    isOpen,
    children,
    /** A child of that parent, both of the right type; answers the parent. */
    async child(
      [parentType, parentId]: [ContentType, string],
      [type, id]: [ContentType, string],
    ): Promise<{ parent: ContentItem; child: ContentItem }> {
      const [parent, all] = await Promise.all([item(parentType, parentId), children(parentId, type)]);
      const child = all.find((one) => one.id === id);
      if (!child) throw unknownContent(labels[type] ?? "item");
      return { parent, child };
    },
    /** What a member may not read they cannot have completed. */
    mustBeOpen(item: ContentItem, member: Bearer): void {
      if (!isOpen(item, member))
        throw new Refusal(403, memberCodes.premiumNeeded, "This lesson is for premium members.");
    },
    mustBePremium(member: Bearer): void {
      if (!isPremium(member)) throw new Refusal(403, memberCodes.premiumNeeded, "You are not authorized");
    },
  };
}

export type KnownContent = ReturnType<typeof createKnownContent>;

export const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");
/** The path of what an item is a part of. */
export const parentPath = ({ route }: ContentItem) => withoutSlash(route.path).replace(/\/[^/]+$/, "");
