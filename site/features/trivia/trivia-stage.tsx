import type { ReactNode } from "react";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { levelName } from "./level.ts";
import type { TriviaView } from "./load-trivia.server.ts";
import { ProgressDots } from "./progress-dots.tsx";
import { isFinished, type QuizState } from "./quiz-state.ts";

const hours: Hour[] = ["dawn", "noon", "dusk", "night"];

/** The scene moves from dawn to night with the questions; the result is at dawn again. */
function hourOf({ current, quiz }: QuizState): Hour {
  const through = current / quiz.questions.length;
  return hours[Math.floor(through * hours.length) % hours.length]!;
}

/** Window, sheet of paper, title and progress: what stays while the questions change. */
export function TriviaStage({
  trivia,
  state,
  children,
}: {
  trivia: TriviaView;
  state: QuizState;
  children: ReactNode;
}) {
  const hour = hourOf(state);
  return (
    <section className="relative mx-auto max-w-[1360px] md:min-h-[max(38rem,calc(100dvh-7rem))]">
      <div className="absolute inset-x-3 top-0 h-[200px] overflow-hidden rounded-[22px] md:inset-x-6 md:h-[max(38rem,calc(100dvh-7rem))] md:rounded-lg">
        <div key={hour} className="size-full transition-opacity duration-200 starting:opacity-50">
          <SceneArt seed={trivia.id} hour={hour} className={hour === "dawn" ? "scene-adapts" : ""} />
        </div>
        <div className="absolute inset-0 bg-[light-dark(transparent,rgb(15_26_33/0.55))]" />
      </div>
      <div className="relative px-5 pt-14 md:px-0 md:pt-[clamp(3rem,9vh,7rem)]">
        <div className="mx-auto max-w-[820px] rounded-md bg-paper px-5 py-6 shadow-float md:rounded-[24px] md:px-12 md:py-10">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
            <div>
              <p className="kicker">
                {m.trivia_name()} <span aria-hidden="true">·</span>{" "}
                {formatDay(trivia.day, getLocale(), "long")}
                {levelName(trivia.level) && (
                  <>
                    {" "}
                    <span aria-hidden="true">·</span> {levelName(trivia.level)}
                  </>
                )}
              </p>
              <h1 className="mt-0.5 text-[1.2rem]">{trivia.title}</h1>
            </div>
            {!isFinished(state) && (
              <div className="pb-1.5">
                <ProgressDots state={state} />
              </div>
            )}
          </header>
          {children}
        </div>
      </div>
    </section>
  );
}
