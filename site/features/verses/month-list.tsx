import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { type Day, dayPath, isoDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { MonthView } from "./load-month.server.ts";

type Section = "verses" | "prayers";

export const monthPath = (section: Section, { year, month }: Day): string =>
  dayPath(section, { year, month, day: 1 }).replace(/\/1$/, "");

export const monthName = (month: Day): string => formatDay(month, getLocale(), "month and year");

const linkClass = "inline-flex min-h-11 items-center gap-1.5 hover:underline";

interface MonthArrowProps {
  section: Section;
  month: Day | null;
  icon: LucideIcon;
}

function MonthArrow({ section, month, icon: Icon }: MonthArrowProps) {
  return (
    month && (
      <AppLink
        to={monthPath(section, month)}
        className="icon-button border border-line"
        aria-label={monthName(month)}
      >
        <Icon className="size-5" aria-hidden="true" />
      </AppLink>
    )
  );
}

/** A past month: each day with its verse. */
export function MonthList({ section, kicker, view }: { section: Section; kicker: string; view: MonthView }) {
  return (
    <div className="column mt-8 md:mt-12">
      <p className="kicker">{kicker}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4">
        <h1 className="min-w-0 text-[2rem] first-letter:uppercase md:text-[2.6rem]">
          {monthName(view.month)}
        </h1>
        {/* Above the list as well: the links at the bottom are thirty days away. */}
        <div className="flex shrink-0 gap-2 pb-0.5">
          <MonthArrow section={section} month={view.previous} icon={ChevronLeft} />
          <MonthArrow section={section} month={view.next} icon={ChevronRight} />
        </div>
      </div>
      <ol className="mt-6 border-t border-line">
        {view.entries.map(({ day, title, reference }) => (
          <li key={isoDay(day)} className="border-b border-line">
            <AppLink
              to={dayPath(section, day)}
              className="group flex items-center gap-5 py-3.5 hover:bg-sand md:px-2"
            >
              <time dateTime={isoDay(day)} className="w-12 flex-none text-center">
                <span className="block font-serif text-[1.5rem] leading-none tabular-nums">{day.day}</span>
                <span className="mt-1 block text-[0.82rem] text-muted">
                  {formatDay(day, getLocale(), "weekday")}
                </span>
              </time>
              <span className="min-w-0">
                <span className="block font-serif text-[1.12rem] leading-snug group-hover:underline">
                  {title}
                </span>
                {reference && (
                  <span className="mt-0.5 reference block text-[0.95rem] text-water">{reference}</span>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
      <nav
        aria-label={m.months()}
        className="mt-6 flex flex-wrap justify-between gap-x-3 font-semibold text-water"
      >
        {view.previous && (
          <AppLink to={monthPath(section, view.previous)} className={linkClass} rel="prev">
            <ChevronLeft className="size-5" aria-hidden="true" />
            <span className="first-letter:uppercase">{monthName(view.previous)}</span>
          </AppLink>
        )}
        {view.next && (
          <AppLink to={monthPath(section, view.next)} className={`ml-auto ${linkClass}`} rel="next">
            <span className="first-letter:uppercase">{monthName(view.next)}</span>
            <ChevronRight className="size-5" aria-hidden="true" />
          </AppLink>
        )}
      </nav>
    </div>
  );
}
