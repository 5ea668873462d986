import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { TriviaEntry } from "./find-trivia.server.ts";
import { triviaPath } from "./trivia-day.ts";

const linkClass = "inline-flex min-h-11 items-center gap-1.5 hover:underline";

interface TriviaDaysProps {
  previous: TriviaEntry | null;
  next: TriviaEntry | null;
}

export function TriviaDays({ previous, next }: TriviaDaysProps) {
  const short = (entry: TriviaEntry) => formatDay(entry.day, getLocale(), "short");
  return (
    <nav
      aria-label={m.days()}
      className="column mt-6 flex max-w-[868px] flex-wrap items-center justify-between gap-x-4 font-semibold text-water"
      data-no-print
    >
      {previous && (
        <AppLink to={triviaPath(previous.day)} className={linkClass} rel="prev">
          <ChevronLeft className="size-5" aria-hidden="true" />
          {short(previous)}
        </AppLink>
      )}
      <AppLink to="/trivia/archive" className={linkClass}>
        <CalendarDays className="size-5" aria-hidden="true" />
        <span>{m.trivia_archive()}</span>
      </AppLink>
      {next && (
        <AppLink to={triviaPath(next.day)} className={linkClass} rel="next">
          {short(next)}
          <ChevronRight className="size-5" aria-hidden="true" />
        </AppLink>
      )}
    </nav>
  );
}
