import { useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { untilResolved, usePremium, usePremiumResolved } from "../identity/use-premium.ts";
import type { Offer } from "../offers/offer.ts";
import { OfferChoice } from "./offer-choice.tsx";

interface OfferOnPageProps {
  offer: Offer;
  /** What led to it, for what is measured. */
  source: string;
}

/** An offer as part of a page, bought there: readable without scripts, counted and accepted like one in a dialog. */
export function OfferOnPage({ offer, source }: OfferOnPageProps) {
  const premium = usePremium();
  const resolved = usePremiumResolved();
  useEffect(() => {
    if (resolved && !premium)
      void import("./note-shown.ts").then(({ noteShown }) => noteShown(offer, source));
  }, [offer, source, premium, resolved]);
  if (premium)
    return <p className="rounded-md bg-sand p-6 text-[1.08rem] font-semibold">{m.benefit_page_member()}</p>;
  return (
    <section
      className={`rounded-md border border-line bg-paper p-3.5 md:p-7 ${resolved ? "" : untilResolved}`}
    >
      <h2 className="sr-only">{offer.title}</h2>
      <OfferChoice
        offer={offer}
        accept={m.offer_go_premium()}
        onAccept={(term) =>
          void import("./offer-flow.ts").then(({ takeOffer }) => takeOffer(offer, term, { source }))
        }
      />
      <noscript>
        <p className="mt-3 text-muted">{m.benefit_page_needs_script()}</p>
      </noscript>
    </section>
  );
}
