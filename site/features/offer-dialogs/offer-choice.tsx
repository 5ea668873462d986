import { useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import type { OfferTerm } from "../offers/offer.ts";
import { selectTerm } from "../offers/select-term.ts";
import { priceLabel } from "../offers/term-labels.ts";
import type { OfferDialogProps } from "./offer-flow.ts";
import { TermBoxes } from "./term-boxes.tsx";

interface OfferChoiceProps extends OfferDialogProps, Partial<Pick<ModalContentProps, "close">> {
  /** The words on the button. */
  accept: string;
  /** The words of the way out, where a dialog has its own. */
  decline?: string;
  withLifetime?: boolean;
  /** The one plan of an offer that lets nobody choose. */
  only?: OfferTerm | undefined;
  price?(term: OfferTerm): string;
  className?: string;
}

/** In words, as the day that it is everywhere. */
const lastDay = (date: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** How every offer ends: the plans with annual chosen, the button, what will be paid and when, and the way out. */
export function OfferChoice({
  offer,
  words,
  onAccept,
  close,
  accept,
  decline,
  withLifetime = false,
  only,
  price = priceLabel,
  className = "",
}: OfferChoiceProps) {
  const [chosen, choose] = useState(() => selectTerm(offer.terms));
  const [accepted, setAccepted] = useState(false);
  const term = only ?? chosen;
  return (
    <div className={className}>
      {!only && (
        <TermBoxes
          offer={offer}
          selected={term}
          onSelect={(id) => choose((current) => selectTerm(offer.terms, id, current))}
          withLifetime={withLifetime}
        />
      )}
      <button
        type="button"
        // A dialog goes on to the card form once, however often it is clicked; on a page the form may be closed and opened again.
        disabled={accepted && close !== undefined}
        className="pill mt-5 min-h-13 w-full bg-water text-[1.08rem] text-on-water hover:opacity-90"
        onClick={() => {
          setAccepted(true);
          onAccept(term);
        }}
      >
        {/* Lowercase in some places; the first character is always capitalized. */}
        <span className="block first-letter:uppercase">{accept}</span>
      </button>
      {term && <p className="mt-2.5 text-center text-[0.95rem] text-muted">{price(term)}</p>}
      {offer.dealEnds && (
        <p className="mt-1 text-center text-[0.95rem] text-dawn">
          {m.offer_limited_time({ date: lastDay(offer.dealEnds) })}
        </p>
      )}
      {close && (
        <button
          type="button"
          className={`mx-auto mt-1 block min-h-11 px-4 text-muted ${decline ? "underline underline-offset-4" : "hover:underline"}`}
          onClick={close}
        >
          {decline ?? words?.dismiss ?? m.offer_not_now()}
        </button>
      )}
    </div>
  );
}
