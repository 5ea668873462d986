import { useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import type { ShownOffer } from "./impressions.ts";

interface CoregStepProps extends ModalContentProps {
  offers: ShownOffer[];
  answer(accepted: ReadonlySet<string>): void;
}

/** What partners offer, each with the exact words of the consent beside an empty box. */
export default function CoregStep({ offers, answer, close }: CoregStepProps) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string, on: boolean) {
    const next = new Set(accepted);
    if (on) next.add(id);
    else next.delete(id);
    setAccepted(next);
  }

  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        answer(accepted);
        close();
      }}
    >
      <p className="text-muted">{m.lead_offers_text()}</p>
      <ul className="mt-4 mb-2 grid gap-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <label className="flex cursor-pointer gap-3.5 rounded-sm border border-line p-4 has-checked:border-water has-checked:bg-sand">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0 scroll-mb-40 accent-water"
                checked={accepted.has(offer.id)}
                onChange={(event) => toggle(offer.id, event.target.checked)}
              />
              <span className="min-w-0">
                {offer.partner && <span className="block text-[0.85rem] text-muted">{offer.partner}</span>}
                <span className="block font-serif text-[1.1rem] leading-snug font-[560]">
                  {offer.title ?? offer.name}
                </span>
                {offer.description && <span className="mt-1 block text-[0.95rem]">{offer.description}</span>}
                {offer.wording && (
                  <span className="mt-2 block text-[0.85rem] leading-normal text-muted">{offer.wording}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-4 -mb-3 bg-paper py-3">
        <button type="submit" className="pill w-full bg-water text-on-water hover:opacity-90">
          {accepted.size > 0 ? m.lead_offers_accept({ count: accepted.size }) : m.lead_offers_decline()}
        </button>
      </div>
    </form>
  );
}
