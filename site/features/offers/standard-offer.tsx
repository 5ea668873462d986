import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { AcceptButton } from "./accept-button.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";
import { TermBoxes, useTerm } from "./term-boxes.tsx";
import { priceInWords } from "./term-words.ts";

/** An offer that names no look of its own. */
export default function StandardOffer({ offer, onAccept, close }: OfferDialogProps & ModalContentProps) {
  const [term, selectTerm] = useTerm(offer);
  return (
    <>
      <p className="mt-2 text-muted">{offer.summary}</p>
      <TermBoxes
        offer={offer}
        selected={term}
        onSelect={selectTerm}
        order={["Three Year", "Annual", "Monthly", "Lifetime"]}
        className="mt-5"
      />
      <AcceptButton className="mt-5" onAccept={() => onAccept(term)}>
        {m.offer_go_premium()}
      </AcceptButton>
      {term && <p className="mt-2.5 text-center text-[0.92rem] text-muted">{priceInWords(term)}</p>}
      {offer.limitedTimeDeal && <p className="mt-1 text-center text-[0.92rem]">{m.offer_limited_time()}</p>}
      <button
        type="button"
        className="mx-auto mt-1 block min-h-11 px-4 text-muted hover:underline"
        onClick={close}
      >
        {m.offer_not_now()}
      </button>
    </>
  );
}
