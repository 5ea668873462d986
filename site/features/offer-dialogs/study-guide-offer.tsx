import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

export default function StudyGuideOffer(props: OfferDialogProps & ModalContentProps) {
  return (
    <>
      <div className="-mx-6 -mt-6 h-28 overflow-hidden rounded-t-md md:-mx-8 md:-mt-8 md:h-36">
        <SceneArt seed="study-guides" hour="dawn" width={900} height={240} className="scene-adapts" />
      </div>
      <Dialog.Title className="mt-6 text-[1.6rem] md:text-[1.9rem]">{m.offer_study_guides()}</Dialog.Title>
      <p className="mt-2 text-muted">{props.offer.summary}</p>
      <BenefitList
        className="mt-4"
        items={[m.offer_reason_guides(), m.offer_reason_reminders(), m.offer_reason_library()]}
      />
      <OfferChoice
        {...props}
        accept={m.offer_unlimited_access()}
        decline={m.offer_no_more_features()}
        className="mt-5"
      />
    </>
  );
}
