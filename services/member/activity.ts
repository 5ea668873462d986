import type { ContentType } from "../../contracts/content.ts";
import type { ActivityEntry } from "../../contracts/member.ts";
import { memberCodes } from "../../contracts/member-paths.ts";
import { type ActivityKind, streakOf } from "../../contracts/streaks.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ActivityStore } from "./activity-store.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { rejectReason, todayOf } from "./local-day.ts";
import { invalid } from "./refusal.ts";

const typesOf: Record<ActivityKind, readonly ContentType[]> = {
  verse: ["verse"],
  prayer: ["prayer"],
  prompt: ["growthPlanArticlePrompt"],
  article: ["article", "channelArticle"],
  devotional: ["devotionalArticle"],
  trivia: ["trivia"],
  section: ["studyGuideSection"],
  lesson: ["growthPlanArticle"],
};

export function activityHandlers(content: KnownContent, activity: ActivityStore, clock: Clock) {
  async function createValidator(entries: readonly ActivityEntry[]) {
    const ids = [...new Set(entries.map(({ itemId }) => itemId))];
    const items = await content.reader.items(ids, { fields: "properties[title]" });
    const types = new Map(items.map(({ id, contentType }) => [id, contentType as ContentType]));
    const now = clock.now();
    return (entry: ActivityEntry): string | undefined => {
      const type = types.get(entry.itemId);
      if (!type || !typesOf[entry.kind].includes(type)) return memberCodes.unknownContent;
      return rejectReason({ ...entry, at: new Date(entry.at) }, entry.offline ?? false, now);
    };
  }

  return {
    async readActivity({ member, query }) {
      const from = query("from");
      if (from !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(from)) throw invalid("from: not a date");
      return activity.list(member.subject, from);
    },
    async addActivity({ member, body }) {
      const entries = body.map((entry) => ({
        ...entry,
        id: entry.id.toLowerCase(),
        itemId: entry.itemId.toLowerCase(),
      }));
      const reasonOf = await createValidator(entries);
      const validated = entries.map((entry) => ({ entry, code: reasonOf(entry) }));
      const valid = validated.filter(({ code }) => !code).map(({ entry }) => entry);
      await activity.add(member.subject, valid);
      return {
        stored: valid.map(({ id }) => id),
        refused: validated.flatMap(({ entry, code }) => (code ? [{ id: entry.id, code }] : [])),
      };
    },
    async readStreak({ member, query }) {
      return streakOf(await activity.list(member.subject), todayOf(query("today"), clock.now()));
    },
  } satisfies Partial<Handlers>;
}
