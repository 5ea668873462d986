import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { NextLink } from "../../ui/app-link.tsx";
import { kindOfType } from "../catalog/kinds.ts";
import type { CourseProgress, CourseView } from "./course-state.tsx";

interface GoOnLinkProps {
  course: CourseView;
  /** A reader's progress; undefined for everybody else. */
  progress: Pick<CourseProgress, "done" | "isCompleted" | "next"> | undefined;
  /** A course that is begun again is not done any more. */
  onAgain?: () => void;
}

/** Begin, go on where one left off, or begin again. */
export function GoOnLink({ course: { type, lessons }, progress, onAgain }: GoOnLinkProps) {
  const index = Math.max(
    0,
    lessons.findIndex(({ id }) => id === progress?.next?.id),
  );
  const target = lessons[index];
  if (!target) return null;
  const part = kindOfType(type)?.childName?.({ number: index + 1 }) ?? "";
  return (
    <NextLink
      to={target.path}
      className="pill min-w-[min(14rem,100%)] bg-water text-on-water hover:opacity-90"
      {...(progress?.isCompleted && onAgain ? { onClick: onAgain } : {})}
    >
      {progress?.isCompleted
        ? onAgain
          ? m.courses_again()
          : m.growth_plans_again()
        : progress?.done
          ? m.courses_continue_at({ part: part.toLocaleLowerCase(getLocale()) })
          : m.catalog_begin()}
    </NextLink>
  );
}
