import type { ContentItem } from "../../contracts/content.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import type { Locale } from "../../contracts/site.ts";
import { type KnownContent, withoutSlash } from "./known-content.ts";
import type { MemberStore } from "./store.ts";

/** A growth plan or a study guide: lessons in an order, walked at one's own pace. */
export type CourseKind = "plan" | "guide";

export interface CourseAhead {
  kind: CourseKind;
  title: string;
  url: string;
  /** What is not completed yet, in its order. Nothing is ever late: what was left is simply next. A `path` has no language. */
  lessons: { id: string; title: string; number: number; url: string; path: string }[];
  /** When a lesson of the plan, or a section of the guide, was last completed. */
  lastDone: Date | undefined;
  /** A guide whose member has no premium: its dates are retained and return with it. */
  isResting: boolean;
}

interface CourseAheadOptions {
  content: KnownContent;
  marks: MemberStore["marks"];
  roles: Pick<RoleStore, "of">;
  premiumRole: string;
  origin: string;
}

interface Walked {
  lessons: ContentItem[];
  /** Of the lessons, those with something left. */
  left: Set<string>;
  lastDone: Date | undefined;
}

/** What a member still has before them in a plan they are subscribed to, or in a guide; undefined when they are not. */
export function createCourseAhead({ content, marks, roles, premiumRole, origin }: CourseAheadOptions) {
  async function walkedPlan(subject: string, planId: string, locale: Locale): Promise<Walked | undefined> {
    const subscribed = await marks.list(subject, "plan", [planId]);
    if (subscribed.length === 0) return undefined;
    const lessons = await content.children(planId, "growthPlanArticle", locale);
    const marked = await marks.list(subject, "lesson", [planId]);
    const done = new Set(marked.map(({ itemId }) => itemId));
    const left = new Set(lessons.map(({ id }) => id).filter((id) => !done.has(id)));
    return { lessons, left, lastDone: marked.at(-1)?.markedAt };
  }

  async function walkedGuide(subject: string, guideId: string, locale: Locale): Promise<Walked> {
    const lessons = await content.children(guideId, "studyGuideLesson", locale);
    const ids = lessons.map(({ id }) => id);
    const marked = await marks.list(subject, "section", ids);
    const done = new Set(marked.map(({ itemId }) => itemId));
    const sections = await Promise.all(ids.map((id) => content.children(id, "studyGuideSection")));
    const left = new Set(ids.filter((_, nth) => sections[nth]!.some(({ id }) => !done.has(id))));
    return { lessons, left, lastDone: marked.at(-1)?.markedAt };
  }

  return async function courseAhead(
    subject: string,
    courseId: string,
    locale: Locale,
  ): Promise<CourseAhead | undefined> {
    const course = await content.reader.item(courseId, { locale, fields: "properties[title]" });
    if (!course) return undefined;
    const isGuide = course.contentType === "studyGuide";
    const walked = await (isGuide ? walkedGuide : walkedPlan)(subject, courseId, locale);
    if (!walked) return undefined;
    const urlOf = ({ route }: ContentItem) =>
      `${origin}${locale === "es" ? "/es" : ""}${withoutSlash(route.path)}`;
    return {
      kind: isGuide ? "guide" : "plan",
      title: course.name,
      url: urlOf(course),
      lessons: walked.lessons
        .map((lesson, index) => {
          const { id, name: title, route } = lesson;
          return { id, title, number: index + 1, url: urlOf(lesson), path: withoutSlash(route.path) };
        })
        .filter(({ id }) => walked.left.has(id)),
      lastDone: walked.lastDone,
      isResting: isGuide && !(await roles.of(subject)).includes(premiumRole),
    };
  };
}

export type CourseAheadOf = ReturnType<typeof createCourseAhead>;
