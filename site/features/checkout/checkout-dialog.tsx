import { Lock } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { type CardPayments, checkoutCodes } from "../../../contracts/checkout.ts";
import type { CheckoutStarted } from "../../../contracts/checkout-calls.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { storeUnclaimed } from "../identity/store-unclaimed.ts";
import type { OfferTerm } from "../offers/offer.ts";
import { priceLabel } from "../offers/term-labels.ts";
import { CheckoutRefused } from "./checkout-calls.ts";
import { sayCheckoutFailed } from "./checkout-failed.ts";
import { SandboxPanel } from "./sandbox-panel.tsx";
import TrialUsed from "./trial-used.tsx";

const StripePanel = lazy(() => import("./stripe-panel.tsx"));

interface CheckoutDialogProps extends ModalContentProps {
  payments: CardPayments;
  offerTitle: string;
  term: OfferTerm;
  /** Started by the click that opened the dialog, since React may render more than once. */
  started: Promise<CheckoutStarted>;
}

type Progress = { clientSecret?: string; alreadyPremium?: boolean; trialUsed?: boolean };

function sessionStore(started: Promise<CheckoutStarted>, close: () => void): Progress {
  const [progress, setProgress] = useState<Progress>({});
  useEffect(() => {
    started.then(setProgress, (error: unknown) => {
      if (error instanceof CheckoutRefused && error.code === checkoutCodes.alreadyPremium) {
        // Paid for in this browser, by somebody who has yet to sign in: the next page reminds them.
        if (error.sessionId) storeUnclaimed(error.sessionId);
        setProgress({ alreadyPremium: true });
        return;
      }
      if (error instanceof CheckoutRefused && error.code === checkoutCodes.trialUsed) {
        setProgress({ trialUsed: true });
        return;
      }
      console.warn("The checkout could not start.", error);
      close();
      sayCheckoutFailed();
    });
  }, [started, close]);
  return progress;
}

/** Stripe's embedded card form, or the sandbox's. Shows "Loading" until the form is ready. */
export default function CheckoutDialog({ payments, offerTitle, term, started, close }: CheckoutDialogProps) {
  const { clientSecret, alreadyPremium, trialUsed } = sessionStore(started, close);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const panel = { clientSecret: clientSecret ?? "", onReady: () => setReady(true) };
  if (trialUsed) return <TrialUsed close={close} />;
  if (alreadyPremium || failed)
    return (
      <div className="mt-4">
        <p>{alreadyPremium ? m.checkout_already_premium() : m.checkout_form_failed()}</p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <button type="button" className="pill bg-water text-on-water hover:opacity-90" onClick={close}>
            {m.close()}
          </button>
          <AppLink to="/contact-us" className="pill border border-line hover:bg-sand" onClick={close}>
            {m.checkout_contact()}
          </AppLink>
        </p>
      </div>
    );
  return (
    <>
      <p className="mt-1 text-muted">
        {offerTitle}. {priceLabel(term)}
      </p>
      {!ready && (
        <p role="status" className="grid min-h-72 place-items-center text-muted">
          {m.loading()}
        </p>
      )}
      {clientSecret && (
        <Suspense>
          {"sandbox" in payments ? (
            <SandboxPanel {...panel} />
          ) : (
            <StripePanel
              {...panel}
              publishableKey={payments.publishableKey}
              onFailed={() => setFailed(true)}
            />
          )}
        </Suspense>
      )}
      <p className="mt-4 flex items-center gap-2 text-[0.92rem] text-muted">
        <Lock className="size-4 shrink-0" aria-hidden="true" />
        {m.checkout_safe()}
      </p>
    </>
  );
}
