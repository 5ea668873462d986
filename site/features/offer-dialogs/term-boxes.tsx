import { m } from "../../i18n/paraglide/messages.js";
import type { Offer, OfferTerm } from "../offers/offer.ts";
import { formatPrice, monthlyShare, savingsIn } from "../offers/prices.ts";
import { termName } from "../offers/term-labels.ts";

interface TermBoxesProps {
  offer: Offer;
  selected: OfferTerm | undefined;
  onSelect(id: string): void;
  /** Lifetime is not shown in every design. */
  withLifetime: boolean;
}

/** The plans as boxes of which one is chosen: radio buttons to a keyboard and to a screen reader. */
export function TermBoxes({ offer, selected, onSelect, withLifetime }: TermBoxesProps) {
  const savings = savingsIn(offer.terms);
  const terms = offer.terms.filter(({ length }) => withLifetime || length !== "Lifetime");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.offer_choose_plan()}</legend>
      <div className="grid gap-2.5">
        {terms.map((term) => {
          const share = monthlyShare(term);
          const annual = term.length === "Annual";
          const notes = [
            share && m.offer_monthly_share({ price: share }),
            annual && savings > 0 && m.offer_save({ percent: savings }),
            !share && (term.length === "Lifetime" ? m.offer_pay_one_time() : m.offer_flexible()),
          ].filter((note) => typeof note === "string");
          return (
            <label
              key={term.id}
              className="flex min-h-16 cursor-pointer flex-wrap items-center gap-3 rounded-sm border-2 border-line px-3.5 py-3 has-checked:border-water has-checked:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-water"
            >
              <input
                type="radio"
                name="term"
                value={term.id}
                checked={term.id === selected?.id}
                onChange={() => onSelect(term.id)}
                className="size-5 shrink-0 accent-water outline-none"
              />
              <span className="min-w-0 flex-[1_1_6rem]">
                <span className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                  {termName(term.length)}
                  {term.isMostPopular && (
                    <span className="rounded-full bg-water px-2.5 py-0.5 text-[0.78rem] text-on-water">
                      {m.offer_most_popular()}
                    </span>
                  )}
                </span>
                <span className="flex flex-wrap gap-x-2.5 text-[0.9rem] leading-snug text-balance text-muted">
                  {notes.map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </span>
              </span>
              <span className="text-right tabular-nums">
                {term.regularPrice !== undefined && (
                  <s className="block text-[0.9rem] text-muted">{formatPrice(term.regularPrice)}</s>
                )}
                <span className="font-serif text-[1.25rem] font-[560]">{formatPrice(term.price)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
