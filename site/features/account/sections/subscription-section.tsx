import { useState } from "react";
import { useStore } from "zustand";
import type { MemberSubscription } from "../../../../contracts/checkout-calls.ts";
import { localizePath } from "../../../i18n/locale.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { getLocale } from "../../../i18n/paraglide/runtime.js";
import { AppLink } from "../../../ui/app-link.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { openPortal, readSubscription } from "../../checkout/checkout-calls.ts";
import { sayCheckoutFailed } from "../../checkout/checkout-failed.ts";
import { isUnpaid, statusLabel, statusTitle } from "../../checkout/subscription-labels.ts";
import { identityStore } from "../../identity/identity-store.ts";
import { priceEach, termName } from "../../offers/term-labels.ts";
import { BenefitList } from "../../premium-benefits/benefit-list.tsx";
import { mayRead } from "../../reading/may-read.ts";
import { Card } from "../card.tsx";
import { longDate } from "../dates.ts";

/** What is known of it, line by line. */
function facts(subscription: MemberSubscription): { name: string; value: string }[] {
  const { termLength, price, renewsAt, endsAt, trialEndsAt, status } = subscription;
  const lines: [name: string, value: string | null | undefined][] = [
    [m.checkout_section_plan(), termLength && termName(termLength)],
    [
      m.checkout_section_price(),
      termLength && price && priceEach({ length: termLength, price: price.amount / 100 }),
    ],
    [m.checkout_section_trial(), status === "trialing" && trialEndsAt ? longDate(trialEndsAt) : null],
    [m.checkout_section_renews(), renewsAt && longDate(renewsAt)],
    [m.checkout_section_ends(), endsAt && status !== "ended" ? longDate(endsAt) : null],
  ];
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Links to the billing portal (plan, card, invoices), which returns here. */
function PortalButton() {
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    try {
      const { url } = await openPortal(localizePath("/my-profile", getLocale()));
      location.assign(url);
    } catch (error) {
      console.warn("The billing portal could not be opened.", error);
      setLeaving(false);
      sayCheckoutFailed();
    }
  }
  return (
    <div className="mt-5">
      <button
        type="button"
        disabled={leaving}
        className="pill bg-water text-on-water hover:opacity-90"
        onClick={() => void leave()}
      >
        {m.checkout_section_portal()}
      </button>
      <p className="mt-2 text-[0.95rem] text-muted">{m.checkout_section_portal_note()}</p>
    </div>
  );
}

/** The main benefits; for those without premium, a link to all of them. */
function WhatPremiumGives({ isPremium }: { isPremium: boolean }) {
  return (
    <div className="rounded-md bg-sand p-5 md:p-6">
      <p className="font-semibold">{isPremium ? m.checkout_section_have() : m.checkout_section_adds()}</p>
      <BenefitList
        className="mt-3"
        items={[
          m.checkout_section_adds_guides(),
          m.checkout_section_adds_evening(),
          m.checkout_section_adds_journal(),
          m.checkout_section_adds_quiet(),
        ]}
      />
      {!isPremium && (
        <AppLink to="/premium" className="pill mt-5 bg-water text-on-water hover:opacity-90">
          {m.checkout_section_offer()}
        </AppLink>
      )}
    </div>
  );
}

/** The member's plan, when it renews or ends, and the way to change it. */
export default function SubscriptionSection() {
  const { value: subscription, failed, reload } = useLoaded(readSubscription);
  const isPremium = useStore(identityStore, ({ person }) => mayRead("premium", person?.roles));
  if (!subscription)
    return (
      <div className="mt-4">
        <LoadingState failed={failed} retry={reload} />
      </div>
    );
  const known = facts(subscription);
  return (
    <Card title={statusTitle(subscription, isPremium)} lead={statusLabel(subscription, isPremium)}>
      {known.length > 0 && (
        <dl className="border-t border-line">
          {known.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 border-b border-line py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isUnpaid(subscription) && <WhatPremiumGives isPremium={isPremium} />}
      {subscription.hasPortal && <PortalButton />}
    </Card>
  );
}
