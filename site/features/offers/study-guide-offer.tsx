import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { AcceptButton } from "./accept-button.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";
import { TermBoxes, useTerm } from "./term-boxes.tsx";
import { priceInWords } from "./term-words.ts";

export default function StudyGuideOffer({ offer, onAccept, close }: OfferDialogProps & ModalContentProps) {
  const [term, selectTerm] = useTerm(offer);
  return (
    <>
      <div className="-mx-6 -mt-6 h-28 overflow-hidden rounded-t-md md:-mx-8 md:-mt-8 md:h-36">
        <SceneArt seed="study-guides" hour="dawn" width={900} height={240} className="scene-adapts" />
      </div>
      <Dialog.Title className="mt-6 text-[1.6rem] md:text-[1.9rem]">{m.offer_study_guides()}</Dialog.Title>
      <p className="mt-2 text-muted">{offer.summary}</p>
      <BenefitList
        className="mt-4"
        items={[m.offer_reason_guides(), m.offer_reason_reminders(), m.offer_reason_library()]}
      />
      <TermBoxes
        offer={offer}
        selected={term}
        onSelect={selectTerm}
        order={["Three Year", "Annual", "Monthly"]}
        className="mt-5"
      />
      <AcceptButton className="mt-5" onAccept={() => onAccept(term)}>
        {m.offer_unlimited_access()}
      </AcceptButton>
      {term && <p className="mt-2.5 text-center text-[0.92rem] text-muted">{priceInWords(term)}</p>}
      {offer.limitedTimeDeal && <p className="mt-1 text-center text-[0.92rem]">{m.offer_limited_time()}</p>}
      <button
        type="button"
        className="mx-auto mt-1 block min-h-11 px-4 text-muted underline underline-offset-4"
        onClick={close}
      >
        {m.offer_no_more_features()}
      </button>
    </>
  );
}
