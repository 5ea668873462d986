import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

/** An offer without a design of its own. */
export default function StandardOffer(props: OfferDialogProps & ModalContentProps) {
  return (
    <>
      <p className="mt-2 text-muted">{props.offer.summary}</p>
      <OfferChoice
        {...props}
        accept={props.words?.button ?? m.offer_go_premium()}
        withLifetime
        className="mt-5"
      />
    </>
  );
}
