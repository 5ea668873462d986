import { BookOpen, Check, Lightbulb, MoonStar, Sunrise, Waves } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { untilResolved, usePremium, usePremiumResolved } from "../identity/use-premium.ts";
import { useDoneToday } from "../streaks/done-today.ts";
import { HomeStreak } from "./personal.tsx";

export interface DayStep {
  name: "verse" | "prayer" | "devotional" | "trivia" | "evening";
  path: string;
  /** As its text takes. */
  minutes: number | null;
}

const steps = {
  verse: { Icon: Waves, title: m.home_step_verse },
  prayer: { Icon: Sunrise, title: m.home_step_prayer },
  devotional: { Icon: BookOpen, title: m.home_step_devotional },
  trivia: { Icon: Lightbulb, title: m.home_step_trivia },
  evening: { Icon: MoonStar, title: m.home_step_evening },
};

/** Premium members see the duration, as for the other steps. */
function Note({ name, minutes }: Pick<DayStep, "name" | "minutes">) {
  const premium = usePremium();
  const resolved = usePremiumResolved();
  if (name !== "evening" || premium) return minutes !== null && m.home_step_minutes({ minutes });
  return <span className={resolved ? "" : untilResolved}>{m.home_step_evening_note()}</span>;
}

/** The day as one rhythm: a line with a stone for each stop. */
export function DayRhythm({ stops }: { stops: DayStep[] }) {
  const done = useDoneToday();
  const next = stops.find(({ name }) => !done.has(name))?.name;
  return (
    <section className="wrap mt-14">
      <div className="flex min-h-11 flex-wrap break-after-avoid items-center justify-between gap-x-4">
        <h2>{m.home_your_day()}</h2>
        <HomeStreak />
      </div>
      <ol className="relative mt-5 flex flex-wrap justify-center gap-y-6 before:absolute before:top-[21px] before:right-[10%] before:left-[10%] before:hidden before:h-0.5 before:bg-line sm:before:block">
        {stops.map(({ name, path, minutes }) => {
          const { Icon, title } = steps[name];
          const isDone = done.has(name);
          return (
            <li key={name} className="w-1/3 sm:w-1/5">
              <AppLink to={path} className="group relative grid justify-items-center gap-1 text-center">
                <span
                  className={`grid size-11 place-items-center rounded-full border-2 transition-colors ${isDone ? "border-spring bg-spring text-paper" : name === next ? "border-dawn bg-paper ring-6 ring-dawn/16" : "border-line bg-sand group-hover:border-dawn group-hover:bg-paper"}`}
                >
                  {isDone ? (
                    <Check className="size-5" aria-hidden="true" />
                  ) : (
                    <Icon className="size-5" aria-hidden="true" />
                  )}
                </span>
                <span className="font-semibold group-hover:underline">
                  {title()}
                  {isDone && <span className="sr-only"> ({m.home_step_done()})</span>}
                </span>
                <span className="text-[0.86rem] text-muted">
                  <Note name={name} minutes={minutes} />
                </span>
              </AppLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
