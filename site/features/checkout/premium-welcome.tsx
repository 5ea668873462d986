import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { ContactLink } from "./contact-link.tsx";

/** The account has the purchase. */
export default function PremiumWelcome({ close }: ModalContentProps) {
  return (
    <>
      <p className="mt-3 text-[1.05rem]">{m.dialog_account_updated()}</p>
      <p className="mt-3 text-muted">
        {m.dialog_welcome_help()} <ContactLink close={close} />
      </p>
      <button
        type="button"
        className="pill mt-6 min-h-13 w-full bg-water text-[1.08rem] text-on-water hover:opacity-90"
        onClick={close}
      >
        {m.dialog_get_started()}
      </button>
    </>
  );
}
