import { expect, test } from "vitest";
import type { MemberSubscription } from "../../../contracts/checkout-calls.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { statusLabel, statusTitle } from "./subscription-labels.ts";

const bought = (status: MemberSubscription["status"]): MemberSubscription => ({
  status,
  termLength: null,
  price: null,
  renewsAt: null,
  endsAt: null,
  trialEndsAt: null,
  canceledAtPeriodEnd: false,
  hasPortal: false,
  trialUsed: false,
});

test("what a member has is its own heading, never the section's name again", () => {
  for (const status of ["none", "trialing", "active", "past_due", "ended", "lifetime"] as const)
    for (const isPremium of [true, false])
      expect(statusTitle(bought(status), isPremium)).not.toBe(m.checkout_section_title());
  expect(statusTitle(bought("none"), false)).toBe("Free account");
  expect(statusTitle(bought("active"), false)).toBe("Premium member");
});

test("premium that was given and not bought is not called a free account", () => {
  expect(statusTitle(bought("none"), true)).toBe("Premium member");
  expect(statusLabel(bought("none"), true)).toBe("Premium was given to you. There is nothing to pay.");
  expect(statusLabel(bought("active"), true)).toBe("You are a premium member. Thank you.");
});
