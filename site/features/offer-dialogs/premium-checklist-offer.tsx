import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { BenefitTable } from "../premium-benefits/benefit-table.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

/** Premium and Free line by line, then a free trial of the whole. */
export default function PremiumChecklistOffer(props: OfferDialogProps & ModalContentProps) {
  return (
    <>
      <p className="mt-2 text-muted">{props.offer.summary}</p>
      <BenefitTable className="mt-4" />
      <OfferChoice {...props} accept={m.offer_start_my_trial()} className="mt-6" />
    </>
  );
}
