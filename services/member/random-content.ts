import type { ContentType } from "../../contracts/content.ts";
import { memberLimits } from "../../contracts/member-paths.ts";
import type { Handlers } from "./handler.ts";
import type { ContentReader } from "./known-content.ts";
import { invalid } from "./refusal.ts";

/** What has a page of its own; offers and redirects are nobody's related content. */
const types: readonly ContentType[] = [
  "article",
  "growthPlan",
  "growthPlanArticle",
  "studyGuide",
  "channel",
  "channelArticle",
  "dailyDevotional",
  "devotionalArticle",
  "topic",
  "category",
  "contributor",
  "verse",
  "prayer",
  "trivia",
];
/** All that a card shows: no body and no words that are for members. */
const cardFields =
  "properties[title,summary,contentSlug,access,topic,topics,associatedMedia,featuredImage,readingMinutes,publishedDate]";
const maxConsidered = 1000;

export const randomContentHandlers = (content: ContentReader, random: () => number = Math.random) =>
  ({
    async readRandomContent({ locale, query }) {
      const type = types.find((one) => one === query("typeAlias"));
      if (!type) throw invalid(`typeAlias: must be one of ${types.join(", ")}`);
      const written = query("count") ?? "3";
      const count = /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;
      if (!(count >= 1 && count <= memberLimits.randomContent))
        throw invalid(`count: must be a number from 1 to ${memberLimits.randomContent}`);
      const { items: all } = await content.list({
        filter: `contentType:${type}`,
        fields: "properties[access]",
        take: maxConsidered,
        locale,
      });
      // A shuffle that stops as soon as enough are drawn.
      const ids = all.map(({ id }) => id);
      const chosen: string[] = [];
      while (chosen.length < count && ids.length > 0) {
        const at = Math.floor(random() * ids.length);
        chosen.push(ids[at]!);
        ids[at] = ids.at(-1)!;
        ids.pop();
      }
      return content.items(chosen, {
        locale,
        fields: cardFields,
        expand: "properties[associatedMedia,featuredImage]",
      });
    },
  }) satisfies Partial<Handlers>;
