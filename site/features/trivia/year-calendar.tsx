import { type Day, isoDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { TriviaEntry } from "./find-trivia.server.ts";
import { triviaPath } from "./trivia-day.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The year as months of numbered days; a day's subject is read out and shown on pointing at it. */
export function YearCalendar({ entries, today }: { entries: TriviaEntry[]; today: Day }) {
  const isToday = ({ day }: TriviaEntry) => day.month === today.month && day.day === today.day;
  return (
    <div className="mt-8 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {months.map((month) => {
        const days = entries.filter(({ day }) => day.month === month);
        if (days.length === 0) return null;
        return (
          <section key={month}>
            <h2 className="text-[1.25rem] first-letter:uppercase">
              {formatDay({ ...today, month, day: 1 }, getLocale(), "month")}
            </h2>
            <ol className="mt-3 grid grid-cols-7 justify-items-center gap-y-0.5 border-t border-line pt-2">
              {days.map((entry) => (
                <li key={isoDay(entry.day)}>
                  <AppLink
                    to={triviaPath(entry.day)}
                    title={entry.title}
                    aria-label={`${formatDay(entry.day, getLocale(), "long")}: ${entry.title}${isToday(entry) ? ` (${m.trivia_today()})` : ""}`}
                    aria-current={isToday(entry) ? "date" : undefined}
                    className={`icon-button tabular-nums ${isToday(entry) ? "bg-water font-semibold text-on-water hover:bg-water" : ""}`}
                  >
                    {entry.day.day}
                  </AppLink>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
