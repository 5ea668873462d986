import { m } from "../../i18n/paraglide/messages.js";
import ProgressRing from "../../ui/progress-ring.tsx";
import { CompactCard, CompactRow } from "../cards/compact-card.tsx";
import type { CourseInProgress } from "./course-in-progress.ts";

interface CourseCardsProps {
  courses: readonly CourseInProgress[];
  max: number;
  columns: 2 | 3;
}

/** Each with how far it has come and what is next in it; open ones first. */
export function CourseCards({ courses, max, columns }: CourseCardsProps) {
  const openFirst = courses.toSorted((a, b) => Number(a.isCompleted) - Number(b.isCompleted));
  return (
    <CompactRow columns={columns}>
      {openFirst.slice(0, max).map(({ id, title, path, done, total, isCompleted, next, label }) => (
        <li key={id}>
          <CompactCard
            to={next?.path ?? path}
            kicker={isCompleted ? label.completed : done > 0 ? m.growth_plans_continue() : m.catalog_begin()}
            title={title}
            note={next ? m.growth_plans_next(next) : label.progress}
            mark={
              <ProgressRing
                done={done}
                total={total}
                size={64}
                label={isCompleted ? label.completed : label.progress}
              />
            }
          />
        </li>
      ))}
    </CompactRow>
  );
}
