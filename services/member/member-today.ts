import type { Weekday } from "../../contracts/member-paths.ts";
import type { Locale } from "../../contracts/site.ts";
import type { CourseAheadOf } from "./course-ahead.ts";
import type { MemberStore } from "./store.ts";

/** What reminders on devices ask of a member's day. */
export function createMemberToday({
  store: { activity, rhythms },
  courseAhead,
}: {
  store: Pick<MemberStore, "activity" | "rhythms">;
  courseAhead: CourseAheadOf;
}) {
  return {
    hasDone: (subject: string, day: string): Promise<boolean> => activity.hasAny(subject, day),
    /** Of the plans and guides whose schedule names this day, the first with something left. */
    async lessonOn(subject: string, weekday: Weekday, locale: Locale) {
      for (const { courseId, days } of await rhythms.list(subject)) {
        if (!days.includes(weekday)) continue;
        const course = await courseAhead(subject, courseId, locale);
        const lesson = course?.lessons[0];
        if (!course || !lesson || course.isResting) continue;
        return { course: course.title, number: lesson.number, title: lesson.title, path: lesson.path };
      }
      return undefined;
    },
  };
}

export type MemberToday = ReturnType<typeof createMemberToday>;
