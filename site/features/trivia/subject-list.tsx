import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { TriviaEntry } from "./find-trivia.server.ts";
import { triviaPath } from "./trivia-day.ts";

export function SubjectList({ subjects }: { subjects: TriviaEntry[] }) {
  if (subjects.length === 0) return null;
  return (
    <section className="section-gap">
      <h2>{m.trivia_subjects()}</h2>
      <ul className="mt-4 gap-x-12 border-t border-line pt-2 sm:columns-2 lg:columns-3">
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
    </section>
  );
}
