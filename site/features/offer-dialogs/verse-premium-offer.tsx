import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

/** The full-page verse premium offer: an evening horizon, the reasons, three plans. */
export default function VersePremiumOffer(props: OfferDialogProps & ModalContentProps) {
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-16 gap-y-8 max-md:pt-12 md:min-h-[calc(100dvh-4rem)] md:grid-cols-[1fr_minmax(0,460px)] md:content-center md:items-center">
      <div>
        <div className="h-32 overflow-hidden rounded-md md:h-56">
          <SceneArt seed="evening-verse" hour="dusk" width={900} height={420} />
        </div>
        <Dialog.Title className="mt-6 text-[1.8rem] md:text-[2.4rem]">{props.offer.title}</Dialog.Title>
        <p className="mt-3 text-[1.08rem] text-muted">{props.offer.summary}</p>
        <BenefitList
          className="mt-5"
          items={[m.offer_reason_evening(), m.offer_reason_library(), m.offer_reason_quiet()]}
        />
      </div>
      <OfferChoice {...props} accept={props.words?.button ?? m.offer_go_premium()} />
    </div>
  );
}
