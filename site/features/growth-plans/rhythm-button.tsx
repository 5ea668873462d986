import { CalendarClock } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";
import type { PlanView } from "./plan-actions.tsx";

/** For those who are subscribed: a plan has no dates unless they set some. */
export default function RhythmButton({ plan }: { plan: PlanView }) {
  return (
    <button
      type="button"
      className="pill border border-line hover:bg-sand"
      onClick={() =>
        openModal({
          load: () => import("./rhythm-dialog.tsx"),
          props: { planId: plan.id },
          title: m.growth_plans_rhythm_title({ plan: plan.title }),
        })
      }
    >
      <CalendarClock className="size-5" aria-hidden="true" />
      {m.growth_plans_rhythm()}
    </button>
  );
}
