import { expect, test } from "vitest";
import type { MemberSubscription } from "../../../../contracts/checkout-calls.ts";
import { leavingLines } from "./leaving-plan.tsx";

const deletedAt = new Date("2026-03-20T12:00:00Z");
const plan = (given: Partial<MemberSubscription>): MemberSubscription => ({
  status: "active",
  termLength: "Annual",
  price: { amount: 3999, currency: "usd" },
  renewsAt: null,
  endsAt: null,
  trialEndsAt: null,
  canceledAtPeriodEnd: false,
  hasPortal: true,
  trialUsed: false,
  ...given,
});

test("deleting an account says what happens to a subscription: what is running, until when, and that nothing more is charged", () => {
  expect(leavingLines(plan({ renewsAt: "2026-09-01T12:00:00Z" }), deletedAt)).toEqual([
    "It would have renewed on September 1, 2026. That stops now: nothing more is charged.",
    expect.stringContaining("Premium stays until March 20, 2026."),
  ]);
  expect(leavingLines(plan({ renewsAt: "2026-03-10T12:00:00Z" }), deletedAt)[1]).toContain(
    "until March 10, 2026",
  );
  expect(
    leavingLines(plan({ endsAt: "2026-03-12T12:00:00Z", canceledAtPeriodEnd: true }), deletedAt)[0],
  ).toContain("canceled already and ends on March 12, 2026");
  const trialing = plan({
    status: "trialing",
    renewsAt: "2026-03-09T12:00:00Z",
    trialEndsAt: "2026-03-09T12:00:00Z",
  });
  expect(leavingLines(trialing, deletedAt)[0]).toContain("free trial would have become a paid plan");
  expect(leavingLines(plan({ status: "lifetime" }), deletedAt)).toHaveLength(1);
  expect(leavingLines(plan({ status: "none" }), deletedAt)).toEqual([]);
});
