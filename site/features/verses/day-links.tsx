import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { type Day, dayPath, isoDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink, NextLink } from "../../ui/app-link.tsx";
import { monthName, monthPath } from "./month-list.tsx";

interface DayLinksProps {
  section: "verses" | "prayers";
  day: Day;
  /** Null where the calendar begins. */
  previous: Day | null;
  /** Null while the day shown is today: tomorrow is not yet valid. */
  next: Day | null;
}

const short = (day: Day) => formatDay(day, getLocale(), "short");
const linkClass = "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:underline";

export function DayLinks({ section, day, previous, next }: DayLinksProps) {
  return (
    <nav
      aria-label={m.days()}
      className="column mt-6 flex flex-wrap items-center justify-between gap-x-3 font-semibold text-water"
    >
      {previous ? (
        <NextLink to={dayPath(section, previous)} className={linkClass} rel="prev">
          <ChevronLeft className="size-5" aria-hidden="true" />
          <span>{short(previous)}</span>
        </NextLink>
      ) : (
        <span />
      )}
      <AppLink
        to={monthPath(section, day)}
        className={linkClass}
        aria-label={`${short(day)}. ${m.all_days_of_month({ month: monthName(day) })}`}
      >
        <CalendarDays className="size-5" aria-hidden="true" />
        <time dateTime={isoDay(day)}>{short(day)}</time>
      </AppLink>
      {next ? (
        <NextLink to={dayPath(section, next)} className={linkClass} rel="next">
          <span>{short(next)}</span>
          <ChevronRight className="size-5" aria-hidden="true" />
        </NextLink>
      ) : (
        <span className="inline-flex min-h-11 flex-1 basis-20 items-center justify-end text-right font-normal text-muted">
          {m.tomorrow_soon()}
        </span>
      )}
    </nav>
  );
}
