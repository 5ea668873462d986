import { describe, expect, test } from "vitest";
import { givesPremium, graceEndOf } from "./premium-rule.ts";
import { returnAddress } from "./redirects.ts";
import { intervalOf, readTermLength, termOfPrice } from "./terms.ts";

test("'Three Year' and 'Three Years' are the same term, and unknown lengths are none", () => {
  expect(["Three Year", "Three Years", "three years "].map(readTermLength)).toEqual(
    Array(3).fill("Three Year"),
  );
  expect(["Monthly", "Annual", "Lifetime"].map(readTermLength)).toEqual(["Monthly", "Annual", "Lifetime"]);
  expect(readTermLength("Weekly")).toBeUndefined();
});

test("a price leads back to its term, whichever way it is written", () => {
  for (const term of ["Monthly", "Annual", "Three Year", "Lifetime"] as const)
    expect(termOfPrice(intervalOf(term))).toBe(term);
  expect(termOfPrice({ interval: "month", interval_count: 12 })).toBe("Annual");
  expect(termOfPrice({ interval: "month", interval_count: 5 })).toBeUndefined();
});

test("Stripe's braces stay as they are in the return address, before the fragment", () => {
  const page = new URL("https://site.invalid/verses?a=b#top");
  expect(returnAddress("https://example.org", page, { campaign: "x y", content: "annual" })).toBe(
    "https://example.org/verses?a=b&utm_campaign=x+y&utm_content=annual&session_id={CHECKOUT_SESSION_ID}#top",
  );
});

describe("premium", () => {
  const now = new Date("2026-11-15T00:00:00Z");
  const stateOf = (status: string, graceEnd: Date | null = null) =>
    givesPremium({ kind: "subscription", status, graceEnd }, now);

  test("is trialing, active, or unpaid for less than seven days", () => {
    expect(["trialing", "active"].map((status) => stateOf(status))).toEqual([true, true]);
    const others = [
      "incomplete",
      "incomplete_expired",
      "canceled",
      "unpaid",
      "paused",
      "past_due",
      "something new",
    ];
    expect(others.map((status) => stateOf(status))).toEqual(others.map(() => false));
    expect(stateOf("past_due", graceEndOf("past_due", new Date("2026-11-08T00:00:01Z")))).toBe(true);
    expect(stateOf("past_due", graceEndOf("past_due", new Date("2026-11-08T00:00:00Z")))).toBe(false);
  });

  test("is a lifetime that was paid and not given back", () => {
    const lifetime = (status: string) => givesPremium({ kind: "lifetime", status, graceEnd: null }, now);
    expect([lifetime("paid"), lifetime("refunded"), lifetime("unpaid")]).toEqual([true, false, false]);
  });
});
