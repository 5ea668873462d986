import { expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { createPartnerOffers } from "./offers.ts";
import { sampleOffers } from "./sample-offers.ts";

const item = (properties: Record<string, unknown>) => ({ properties }) as never;
const words = {
  title: "News",
  partner: "A partner",
  description: "Monthly.",
  wording: "A partner may write.",
};

test("the samples say in both languages that they are samples", () => {
  for (const locale of locales) {
    const samples = sampleOffers(locale);
    expect(samples.length).toBeGreaterThanOrEqual(2);
    for (const { title, description, partner, wording } of samples)
      for (const text of [title, description, partner, wording]) expect(text).toMatch(/sample|muestra/i);
  }
});

test("published partners are offered as they are written, in their order; samples only while there are none", async () => {
  const queries: unknown[] = [];
  const items = [
    item({ offerId: "a-partner", ...words, partnerName: words.partner }),
    item({ offerId: "half", title: "Half" }),
  ];
  const content = {
    list: async (query: unknown) => {
      queries.push(query);
      return { items };
    },
  };
  const offers = createPartnerOffers({ content, log: { warn() {} }, samples: sampleOffers });
  expect(await offers("es")).toEqual([{ id: "a-partner", name: "News", ...words, locale: "es" }]);
  expect(queries).toEqual([expect.objectContaining({ filter: "contentType:partner", locale: "es" })]);
  items.length = 0;
  expect(await offers("es")).toEqual(sampleOffers("es"));
});

test("content that cannot be read means no offers, and is logged", async () => {
  const warnings: string[] = [];
  const content = { list: () => Promise.reject(new Error("away")) };
  const log = { warn: (_: unknown, message: string) => warnings.push(message) };
  const offers = createPartnerOffers({ content, log: log as never, samples: sampleOffers });
  expect(await offers("en-US")).toEqual([]);
  expect(warnings).toHaveLength(1);
});
