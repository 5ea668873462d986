import type { ContentItem, ContentType } from "../../contracts/content.ts";
import type { ActivityKind } from "../../contracts/streaks.ts";
import type { Clock } from "../../platform/clock.ts";
import { checkedGuides } from "./checked-guides.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { dayOfMark } from "./local-day.ts";
import type { MarksStore } from "./marks-store.ts";
import { unknownContent } from "./refusal.ts";

/** The courses that are read without a subscription: their parts, and what reading one counts as. */
const readCoursesOf: Partial<Record<string, { part: ContentType; counts: ActivityKind }>> = {
  dailyDevotional: { part: "devotionalArticle", counts: "devotional" },
  channel: { part: "channelArticle", counts: "article" },
};
/** What a browser shows at most. */
const maxCourses = 24;

interface Completed {
  lessonId: string;
  completedAt: Date;
}

interface Course {
  courseId: string;
  lessons: Completed[];
  latestAt: Date;
}

const latestOf = (lessons: readonly Completed[], begun = new Date(0)) =>
  new Date(Math.max(begun.getTime(), ...lessons.map(({ completedAt }) => completedAt.getTime())));

export function courseHandlers(content: KnownContent, marks: MarksStore, clock: Clock) {
  async function course(id: string) {
    const found = await content.reader.item(id, { fields: "properties[title]" });
    const kind = found && readCoursesOf[found.contentType];
    if (!kind) throw unknownContent("devotional or channel");
    return { ...kind, type: found.contentType as ContentType, id: found.id };
  }
  async function lesson(courseId: string, lessonId: string) {
    const { type, part, counts, id } = await course(courseId);
    return { counts, ...(await content.child([type, id], [part, lessonId])) };
  }

  async function plans(subject: string): Promise<Course[]> {
    const subscribed = await marks.list(subject, "plan");
    const ids = subscribed.map(({ itemId }) => itemId);
    const done = ids.length > 0 ? await marks.list(subject, "lesson", ids) : [];
    return subscribed.map(({ itemId, markedAt }) => {
      const lessons = done
        .filter(({ parentId }) => parentId === itemId)
        .map((mark) => ({ lessonId: mark.itemId, completedAt: mark.markedAt }));
      return { courseId: itemId, lessons, latestAt: latestOf(lessons, markedAt) };
    });
  }

  /** A lesson of a guide is completed when all its sections are checked. */
  async function guides(subject: string): Promise<Course[]> {
    const sections = await marks.list(subject, "section");
    if (sections.length === 0) return [];
    const begun = (await checkedGuides(content, sections)).filter(({ checked }) => checked.length > 0);
    return Promise.all(
      begun.map(async ({ id, checked }) => {
        const ids = [...new Set(checked.map(({ parentId }) => parentId))];
        const lessons = await Promise.all(
          ids.map(async (lessonId) => {
            const own = checked.filter(({ parentId }) => parentId === lessonId);
            const wanted = await content.children(lessonId, "studyGuideSection");
            const isWhole = wanted.every((one: ContentItem) => own.some(({ itemId }) => itemId === one.id));
            return isWhole ? [{ lessonId, completedAt: own.at(-1)!.markedAt }] : [];
          }),
        );
        return { courseId: id, lessons: lessons.flat(), latestAt: checked.at(-1)!.markedAt };
      }),
    );
  }

  async function readings(subject: string): Promise<Course[]> {
    const lessonsOf = Map.groupBy(await marks.list(subject, "reading"), ({ parentId }) => parentId);
    return [...lessonsOf].map(([courseId, read]) => {
      const lessons = read.map(({ itemId, markedAt }) => ({ lessonId: itemId, completedAt: markedAt }));
      return { courseId, lessons, latestAt: latestOf(lessons) };
    });
  }

  return {
    async readCourses({ member: { subject } }) {
      const all = await Promise.all([plans(subject), guides(subject), readings(subject)]);
      return all
        .flat()
        .sort((a, b) => b.latestAt.getTime() - a.latestAt.getTime())
        .slice(0, maxCourses)
        .map(({ courseId, lessons, latestAt }) => ({
          courseId,
          latestAt: latestAt.toISOString(),
          lessons: lessons.map(({ lessonId, completedAt }) => {
            return { lessonId, completedAt: completedAt.toISOString() };
          }),
        }));
    },
    async readCompletedLessons({ member, id }) {
      const { id: courseId } = await course(id("courseId"));
      const read = await marks.list(member.subject, "reading", [courseId]);
      return read.map(({ itemId, markedAt }) => {
        return { lessonId: itemId, completedAt: markedAt.toISOString() };
      });
    },
    async completeLesson({ member, id, request }) {
      const [courseId, lessonId] = [id("courseId"), id("partId")];
      const { child, counts } = await lesson(courseId, lessonId);
      content.mustBeOpen(child, member);
      const completedAt = await marks.add(
        member.subject,
        { kind: "reading", parentId: courseId, itemId: lessonId },
        { ...dayOfMark(request, clock.now()), kind: counts, itemId: lessonId },
      );
      return { lessonId, completedAt: completedAt.toISOString() };
    },
    async reopenLesson({ member, id }) {
      const [courseId, lessonId] = [id("courseId"), id("partId")];
      await lesson(courseId, lessonId);
      await marks.remove(member.subject, { kind: "reading", parentId: courseId, itemId: lessonId });
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
