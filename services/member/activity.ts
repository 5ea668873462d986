import { isChapterId } from "../../contracts/chapter-id.ts";
import type { ContentType } from "../../contracts/content.ts";
import type { ActivityEntry } from "../../contracts/member.ts";
import { memberCodes } from "../../contracts/member-paths.ts";
import { type ActivityKind, activityKinds, streakOf } from "../../contracts/streaks.ts";
import type { Bearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ActivityStore } from "./activity-store.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { canonicalZone, dayOfMark, isDate, rejectReason, todayOf } from "./local-day.ts";
import { invalid, unknownContent } from "./refusal.ts";

/** A chapter is none of the content's items. */
const typesOf: Record<Exclude<ActivityKind, "chapter">, readonly ContentType[]> = {
  verse: ["verse"],
  question: ["verse"],
  prayer: ["prayer"],
  prompt: ["growthPlanArticlePrompt"],
  article: ["article", "channelArticle"],
  devotional: ["devotionalArticle"],
  trivia: ["trivia"],
  section: ["studyGuideSection"],
  lesson: ["growthPlanArticle", "studyGuideLesson"],
};

export function activityHandlers(content: KnownContent, activity: ActivityStore, clock: Clock) {
  /** What a member may not read they cannot have read. */
  async function createKnown(acts: readonly Pick<ActivityEntry, "kind" | "itemId">[], member: Bearer) {
    const ids = [...new Set(acts.filter(({ kind }) => kind !== "chapter").map(({ itemId }) => itemId))];
    const items = ids.length > 0 ? await content.reader.items(ids, { fields: "properties[access]" }) : [];
    const open = items.filter((item) => content.isOpen(item, member));
    const types = new Map(open.map(({ id, contentType }) => [id, contentType as ContentType]));
    return ({ kind, itemId }: Pick<ActivityEntry, "kind" | "itemId">): boolean => {
      if (kind === "chapter") return isChapterId(itemId);
      const type = types.get(itemId);
      return type !== undefined && typesOf[kind].includes(type);
    };
  }

  async function createValidator(entries: readonly ActivityEntry[], member: Bearer) {
    const isKnown = await createKnown(entries, member);
    const now = clock.now();
    return (entry: ActivityEntry): string | undefined =>
      isKnown(entry)
        ? rejectReason({ ...entry, at: new Date(entry.at) }, entry.offline ?? false, now)
        : memberCodes.unknownContent;
  }

  return {
    async readActivity({ member, query }) {
      const from = query("from");
      if (from !== undefined && !isDate(from)) throw invalid("from: not a date");
      return activity.list(member.subject, from);
    },
    async addActivity({ member, body }) {
      const entries = body.map((entry) => ({
        ...entry,
        id: entry.id.toLowerCase(),
        itemId: entry.itemId.toLowerCase(),
        timeZone: canonicalZone(entry.timeZone) ?? entry.timeZone,
      }));
      const reasonOf = await createValidator(entries, member);
      const validated = entries.map((entry) => ({ entry, code: reasonOf(entry) }));
      const valid = validated.filter(({ code }) => !code).map(({ entry }) => entry);
      const stored = await activity.add(member.subject, valid);
      return {
        stored,
        refused: validated.flatMap(({ entry, code }) =>
          stored.includes(entry.id) ? [] : [{ id: entry.id, code: code ?? "activity.too_many" }],
        ),
      };
    },
    async removeActivity({ member, id, query, request }) {
      const kind = activityKinds.find((one) => one === query("kind"));
      if (!kind) throw invalid("kind: not something that counts");
      const act = { kind, itemId: id("itemId") };
      if (!(await createKnown([act], member))(act)) throw unknownContent("item");
      const { localDate } = dayOfMark(request, clock.now());
      await activity.remove(member.subject, { ...act, localDate });
      return undefined;
    },
    async readStreak({ member, query }) {
      return streakOf(await activity.list(member.subject), todayOf(query("today"), clock.now()));
    },
  } satisfies Partial<Handlers>;
}
