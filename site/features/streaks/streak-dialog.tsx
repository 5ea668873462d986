import type { Streak } from "../../../contracts/streaks.ts";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { pointsLabel, reasonLabel, streakDays } from "./streak-labels.ts";

/** The facts behind the number, in plain words. */
export default function StreakDialog({ streak }: { streak: Streak } & ModalContentProps) {
  return (
    <>
      <p className="mt-1 text-muted">
        {pointsLabel(streak)} <span aria-hidden="true">·</span>{" "}
        {m.streaks_longest({ days: streakDays(streak.longest) })}
      </p>
      <ul className="mt-5 grid gap-3">
        {streak.reasons.map((reason) => (
          <li key={JSON.stringify(reason)} className="flex gap-3">
            <span className="mt-2.5 size-2 shrink-0 rounded-full bg-spring" aria-hidden="true" />
            <span className="font-serif text-[1.08rem] leading-[1.6]">{reasonLabel(reason)}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-sans text-base font-semibold">{m.streaks_counts()}</h3>
      <p className="mt-1 text-[0.95rem] text-muted">{m.streaks_counts_list()}</p>
      <p className="mt-5 border-l-[3px] border-dawn pl-4 text-[0.98rem]">{m.streaks_no_guilt()}</p>
    </>
  );
}
