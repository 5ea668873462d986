import { useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { daySteps } from "./day-steps.ts";
import { DayStone } from "./day-stone.tsx";
import type { DayStops } from "./load-day.server.ts";
import { paintDay } from "./paint-day.ts";
import { eveningLabel, stepLabels } from "./step-labels.ts";

const note = "text-[0.86rem] text-muted";
const Minutes = ({ minutes }: { minutes: number | null }) => (
  <span className={`day-minutes ${note}`}>{minutes !== null && m.today_minutes({ minutes })}</span>
);

const item = "w-1/3 sm:w-1/5";

/** A line with a stone for each stop. */
export default function DayStones({ stops }: { stops: DayStops }) {
  const { evening } = stops;
  useEffect(paintDay, []);
  return (
    <ol className="relative flex flex-wrap justify-center gap-y-6 before:absolute before:top-[21px] before:right-[10%] before:left-[10%] before:hidden before:h-0.5 before:bg-line sm:before:block">
      {daySteps.map((step) => {
        const stop = stops[step];
        return (
          stop && (
            <li key={step} className={item}>
              <DayStone {...stepLabels[step]} title={stepLabels[step].title()} path={stop.path} step={step}>
                <Minutes minutes={stop.minutes} />
              </DayStone>
            </li>
          )
        );
      })}
      {evening && (
        <li className={item}>
          <DayStone Icon={eveningLabel.Icon} title={eveningLabel.title()} path={evening.path}>
            <span className="with-premium">
              <Minutes minutes={evening.minutes} />
            </span>
            <span className={`without-premium ${note}`}>{m.today_step_evening_note()}</span>
          </DayStone>
        </li>
      )}
    </ol>
  );
}
