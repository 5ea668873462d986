import { ChevronDown } from "lucide-react";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { TriviaEntry } from "./find-trivia.server.ts";
import { levelName } from "./level.ts";
import { triviaPath } from "./trivia-day.ts";

/** Every subject, by how hard it is. */
export function SubjectList({ subjects }: { subjects: TriviaEntry[] }) {
  if (subjects.length === 0) return null;
  const byLevel = [...Map.groupBy(subjects, ({ level }) => level)].sort(([a], [b]) => (a ?? 9) - (b ?? 9));
  return (
    <section className="section-gap">
      <h2>{m.trivia_subjects()}</h2>
      <div className="mt-4 border-t border-line">
        {byLevel.map(([level, equals]) => {
          const name = levelName(level);
          const list = <SubjectColumns key={level} subjects={equals} />;
          if (!name) return list;
          return (
            <details key={level} className="group/level border-b border-line">
              <summary className="flex min-h-14 list-none items-center gap-3 text-[1.1rem] [&::-webkit-details-marker]:hidden">
                {name}
                <span className="text-muted tabular-nums">{equals.length}</span>
                <ChevronDown
                  className="ml-auto size-5 shrink-0 text-muted transition-transform group-open/level:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              {list}
            </details>
          );
        })}
      </div>
    </section>
  );
}

const SubjectColumns = ({ subjects }: { subjects: TriviaEntry[] }) => (
  <ul className="gap-x-12 pt-2 pb-4 sm:columns-2 lg:columns-3">
    {subjects.map(({ day, title }) => (
      <li key={title} className="break-inside-avoid">
        <AppLink
          to={triviaPath(day)}
          className="group flex min-h-11 items-baseline justify-between gap-4 py-2"
        >
          <span className="font-serif text-[1.08rem] leading-snug group-hover:underline">{title}</span>
          <span className="flex-none text-[0.9rem] text-muted tabular-nums">
            {formatDay(day, getLocale(), "short")}
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);
