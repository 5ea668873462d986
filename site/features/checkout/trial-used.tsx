import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";

/** A second free trial is refused: before the card form, or right after it if only the card shows it. */
export default function TrialUsed({ close }: ModalContentProps) {
  return (
    <div className="mt-4">
      <p>{m.checkout_trial_used()}</p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <AppLink to="/premium" className="pill bg-water text-on-water hover:opacity-90" onClick={close}>
          {m.checkout_trial_used_plans()}
        </AppLink>
        <AppLink to="/contact-us" className="pill border border-line hover:bg-sand" onClick={close}>
          {m.checkout_contact()}
        </AppLink>
      </p>
    </div>
  );
}
