import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { BenefitTable } from "../premium-benefits/benefit-table.tsx";
import { AcceptButton } from "./accept-button.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";
import { TermBoxes, useTerm } from "./term-boxes.tsx";
import { priceInWords } from "./term-words.ts";

/** Premium and Free line by line, then a free trial of the whole. */
export default function PremiumChecklistOffer({
  offer,
  onAccept,
  close,
}: OfferDialogProps & ModalContentProps) {
  const [term, selectTerm] = useTerm(offer);
  return (
    <>
      <p className="mt-2 text-muted">{offer.summary}</p>
      <BenefitTable className="mt-4" />
      <TermBoxes
        offer={offer}
        selected={term}
        onSelect={selectTerm}
        order={["Three Year", "Annual", "Monthly"]}
        className="mt-6"
      />
      <AcceptButton className="mt-5" onAccept={() => onAccept(term)}>
        {m.offer_start_my_trial()}
      </AcceptButton>
      {term && <p className="mt-2.5 text-center text-[0.92rem] text-muted">{priceInWords(term)}</p>}
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
