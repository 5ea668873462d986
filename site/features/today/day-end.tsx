import { Check } from "lucide-react";
import { useEffect } from "react";
import type { ActivityKind } from "../../../contracts/streaks.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { DayLink } from "./day-link.tsx";
import { type DayStep, daySteps } from "./day-steps.ts";
import { DayStone } from "./day-stone.tsx";
import { startDay } from "./start-day.ts";
import { stepLabels } from "./step-labels.ts";

/** Addresses that lead to today's page, for pages which are the same on every day. */
const anyDay: Partial<Record<DayStep, { path: string }>> = {
  verse: { path: "/verses" },
  prayer: { path: "/prayers" },
  question: { path: "/trivia" },
};

export interface DayEndProps {
  step: DayStep;
  kind: ActivityKind;
  item: string;
  /** The course of a lesson. */
  of?: string | undefined;
  /** This page's own address. */
  path: string;
  /** Known on the pages of a day. */
  stops?: Partial<Record<DayStep, { path: string }>>;
}

/**
 * The end of every page of the day: how far it has come, the word that says this step is done and leads on, and a link
 * that only leads on. It is the same for everybody; paint-day.ts and the style sheet show what is this reader's.
 */
export default function DayEnd({ step, kind, item, of, path, stops = anyDay }: DayEndProps) {
  // A page that came without a document, or a text that was opened later.
  useEffect(startDay, []);
  const paths = { ...stops, [step]: { path } };
  const shown = daySteps.filter((one) => paths[one]);
  const others = shown.filter((one) => one !== step);
  const first = others.find((one) => shown.indexOf(one) > shown.indexOf(step)) ?? others[0];
  const { finish, said } = stepLabels[step];
  return (
    <section
      className="mt-12 border-t border-line pt-6"
      aria-labelledby="day-end"
      data-day-end=""
      data-step={step}
      data-kind={kind}
      data-item={item}
      data-of={of}
      data-verse={stepLabels.verse.said()}
      data-prayer={stepLabels.prayer.said()}
      data-reading={stepLabels.reading.said()}
      data-question={stepLabels.question.said()}
      data-undo={m.today_undo()}
      data-undone={m.today_undone()}
      data-no-print
    >
      <h2 id="day-end" className="text-[1.25rem]">
        {m.today_your_day()}
      </h2>
      <ol className="mt-4 flex justify-between gap-x-1 text-[min(0.9rem,4.5vw)]">
        {shown.map((one) => (
          <li key={one} className="w-1/4">
            <DayStone
              {...stepLabels[one]}
              title={stepLabels[one].title()}
              path={paths[one]!.path}
              step={one}
              isHere={one === step}
            />
          </li>
        ))}
      </ol>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)]">
        <div className="day-go flex min-w-0 flex-wrap content-start items-center gap-x-6 gap-y-2 [grid-area:1/1]">
          <div className="grid w-full grid-cols-[minmax(0,1fr)] sm:w-auto sm:grid-cols-[auto]">
            {step === "question" && (
              <p className="day-unanswered self-center text-muted [grid-area:1/1]">{m.today_answer_hint()}</p>
            )}
            <button
              type="button"
              data-do="day-done"
              className={`pill min-h-14 w-full justify-center bg-water px-10 text-[1.1rem] text-on-water [grid-area:1/1] hover:opacity-90 noscript:hidden sm:w-auto ${step === "question" ? "day-answered" : ""}`}
            >
              <Check className="size-5" aria-hidden="true" />
              {finish()}
            </button>
          </div>
          <div className="min-h-11">
            {others.map((one) => (
              <DayLink
                key={one}
                to={paths[one]!.path}
                data-day-go={one}
                className={`day-next day-next-${one} ${one === first ? "day-next-first" : ""} min-h-11 items-center font-semibold text-water hover:underline`}
              >
                {stepLabels[one].next()}
              </DayLink>
            ))}
          </div>
        </div>
        <div className="day-complete outline-none [grid-area:1/1]" tabIndex={-1}>
          <p className="font-serif text-[1.25rem]">{m.today_complete()}</p>
          <p className="mt-1 text-muted">{m.today_complete_more()}</p>
          <DayLink
            to="/bible"
            data-day-go="reading"
            className="inline-flex min-h-11 items-center font-semibold text-water hover:underline"
          >
            {m.today_read_on()}
          </DayLink>
        </div>
      </div>
      <p className="day-undo flex min-h-11 items-center gap-2 text-[0.95rem] text-muted">
        {said()}
        <button type="button" data-do="day-undo" className="min-h-11 px-1 underline hover:text-ink">
          {m.today_undo()}
        </button>
      </p>
    </section>
  );
}
