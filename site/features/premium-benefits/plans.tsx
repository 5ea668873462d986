import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { untilResolved, usePremium, usePremiumResolved } from "../identity/use-premium.ts";
import { useUnclaimedPurchase } from "../identity/use-unclaimed.ts";
import type { OfferTerm } from "../offers/offer.ts";
import { formatPrice, monthlyShare, savingsIn } from "../offers/prices.ts";
import { priceLabel, termName } from "../offers/term-labels.ts";
import { PaidNotice } from "./paid-notice.tsx";

/** What it costs, in figures and in words, readable without scripts. */
export function Plans({ terms, offer }: { terms: OfferTerm[]; offer: string }) {
  const premium = usePremium();
  const resolved = usePremiumResolved();
  const unclaimed = useUnclaimedPurchase();
  const savings = savingsIn(terms);
  if (unclaimed) return <PaidNotice returnTo={localizePath("/my-profile", getLocale())} />;
  if (premium)
    return (
      <p className="flex flex-wrap items-center gap-4 rounded-md bg-sand p-6">
        <span className="text-[1.08rem] font-semibold">{m.benefit_page_member()}</span>
        <AppLink to="/my-profile" className="pill border border-line hover:bg-paper">
          {m.benefit_page_your_plan()}
        </AppLink>
      </p>
    );
  if (terms.length === 0) return <p className="text-muted">{m.benefit_page_no_sale()}</p>;
  return (
    <div className={resolved ? "" : untilResolved}>
      <ul className="grid gap-4 md:grid-cols-3">
        {terms.map((term) => (
          <li
            key={term.id}
            className={`relative flex flex-col rounded-md border p-5 hover:border-water ${term.length === "Annual" ? "border-water bg-sand" : "border-line"}`}
          >
            <h3 className="flex flex-wrap items-center gap-2.5">
              {termName(term.length)}
              {term.length === "Annual" && savings > 0 && (
                <span className="rounded-full bg-water px-2.5 py-0.5 font-sans text-[0.78rem] text-on-water">
                  {m.offer_save({ percent: savings })}
                </span>
              )}
            </h3>
            <p className="mt-2 font-serif text-[1.9rem] leading-none font-[560]">{formatPrice(term.price)}</p>
            <p className="mt-2 mb-4 text-[0.95rem] text-muted">
              {priceLabel(term)}{" "}
              {monthlyShare(term) && m.benefit_page_share({ price: monthlyShare(term) ?? "" })}
            </p>
            {/* The whole card can be tapped. */}
            <AppLink
              to="/premium"
              data-offer={offer}
              data-term={term.id}
              data-source="premium_page"
              className={`pill mt-auto w-full after:absolute after:inset-0 after:rounded-md ${term.length === "Annual" ? "bg-water text-on-water" : "border border-line"}`}
            >
              {m.benefit_page_take({ plan: termName(term.length) })}
            </AppLink>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-3 text-muted">{m.benefit_page_needs_script()}</p>
      </noscript>
    </div>
  );
}
