import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useMemo, useState } from "react";

interface StripePanelProps {
  publishableKey: string;
  clientSecret: string;
  onReady(): void;
  onFailed(): void;
}

/** Stripe's own script is loaded here alone, when somebody is about to pay. */
export default function StripePanel({ publishableKey, clientSecret, onReady, onFailed }: StripePanelProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const options = useMemo(() => ({ clientSecret }), [clientSecret]);
  // The handlers are new with every drawing; the script is loaded once.
  useEffect(() => {
    let gone = false;
    loadStripe(publishableKey).then(
      (loaded) => {
        if (gone) return;
        setStripe(loaded);
        onReady();
      },
      (error: unknown) => {
        console.warn("The card payment provider's script could not be loaded.", error);
        if (!gone) onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [publishableKey]);
  if (!stripe) return null;
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout className="mt-4" />
    </EmbeddedCheckoutProvider>
  );
}
