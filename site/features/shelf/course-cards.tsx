import { m } from "../../i18n/paraglide/messages.js";
import ProgressRing from "../growth-plans/progress-ring.tsx";
import { CompactCard, CompactRow } from "./compact-card.tsx";
import type { CourseOnWay } from "./course-on-way.ts";

interface CourseCardsProps {
  courses: readonly CourseOnWay[];
  most: number;
  columns: 2 | 3;
}

/** Each with how far it has come and what is next in it; open ones first. */
export function CourseCards({ courses, most, columns }: CourseCardsProps) {
  const openFirst = courses.toSorted((a, b) => Number(a.isCompleted) - Number(b.isCompleted));
  return (
    <CompactRow columns={columns}>
      {openFirst.slice(0, most).map(({ id, title, path, done, total, isCompleted, next, words }) => (
        <li key={id}>
          <CompactCard
            to={next?.path ?? path}
            kicker={isCompleted ? words.completed : done > 0 ? m.growth_plans_continue() : m.catalog_begin()}
            title={title}
            note={next ? m.growth_plans_next(next) : words.progress}
            mark={
              <ProgressRing
                done={done}
                total={total}
                size={64}
                label={isCompleted ? words.completed : words.progress}
              />
            }
          />
        </li>
      ))}
    </CompactRow>
  );
}
