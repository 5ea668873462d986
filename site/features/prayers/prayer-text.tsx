import { type Day, isoDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { ListenButton } from "../listen/listen-button.tsx";
import { Body } from "../reading/body.tsx";
import type { Occasion } from "../verses/occasion.server.ts";
import { occasionName } from "../verses/occasion.ts";
import type { PrayerView } from "./load-prayer.server.ts";

interface PrayerTextProps {
  prayer: PrayerView;
  day?: Day;
  occasion?: Occasion | null;
}

/** The prayer as one writes to somebody: the date, the words, and a small mark where they end. */
export function PrayerText({ prayer, day, occasion }: PrayerTextProps) {
  return (
    <article className="column mt-6 md:mt-10">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {day ? (
          <>
            <span className="kicker">{m.prayer_of_the_day()}</span>
            <time dateTime={isoDay(day)} className="font-serif text-muted italic">
              {formatDay(day, getLocale(), "with weekday")}
              {occasion && ` · ${occasionName(occasion)}`}
            </time>
          </>
        ) : (
          <AppLink to="/prayers/for" className="kicker hover:underline">
            {m.prayers_for()}
          </AppLink>
        )}
      </p>
      <div className="mt-5 flex items-start justify-between gap-3 md:mt-8">
        <h1 className="min-w-0 text-[1.9rem] md:text-[2.5rem]" data-listen>
          {prayer.title}
        </h1>
        <ListenButton title={prayer.title} audio={prayer.audio} />
      </div>
      <div className="mt-6 md:mt-8 [&_.prose]:text-[calc(1.26rem*var(--text-scale,1))] [&_.prose]:leading-[calc(1.8*var(--line-scale,1))] md:[&_.prose]:text-[calc(1.34rem*var(--text-scale,1))]">
        {prayer.evening.length > 0 && <h2 className="mb-2 text-[1.2rem] text-muted">{m.prayer_morning()}</h2>}
        <Body parts={prayer.parts} />
        {prayer.evening.length > 0 && (
          <>
            <h2 className="mt-9 mb-2 text-[1.2rem] text-muted" data-listen="evening">
              {m.prayer_evening()}
            </h2>
            <div className="prose" data-listen="evening">
              {prayer.evening.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </>
        )}
      </div>
      <svg viewBox="0 0 88 12" className="mt-8 h-3 w-22 text-dawn" aria-hidden="true">
        <path
          d="M1 7c10 0 14-4 22-4s13 5 22 5 14-5 22-5 12 3 20 3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </article>
  );
}
