import { describe, expect, test } from "vitest";
import { type Behaviour, outcomeOf, readCard } from "./cards.ts";

const now = new Date("2026-11-15T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };
const read = (change: Partial<typeof good>) => readCard({ ...good, ...change }, now);

describe("expiry, CVC and Luhn are validated", () => {
  test("card numbers are parsed with spaces or hyphens; the number is not stored", () => {
    expect(read({})).toEqual({
      brand: "visa",
      last4: "4242",
      fingerprint: expect.stringMatching(/^\w{10,16}$/),
      exp_month: 12,
      exp_year: 2034,
      behaviour: "succeeds",
    });
    expect(read({ number: "4242-4242-4242-4242", expiry: "1/2030" })).toMatchObject({
      exp_month: 1,
      exp_year: 2030,
    });
    expect(JSON.stringify(read({}))).not.toContain("4242424242424242");
  });

  test.each([
    ["number", "4242 4242 4242 4241", "incorrect_number"],
    ["number", "", "incorrect_number"],
    ["number", "4242", "incorrect_number"],
    ["number", "4242 4242 4242 424x", "incorrect_number"],
    ["expiry", "13 / 34", "invalid_expiry"],
    ["expiry", "0 / 34", "invalid_expiry"],
    ["expiry", "soon", "invalid_expiry"],
    ["expiry", "10 / 26", "expired_card"],
    ["cvc", "12", "invalid_cvc"],
    ["cvc", "1234", "invalid_cvc"],
    ["cvc", "abc", "invalid_cvc"],
  ])("%s %s: %s", (field, value, error) => expect(read({ [field]: value })).toEqual({ error, field }));

  test("a card's fingerprint depends on the number only; another number has another", () => {
    const of = (change: Partial<typeof good>) => (read(change) as { fingerprint: string }).fingerprint;
    expect(of({ expiry: "01 / 35", cvc: "999" })).toBe(of({}));
    expect(of({ number: "5555 5555 5555 4444" })).not.toBe(of({}));
  });

  test("a card is good to the end of its month", () => {
    expect(read({ expiry: "11 / 26" })).toMatchObject({ behaviour: "succeeds" });
  });

  test("a number that is no test card is declined: no real card is ever taken", () => {
    expect(read({ number: "4111 1111 1111 1111" })).toEqual({ error: "card_declined", field: "card" });
  });
});

test.each<[string, Behaviour]>([
  ["4000000000000002", "card_declined"],
  ["4000000000009995", "insufficient_funds"],
  ["4000000000000069", "expired_card"],
  ["4000002500003155", "authenticates"],
  ["4000000000000341", "fails_later"],
  ["4000000000000259", "disputed"],
])("the test card %s: %s", (number, behaviour) => expect(read({ number })).toMatchObject({ behaviour }));

test("what becomes of a payment depends on whether the buyer is there", () => {
  expect(outcomeOf("authenticates", { buyerIsThere: true })).toBe("authenticate");
  expect(outcomeOf("authenticates", { buyerIsThere: true, authenticated: true })).toBe("paid");
  expect(outcomeOf("authenticates", { buyerIsThere: false })).toBe("paid");
  expect(outcomeOf("fails_later", { buyerIsThere: true })).toBe("paid");
  expect(outcomeOf("fails_later", { buyerIsThere: false })).toMatchObject({ error: "card_declined" });
});
