import type { MemberSubscription } from "../../../../contracts/checkout-calls.ts";
import { deletionGraceDays } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { readSubscription } from "../../checkout/checkout-calls.ts";
import { isUnpaid } from "../../checkout/subscription-labels.ts";
import { priceEach, termName } from "../../offers/term-labels.ts";
import { longDate } from "../dates.ts";

/** What a wish to be deleted does to the plan, in the server's order: renewals stop at once, the rest ends with the account. */
export function leavingLines(plan: MemberSubscription, deletedAt: Date): string[] {
  const { status, renewsAt, endsAt, trialEndsAt } = plan;
  if (isUnpaid(plan)) return [];
  if (status === "lifetime") return [m.account_leave_lifetime()];
  if (status === "past_due") return [m.account_leave_unpaid()];
  const paidUntil = renewsAt ?? endsAt ?? deletedAt.toISOString();
  const until = new Date(paidUntil) < deletedAt ? paidUntil : deletedAt.toISOString();
  const stops =
    status === "trialing" && renewsAt
      ? m.account_leave_trial({ date: longDate(trialEndsAt ?? renewsAt) })
      : renewsAt
        ? m.account_leave_renewing({ date: longDate(renewsAt) })
        : m.account_leave_ending({ date: longDate(paidUntil) });
  return [stops, m.account_leave_until({ date: longDate(until) })];
}

/** Before the account is deleted: what is running, until when, and that nothing more is charged. */
export function LeavingPlan() {
  const { value: plan, failed } = useLoaded(readSubscription);
  if (failed) return <p>{m.account_leave_unknown()}</p>;
  if (!plan) return <p className="text-muted">{m.loading()}</p>;
  const lines = leavingLines(plan, new Date(Date.now() + deletionGraceDays * 86_400_000));
  if (lines.length === 0) return null;
  const { termLength, price } = plan;
  return (
    <section className="rounded-md bg-sand p-4">
      <h3 className="text-[1.05rem]">{m.account_leave_subscription_title()}</h3>
      {termLength && price && (
        <p className="mt-1 font-semibold">
          {termName(termLength)}, {priceEach({ length: termLength, price: price.amount / 100 })}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="mt-1.5">
          {line}
        </p>
      ))}
    </section>
  );
}
