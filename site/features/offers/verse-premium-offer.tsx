import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { AcceptButton } from "./accept-button.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";
import { TermBoxes, useTerm } from "./term-boxes.tsx";
import { priceInWords } from "./term-words.ts";

/** The full-page verse premium offer: an evening horizon, the reasons, three plans. */
export default function VersePremiumOffer({ offer, onAccept, close }: OfferDialogProps & ModalContentProps) {
  const [term, selectTerm] = useTerm(offer);
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-16 gap-y-8 max-md:pt-12 md:min-h-[calc(100dvh-4rem)] md:grid-cols-[1fr_minmax(0,460px)] md:content-center md:items-center">
      <div>
        <div className="h-32 overflow-hidden rounded-md md:h-56">
          <SceneArt seed="evening-verse" hour="dusk" width={900} height={420} />
        </div>
        <Dialog.Title className="mt-6 text-[1.8rem] md:text-[2.4rem]">{offer.title}</Dialog.Title>
        <p className="mt-3 text-[1.08rem] text-muted">{offer.summary}</p>
        <BenefitList
          className="mt-5"
          items={[m.offer_reason_evening(), m.offer_reason_library(), m.offer_reason_quiet()]}
        />
      </div>
      <div>
        <TermBoxes
          offer={offer}
          selected={term}
          onSelect={selectTerm}
          order={["Three Year", "Annual", "Monthly"]}
        />
        <AcceptButton className="mt-5" onAccept={() => onAccept(term)}>
          {m.offer_go_premium()}
        </AcceptButton>
        {term && <p className="mt-3 text-center text-[0.95rem] text-muted">{priceInWords(term)}</p>}
        {offer.limitedTimeDeal && (
          <p className="mt-1 text-center text-[0.95rem] text-dawn">{m.offer_limited_time()}</p>
        )}
        <button
          type="button"
          className="mx-auto mt-1 block min-h-11 px-4 text-muted hover:underline"
          onClick={close}
        >
          {m.offer_not_now()}
        </button>
      </div>
    </div>
  );
}
