import type { ContentItem } from "../../contracts/content.ts";
import type { Locale } from "../../contracts/site.ts";
import { type KnownContent, withoutSlash } from "./known-content.ts";
import type { MemberStore } from "./store.ts";

export interface PlanAhead {
  title: string;
  url: string;
  /** What is not completed yet, in its order. Nothing is ever late: what was left is simply next. */
  lessons: { id: string; title: string; number: number; url: string }[];
  /** When a lesson of it was last completed. */
  lastDone: Date | undefined;
}

interface PlanAheadOptions {
  content: KnownContent;
  marks: MemberStore["marks"];
  origin: string;
}

/** What a member still has before them in a plan they are subscribed to; undefined when they are not. */
export function createPlanAhead({ content, marks, origin }: PlanAheadOptions) {
  return async function planAhead(
    subject: string,
    planId: string,
    locale: Locale,
  ): Promise<PlanAhead | undefined> {
    const urlOf = ({ route }: ContentItem) =>
      `${origin}${locale === "es" ? "/es" : ""}${withoutSlash(route.path)}`;
    const subscribed = await marks.list(subject, "plan", [planId]);
    if (subscribed.length === 0) return undefined;
    const plan = await content.reader.item(planId, { locale, fields: "properties[title]" });
    if (!plan) return undefined;
    const lessons = await content.children(planId, "growthPlanArticle", locale);
    const marked = await marks.list(subject, "lesson", [planId]);
    const done = new Set(marked.map(({ itemId }) => itemId));
    return {
      title: plan.name,
      url: urlOf(plan),
      lessons: lessons
        .map((lesson, index) => {
          return { id: lesson.id, title: lesson.name, number: index + 1, url: urlOf(lesson) };
        })
        .filter(({ id }) => !done.has(id)),
      lastDone: marked.at(-1)?.markedAt,
    };
  };
}

export type PlanAheadOf = ReturnType<typeof createPlanAhead>;
