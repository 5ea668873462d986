import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseOffer, offerIndexKey, sortOffers } from "./choose-offer.ts";
import { type Offer, type OfferTerm, parseOffer } from "./offer.ts";
import { annualSavings, formatPrice, monthlyShare, savingsIn } from "./prices.ts";
import { selectTerm } from "./select-term.ts";

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  });
});

const term = (length: OfferTerm["length"], price: number): OfferTerm => ({
  id: length,
  length,
  price,
  isMostPopular: false,
  trialDays: 0,
});
const offer = (slug: string, allowAutoSelection: boolean): Offer => ({
  id: slug,
  name: slug,
  slug,
  title: slug,
  summary: "",
  dealEnds: null,
  allowAutoSelection,
  displayComponent: null,
  size: "narrow",
  successLandingPage: null,
  terms: [],
});
const offers = [offer("a", true), offer("b", false), offer("c", true), offer("d", true)];

test("An offer is chosen by slug when given and found", () => {
  expect(chooseOffer(offers, "b")?.slug).toBe("b");
});

test("otherwise one is picked at random among offers that allow auto-selection, and remembered for the session", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (chance) => {
      saved.clear();
      const chosen = chooseOffer(offers, undefined, () => chance);
      expect(chosen).toBe([offers[0], offers[2], offers[3]][Math.floor(chance * 3)]);
      expect(chooseOffer(offers, "no-such-offer", () => 0.99)).toBe(chosen);
    }),
  );
  for (const wrong of ["7", "-1", "x", "1.5", ""]) {
    saved.set(offerIndexKey, wrong);
    expect(chooseOffer(offers, undefined, () => 0)?.allowAutoSelection).toBe(true);
  }
  expect(chooseOffer([offer("b", false)])).toBeUndefined();
});

test("items are sorted with auto-selectable offers first", () => {
  expect(sortOffers([offers[1]!, offers[0]!, offers[2]!]).map(({ slug }) => slug)).toEqual(["a", "c", "b"]);
});

test("Prices display in US format with a dollar sign", () => {
  expect([4.99, 39.99, 1234.5, 90].map(formatPrice)).toEqual(["$4.99", "$39.99", "$1,234.50", "$90.00"]);
  const platform = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (let cents = 0; cents < 200_000_000; cents += 12_347)
    expect(formatPrice(cents / 100)).toBe(platform.format(cents / 100));
});

test("Annual savings percent is the rounded-up share saved against twelve monthly payments", () => {
  expect(annualSavings(4.99, 39.99)).toBe(34);
  expect(annualSavings(5, 30)).toBe(50);
  expect(annualSavings(0.07, 0.63)).toBe(25);
  expect(annualSavings(4.99, 59.88)).toBe(0);
  expect(annualSavings(4.99, 59.87)).toBe(1);
  expect(annualSavings(4.99, 99)).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 300_000 }), (month, year) => {
      const exact = (100n * BigInt(12 * month - year)) / BigInt(12 * month);
      const left = (100n * BigInt(12 * month - year)) % BigInt(12 * month);
      const up = left > 0n ? exact + 1n : exact;
      expect(annualSavings(month / 100, year / 100)).toBe(up > 0n ? Number(up) : 0);
    }),
  );
  expect(savingsIn([term("Monthly", 4.99), term("Annual", 39.99)])).toBe(34);
  expect(savingsIn([term("Annual", 39.99)])).toBe(0);
  expect(monthlyShare(term("Three Year", 89.99))).toBe("$2.50");
  expect(monthlyShare(term("Monthly", 4.99))).toBeUndefined();
});

test("Dialog selection defaults to annual; an unknown selection is ignored", () => {
  const terms = [term("Three Year", 89.99), term("Annual", 39.99), term("Monthly", 4.99)];
  const annual = selectTerm(terms);
  expect(annual?.length).toBe("Annual");
  expect(selectTerm(terms, "Monthly", annual)?.length).toBe("Monthly");
  expect(selectTerm(terms, "Weekly", terms[2])).toBe(terms[2]);
  expect(selectTerm([terms[2]!])).toBe(terms[2]);
  expect(selectTerm([])).toBeUndefined();
});

test("an offer is read as the content service delivers it, and what is missing has its default", () => {
  const content = (id: string, properties: object) => ({ content: { id, properties } });
  expect(
    parseOffer(
      {
        id: "1",
        name: "Standard",
        properties: {
          offerSlug: "standard",
          limitedTimeDeal: true,
          successLandingPage: [{ url: "/subscriptions/standard-success" }],
          offerTerms: {
            items: [
              content("m", { termLength: "Monthly", displayPrice: 4.99, trialDays: 7 }),
              content("t", { termLength: "Three Years", displayPrice: "$1,089.99" }),
              content("w", { termLength: "Weekly", displayPrice: 1 }),
            ],
          },
        },
      },
      new Date(),
    ),
  ).toEqual({
    id: "1",
    name: "standard",
    slug: "standard",
    title: "Standard",
    summary: "",
    dealEnds: null,
    allowAutoSelection: false,
    displayComponent: null,
    size: "narrow",
    successLandingPage: "/subscriptions/standard-success",
    terms: [
      // One order everywhere, whatever the editor's is.
      { id: "t", length: "Three Year", price: 1089.99, isMostPopular: false, trialDays: 0 },
      { id: "m", length: "Monthly", price: 4.99, isMostPopular: false, trialDays: 7 },
    ],
  });
  expect(parseOffer({ id: 7 }, new Date())).toBeUndefined();
});

test("'Limited-time offer' and 'Most Popular' are the content's words: a deal has an end and a lower price, or it is none", () => {
  const read = (offer: object, now = "2027-01-06T12:00:00Z") =>
    parseOffer(
      {
        id: "1",
        name: "Deal",
        properties: {
          limitedTimeDeal: true,
          dealEnds: "2027-01-06",
          offerTerms: {
            items: [
              {
                content: {
                  id: "a",
                  properties: {
                    termLength: "Annual",
                    displayPrice: 29.99,
                    regularPrice: 39.99,
                    isMostPopular: true,
                  },
                },
              },
            ],
          },
          ...offer,
        },
      },
      new Date(now),
    );
  expect(read({})).toMatchObject({
    dealEnds: "2027-01-06",
    terms: [{ price: 29.99, regularPrice: 39.99, isMostPopular: true }],
  });
  const over = read({}, "2027-01-08T12:00:00Z")!;
  expect(over.dealEnds).toBeNull();
  expect(over.terms).toEqual([
    { id: "a", length: "Annual", price: 39.99, isMostPopular: true, trialDays: 0 },
  ]);
  expect(read({ dealEnds: null })?.dealEnds).toBeNull();
  const notLower = { content: { id: "a", properties: { termLength: "Annual", displayPrice: 39.99 } } };
  expect(read({ offerTerms: { items: [notLower] } })?.dealEnds).toBeNull();
});
