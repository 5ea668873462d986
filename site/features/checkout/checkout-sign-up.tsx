import { useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { siteNow } from "../../site-time.ts";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { recordSignUpRequest } from "../identity/store-unclaimed.ts";
import { goToSignIn, goToSignUp } from "../sign-in/go-to-account.ts";
import { ContactLink } from "./contact-link.tsx";

/** A purchase was made without an account: it waits in this browser until somebody signs in or up. */
export default function CheckoutSignUp({ close }: ModalContentProps) {
  // In an effect: a buyer who leaves before the dialog is shown gets it on the next page.
  useEffect(() => {
    void siteNow().then(recordSignUpRequest);
  }, []);
  return (
    <>
      <p className="mt-2 text-muted">{m.dialog_checkout_sign_up_lead()}</p>
      <div className="mt-6 grid gap-2.5 sm:grid-cols-2">
        <button
          type="button"
          className="pill min-h-13 border border-line hover:bg-sand max-sm:order-2"
          onClick={() => goToSignIn()}
        >
          {m.dialog_login()}
        </button>
        <button
          type="button"
          className="pill min-h-13 bg-water text-on-water hover:opacity-90"
          onClick={() => goToSignUp()}
        >
          {m.dialog_sign_up()}
        </button>
      </div>
      <p className="mt-5 text-[0.95rem] text-muted">
        {m.dialog_checkout_receipt()} <ContactLink close={close} />
      </p>
    </>
  );
}
