import { Check, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { DayLink } from "./day-link.tsx";
import type { DayStep } from "./day-steps.ts";

interface DayStoneProps {
  Icon: LucideIcon;
  title: string;
  path: string;
  /** Without one it is never done. */
  step?: DayStep;
  /** Missing where the day is looked at from outside: there the next step is pointed out. */
  isHere?: boolean;
  children?: ReactNode;
}

/** One stop of the day, as a stone on its line; whether it is done is painted by the style sheet. */
export function DayStone({ Icon, title, path, step, isHere, children }: DayStoneProps) {
  return (
    <DayLink
      to={path}
      data-day-step={step}
      aria-current={isHere ? "step" : undefined}
      className={`day-step group relative grid justify-items-center gap-1 text-center ${step ? `day-step-${step}` : ""} ${step && isHere === undefined ? `day-ahead-${step}` : ""}`}
    >
      <span className="day-stone grid size-[min(2.75rem,18vw)] place-items-center rounded-full border-2 transition-colors">
        <Icon className="day-open size-5" aria-hidden="true" />
        {step && <Check className="day-done size-5" aria-hidden="true" />}
      </span>
      <span className="font-semibold group-hover:underline">
        {title}
        {step && (
          <span className="day-done">
            <span className="sr-only"> ({m.today_done()})</span>
          </span>
        )}
      </span>
      {children}
    </DayLink>
  );
}
