import type { ReactNode } from "react";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { ScriptureQuote } from "../passages/scripture-quote.tsx";
import type { VerseView } from "./find-verse.server.ts";
import { occasionName } from "./occasion.ts";

const verseDate = (verse: VerseView) => formatDay(verse.day, getLocale(), "with weekday");

interface VerseHeroProps {
  verse: VerseView;
  /** Centered on its own page, left-aligned on the home page. */
  centered?: boolean;
  hour?: Hour;
  heading: "h1" | "h2";
  /** What stands on the sheet at other hours: then the verse is the morning's. */
  faces?: ReactNode;
  greeting?: ReactNode;
  children: ReactNode;
}

/** The window on water, with the passage on a sheet of paper before it. */
export function VerseHero(props: VerseHeroProps) {
  const { verse, centered, hour = "dawn", heading: Heading, faces, greeting, children } = props;
  return (
    <section className="relative mx-auto max-w-[1360px]">
      <div className="absolute inset-x-3 top-0 h-[300px] overflow-hidden rounded-[22px] md:inset-x-6 md:bottom-[88px] md:h-auto md:rounded-lg">
        <SceneArt
          seed={verse.id}
          hour={hour}
          className={`${hour === "dawn" ? "scene-adapts" : ""} ${faces ? "scene-by-hour" : ""}`}
        />
      </div>
      <div className={`relative px-6 pt-[150px] md:px-0 ${centered ? "md:pt-[190px]" : "md:pt-[112px]"}`}>
        <div
          className={`rounded-md bg-paper/95 px-6 py-7 shadow-float md:rounded-[24px] md:px-12 md:py-10 ${
            centered ? "mx-auto max-w-[720px] text-center" : "max-w-[640px] md:ml-[max(64px,6vw)]"
          }`}
        >
          {greeting}
          <div className={faces ? "at-morning" : ""}>
            <Heading className="kicker mb-2 font-sans leading-normal tracking-[0.02em]">
              {m.verse_of_the_day()}{" "}
              <span className="max-sm:hidden" aria-hidden="true">
                ·
              </span>{" "}
              <span className="max-sm:block">{verseDate(verse)}</span>
              {verse.occasion && <span className="block">{occasionName(verse.occasion)}</span>}
            </Heading>
            <ScriptureQuote passage={verse.passage} />
            {verse.thought && (
              <p className="mt-4 text-[calc(1.05rem*var(--text-scale,1))] text-muted" data-listen>
                {verse.thought}
              </p>
            )}
            <div className={`mt-6 flex flex-wrap items-center gap-2.5 ${centered ? "justify-center" : ""}`}>
              {children}
            </div>
          </div>
          {faces}
        </div>
      </div>
    </section>
  );
}
