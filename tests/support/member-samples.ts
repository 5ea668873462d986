/** One of everything that the member service is asked about, found in whatever content there is. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ContentItem, ContentList } from "../../contracts/content.ts";
import type { MemberCall, MemberCallName } from "../../contracts/member-calls.ts";

/** Reads the content delivery service: the path below /umbraco/delivery/api/v2. */
export type ReadContent = (path: string) => Promise<ContentList>;
export type Samples = Awaited<ReturnType<typeof findSamples>>;

interface Block {
  content: { id: string; properties: Record<string, { items: Block[] } & string> };
}

export async function findSamples(read: ReadContent) {
  const of = (type: string, more = "") => read(`/content?filter=contentType:${type}&take=100${more}`);
  const one = async (type: string) => {
    const [item] = (await of(type)).items;
    assert.ok(item, `the content needs a ${type}`);
    return item;
  };
  const below = async (parent: ContentItem, type: string) =>
    (await of(type, `&fetch=children:${parent.id}&sort=sortOrder:asc`)).items;

  /** The first lesson that has what is asked for, with its parent. */
  async function lessonOf(
    type: string,
    childType: string,
    itsType: string,
    wanted: (item: ContentItem) => boolean,
  ) {
    for (const parent of (await of(type)).items)
      for (const lesson of (await below(parent, childType)).filter(wanted)) {
        const parts = await below(lesson, itsType);
        if (parts.length > 0) return { parent, lesson, parts };
      }
    throw new Error(`the content needs a ${childType} with a ${itsType}`);
  }
  const open = ({ properties }: ContentItem) => properties.access !== "premium";
  const premium = (item: ContentItem) => !open(item);
  const plan = await lessonOf("growthPlan", "growthPlanArticle", "growthPlanArticlePrompt", open);
  const study = await lessonOf("studyGuide", "studyGuideLesson", "studyGuideSection", open);
  const closed = await lessonOf("studyGuide", "studyGuideLesson", "studyGuideSection", premium);
  const devotional = await one("dailyDevotional");
  const trivia = await one("trivia");
  const questions = (trivia.properties.questions as { items: Block[] }).items.map(({ content }) => content);
  const question = questions[0]!;
  const right: string = question.properties.correctAnswerId!;
  const wrong = question.properties.answers!.items.find(({ content }) => content.id !== right)!.content.id;
  const contributor = (await one("article")).properties.contributors as ContentItem[];
  return {
    topicId: (await one("topic")).id,
    planId: plan.parent.id,
    lessonIds: (await below(plan.parent, "growthPlanArticle")).map(({ id }) => id),
    articleId: plan.lesson.id,
    promptId: plan.parts[0]!.id,
    guideId: study.parent.id,
    lessonId: study.lesson.id,
    sectionId: study.parts[0]!.id,
    sectionIds: study.parts.map(({ id }) => id),
    premium: { lessonId: closed.lesson.id, sectionId: closed.parts[0]!.id },
    triviaId: trivia.id,
    questionIds: questions.map(({ id }) => id),
    questionId: question.id,
    right,
    wrong,
    verseId: (await one("verse")).id,
    itemId: (await one("verse")).id,
    favoriteId: (await one("verse")).id,
    channelId: (await one("channel")).id,
    courseId: devotional.id,
    partId: (await below(devotional, "devotionalArticle"))[0]!.id,
    contributorId: contributor[0]?.id ?? (await one("contributor")).id,
  };
}

const activityId = randomUUID();
const rhythm = { days: ["mon", "thu"], time: "07:30", timeZone: "America/Chicago", remind: true };
const bodies: Partial<Record<MemberCallName, (samples: Samples, now: Date) => unknown>> = {
  writeAccount: () => ({ firstName: "Ana", lastName: "Ruiz", gender: "female" }),
  writeRhythm: () => rhythm,
  writeGuideRhythm: () => rhythm,
  respond: ({ right }) => ({ answerId: right }),
  writeNote: (_, now) => ({ text: "Only its writer reads this.", updatedAt: now.toISOString() }),
  addActivity: ({ verseId }, now) => [
    {
      id: activityId,
      kind: "verse",
      itemId: verseId,
      at: now.toISOString(),
      localDate: now.toISOString().slice(0, 10),
      timeZone: "UTC",
    },
  ],
};
const queries: Partial<Record<MemberCallName, string>> = {
  removeActivity: "?kind=verse",
  readRandomContent: "?typeAlias=growthPlan&count=1&culture=es",
};

/** A good request for any call of the table: its path below the base, and its body. */
export function sampleRequest(name: MemberCallName, call: MemberCall, samples: Samples, now: Date) {
  const ids: Record<string, string> = { ...samples, id: "" } as never;
  ids.id = /topic/i.test(call.path) ? samples.topicId : samples.contributorId;
  const path =
    call.path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? param) + (queries[name] ?? "");
  return { path, body: bodies[name]?.(samples, now) };
}
