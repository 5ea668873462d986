import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { inLocale, readPartnerOffers, sampleOffersFile } from "./offers.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wellspring-offers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileWith = (text: string) => {
  const file = path.join(folder, "partners.yaml");
  writeFileSync(file, text);
  return file;
};

test("the samples say in both languages that they are samples", async () => {
  const samples = await readPartnerOffers(sampleOffersFile);
  expect(samples.length).toBeGreaterThanOrEqual(2);
  for (const locale of locales)
    for (const { title, description, partner, wording } of samples.map((one) => inLocale(one, locale)))
      for (const words of [title, description, partner, wording]) expect(words).toMatch(/sample|muestra/i);
});

test("an empty file is a list of no offers", async () => {
  expect(await readPartnerOffers(fileWith("# none yet\n"))).toEqual([]);
});

test.each([
  ["a partner in one language only", "- { id: a, name: A, partner: { en-US: A } }"],
  ["no list", "id: a"],
  ["not YAML", "- [a"],
])("%s stops the start and names the file", async (_, text) => {
  await expect(readPartnerOffers(fileWith(text))).rejects.toThrow("partners.yaml");
});
