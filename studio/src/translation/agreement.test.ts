import { expect, test } from "vitest";
import { agreementOf, type BothWords } from "./agreement.ts";

const both = (en: string, es: string): BothWords => ({
  "en-US": en ? { title: [en] } : {},
  es: es ? { title: [es] } : {},
});
const standing = (agreed: BothWords | undefined, published: BothWords, draft = published) =>
  agreementOf({ agreed, languages: ["en-US", "es"], published, draft });

test("a language without words, or not on the site, is missing; an item without any waits for nothing", () => {
  expect(standing(undefined, both("Hope", "")).standing).toEqual({ "en-US": "current", es: "missing" });
  const words = both("Hope", "Esperanza");
  const one = agreementOf({ agreed: undefined, languages: ["es"], published: words, draft: words });
  expect(one.standing).toEqual({ "en-US": "missing", es: "current" });
  expect(standing(undefined, both("", "")).standing).toEqual({ "en-US": "current", es: "current" });
});

test("the language that did not change is the older one; once both have changed they agree again", () => {
  const first = standing(undefined, both("a", "b"));
  expect(first.agreed).toEqual(both("a", "b"));
  expect(standing(first.agreed, both("a2", "b")).standing).toEqual({ "en-US": "current", es: "older" });
  expect(standing(first.agreed, both("a", "b2")).standing).toEqual({ "en-US": "older", es: "current" });
  const second = standing(first.agreed, both("a2", "b2"));
  expect(second).toEqual({ agreed: both("a2", "b2"), standing: { "en-US": "current", es: "current" } });
  // Taken back, nothing waits.
  expect(standing(first.agreed, both("a", "b")).standing).toEqual({ "en-US": "current", es: "current" });
});

test("words that were translated before they are published make nothing older", () => {
  expect(standing(both("a2", "b2"), both("a", "b2"), both("a2", "b2")).standing).toEqual({
    "en-US": "current",
    es: "current",
  });
});
