import { memberPaths } from "../../../contracts/member-paths.ts";
import { callMember } from "./call-member.ts";
import { listOf, type Mark, type MarkList } from "./marks.ts";

/** Where a mark is set with POST and taken off with DELETE. */
export function markPath({ kind, of = "", within = "", item }: Mark): string {
  switch (kind) {
    case "plan":
      return memberPaths.subscription(item);
    case "lesson":
      return memberPaths.completedArticle(of, item);
    case "reading":
      return memberPaths.completedLesson(of, item);
    case "prompt":
      return memberPaths.completedPrompt(of, item);
    case "section":
      return memberPaths.completedSection(within, item);
    case "follow":
      return memberPaths.follow(item);
    case "favourite":
      return memberPaths.favorite(item);
  }
}

type Lists = Record<string, string[]>;

const lessonsOf = (growthPlanId: string) => ({ kind: "lesson", of: growthPlanId }) as const;

/** The items on a list. An answer may fill several: with each plan comes what was completed of it. */
export async function fetchLists({ kind, of = "" }: MarkList): Promise<Lists> {
  const list = listOf({ kind, of });
  switch (kind) {
    case "plan": {
      const plans = await callMember("readSubscriptions");
      const lessons = plans.map(({ growthPlanId, completedArticleIds: ids }) =>
        ids ? { [listOf(lessonsOf(growthPlanId))]: ids } : fetchLists(lessonsOf(growthPlanId)),
      );
      return Object.assign(
        { [list]: plans.map((plan) => plan.growthPlanId) },
        ...(await Promise.all(lessons)),
      );
    }
    case "guide": {
      const guides = await callMember("readGuides");
      const sections = guides.map(({ guideId, completedSectionIds }): [string, string[]] => [
        listOf({ kind: "section", of: guideId }),
        completedSectionIds,
      ]);
      return { [list]: guides.map(({ guideId }) => guideId), ...Object.fromEntries(sections) };
    }
    case "lesson": {
      const done = await callMember("readCompletedArticles", { params: { planId: of } });
      return { [list]: done.map(({ articleId }) => articleId) };
    }
    case "reading": {
      const read = await callMember("readCompletedLessons", { params: { courseId: of } });
      return { [list]: read.map(({ lessonId }) => lessonId) };
    }
    case "prompt": {
      const done = await callMember("readCompletedPrompts", { params: { articleId: of } });
      return { [list]: done.map(({ promptId }) => promptId) };
    }
    case "section": {
      const done = await callMember("readCompletedSections", { params: { guideId: of } });
      return { [list]: done.map(({ sectionId }) => sectionId) };
    }
    case "favourite":
      return { [list]: (await callMember("readFavorites")).map(({ id }) => id) };
    case "follow":
      return { [list]: (await callMember("readFollows")).map(({ id }) => id) };
  }
}
