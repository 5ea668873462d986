import { Dialog } from "@base-ui/react/dialog";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { OfferChoice } from "./offer-choice.tsx";
import type { OfferDialogProps } from "./offer-flow.ts";

const cards: { hour: Hour; title(): string; text(): string }[] = [
  { hour: "dawn", title: m.offer_morning, text: m.offer_morning_text },
  { hour: "noon", title: m.offer_midday, text: m.offer_midday_text },
  { hour: "dusk", title: m.offer_evening, text: m.offer_evening_text },
  { hour: "night", title: m.offer_weekend, text: m.offer_weekend_text },
];

/** A day and a week with premium, as four windows. */
export default function SpiritualJourneyOffer(props: OfferDialogProps & ModalContentProps) {
  return (
    <>
      <Dialog.Title className="pr-10 text-[1.6rem] md:text-[2rem]">{props.offer.title}</Dialog.Title>
      <p className="mt-2 max-w-[44rem] text-muted">{props.offer.summary}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {cards.map(({ hour, title, text }) => (
          <li key={hour} className="overflow-hidden rounded-sm bg-sand">
            <div className="h-20 overflow-hidden md:h-28">
              <SceneArt seed={`journey-${hour}`} hour={hour} width={400} height={180} />
            </div>
            <div className="px-3.5 py-3.5 md:px-4">
              <h3>{title()}</h3>
              <p className="mt-1 text-[0.95rem] leading-snug text-muted">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
      <OfferChoice
        {...props}
        accept={props.words?.button ?? m.offer_go_premium()}
        withLifetime
        className="mx-auto mt-7 max-w-[460px]"
      />
    </>
  );
}
