import fc from "fast-check";
import { expect, test } from "vitest";
import { isPremium, type PremiumSigns, premiumCookie, premiumGraceMs } from "./premium-status.ts";

const now = new Date("2026-11-14T15:00:00Z");
const day = 24 * 60 * 60_000;
const none: PremiumSigns = {
  query: new URLSearchParams(),
  flag: false,
  roles: [],
  subscriptionDate: undefined,
};
const premium = (signs: Partial<PremiumSigns>, productName = "Wellspring") =>
  isPremium({ ...none, ...signs }, productName, now);

test("true if a session_id query value is present", () => {
  expect(premium({ query: new URLSearchParams("session_id=cs_1") })).toBe(true);
  expect(premium({ query: new URLSearchParams("session_id=") })).toBe(false);
  expect(premium({ query: new URLSearchParams("sessionid=cs_1&action=upgrade") })).toBe(false);
});

test("true if the stored premium flag (cookie, 7 days) is set", () => {
  expect(premium({ flag: true })).toBe(true);
  expect(premiumCookie.maxAgeSeconds).toBe(604_800);
});

test("true if the account has the premium role, named after the product followed by 'Premium'", () => {
  expect(premium({ roles: ["editor", "WellspringPremium"] })).toBe(true);
  expect(premium({ roles: ["GoodNewsPremium"] }, "Good News")).toBe(true);
  for (const role of ["Premium", "wellspringpremium", "WellspringPremium2", "OtherPremium"])
    expect(premium({ roles: [role] })).toBe(false);
});

test("true if a locally stored subscription date is within 3 days of now", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10 * day, max: 10 * day }), (away) => {
      const subscriptionDate = new Date(now.getTime() + away);
      expect(premium({ subscriptionDate })).toBe(Math.abs(away) <= 3 * day);
    }),
  );
  expect(premiumGraceMs).toBe(3 * day);
  expect(premium({ subscriptionDate: new Date(Number.NaN) })).toBe(false);
});

test("true if any holds, and by nothing else", () => {
  expect(premium({})).toBe(false);
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (query, flag, role, date) => {
      const signs: PremiumSigns = {
        query: new URLSearchParams(query ? "session_id=cs_1" : "rsid=I123abcdefghijkl"),
        flag,
        roles: role ? ["WellspringPremium"] : ["member"],
        subscriptionDate: date ? now : new Date(now.getTime() - 4 * day),
      };
      expect(premium(signs)).toBe(query || flag || role || date);
    }),
  );
});
