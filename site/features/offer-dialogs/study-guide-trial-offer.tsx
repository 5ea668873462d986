import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { formatPrice, termOfLength } from "../offers/prices.ts";
import { selectTerm } from "../offers/select-term.ts";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

/** Seven days free, then the monthly price a month. */
export default function StudyGuideTrialOffer(props: OfferDialogProps & ModalContentProps) {
  const term = termOfLength(props.offer.terms, "Monthly") ?? selectTerm(props.offer.terms);
  return (
    <>
      <div className="-mx-6 -mt-6 h-28 overflow-hidden rounded-t-md md:-mx-8 md:-mt-8">
        <SceneArt seed="seven-days" hour="noon" width={700} height={220} className="scene-adapts" />
      </div>
      <Dialog.Title className="mt-6 text-[1.5rem]">{props.offer.title}</Dialog.Title>
      <p className="mt-2 text-muted">{props.offer.summary}</p>
      <BenefitList className="mt-4" items={[m.offer_reason_guides(), m.offer_reason_reminders()]} />
      <OfferChoice
        {...props}
        accept={m.offer_start_trial({ days: term?.trialDays || 7 })}
        only={term}
        price={({ price }) => m.offer_then_monthly({ price: formatPrice(price) })}
      />
    </>
  );
}
