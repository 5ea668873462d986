import { Clock } from "lucide-react";
import { dayOf } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { type Author, Byline } from "./byline.tsx";

interface ReadingHeaderProps {
  kicker: string | null;
  title: string;
  summary: string | null;
  by: Author[];
  published: string | null;
  minutes: number | null;
  /** The page's position in its series, drawn as a line. */
  progress?: { number: number; count: number };
}

export function ReadingHeader({
  kicker,
  title,
  summary,
  by,
  published,
  minutes,
  progress,
}: ReadingHeaderProps) {
  const date = published && formatDay(dayOf(new Date(published)), getLocale(), "with year");
  return (
    <header className="column mt-4 md:mt-8">
      {kicker && <p className="kicker">{kicker}</p>}
      <h1 className="mt-1 text-[2rem] md:text-[2.6rem]" data-listen>
        {title}
      </h1>
      {summary && (
        <p className="mt-3 text-[1.15rem] text-muted" data-listen>
          {summary}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 text-[0.95rem] text-muted">
        <Byline by={by} />
        {date && <time dateTime={published.slice(0, 10)}>{date}</time>}
        {minutes && (
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4" aria-hidden="true" />
            {m.reading_minutes({ minutes })}
          </span>
        )}
      </div>
      {progress && (
        <progress
          className="mt-4 h-1.5 w-full"
          value={progress.number}
          max={progress.count}
          aria-label={kicker ?? title}
        />
      )}
    </header>
  );
}
