import { expect, test } from "vitest";
import { isDealRunning, priceToday } from "./deals.ts";

const deal = { limitedTimeDeal: true, dealEnds: "2027-01-06" };

test("a limited-time deal runs to the end of its last day in New York", () => {
  expect(isDealRunning(deal, new Date("2027-01-07T04:59:59Z"))).toBe(true);
  expect(isDealRunning(deal, new Date("2027-01-07T05:00:00Z"))).toBe(false);
});

test("what has no end is not limited in time", () => {
  expect(isDealRunning({ ...deal, dealEnds: null }, new Date())).toBe(false);
  expect(isDealRunning({ ...deal, limitedTimeDeal: false }, new Date("2026-12-01T12:00:00Z"))).toBe(false);
});

test("the lower price is no price any more when the deal is over", () => {
  expect(priceToday(2999, 3999, true)).toBe(2999);
  expect(priceToday(2999, 3999, false)).toBe(3999);
  expect(priceToday(3999, undefined, false)).toBe(3999);
  // A "deal" that costs more is none.
  expect(priceToday(4999, 3999, true)).toBe(3999);
});
