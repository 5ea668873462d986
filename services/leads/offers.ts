import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod";
import type { CoregOffer } from "../../contracts/lead-fields.ts";
import type { Locale } from "../../contracts/site.ts";

const text = z.string().trim().min(1).max(500);
const words = z.strictObject({ "en-US": text, es: text });

/** Partners' offers to leads, each with the exact wording of its consent. */
const partnerOffers = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w.:-]{1,100}$/),
    name: text,
    /** Who will write. */
    partner: words,
    title: words,
    description: words,
    wording: words,
  }),
);
export type PartnerOffer = z.infer<typeof partnerOffers>[number];
/** In one language, with nothing left out. */
type ShownOffer = { [Name in keyof CoregOffer]-?: NonNullable<CoregOffer[Name]> };

export const sampleOffersFile = fileURLToPath(new URL("./sample-offers.yaml", import.meta.url));

/** The operator's list (docs in sample-offers.yaml). Errors are reported with the file's name. */
export async function readPartnerOffers(file: string): Promise<PartnerOffer[]> {
  try {
    const offers = partnerOffers.parse(parse(await readFile(file, "utf8")) ?? []);
    const twice = offers.find(({ id }, nth) => offers.findIndex((other) => other.id === id) !== nth);
    if (twice) throw new Error(`the id ${twice.id} is there twice`);
    return offers;
  } catch (error) {
    throw new Error(`The partners' offers in ${file} cannot be used: ${(error as Error).message}`);
  }
}

export const inLocale = (
  { id, name, partner, title, description, wording }: PartnerOffer,
  locale: Locale,
): ShownOffer => ({
  id,
  name,
  partner: partner[locale],
  title: title[locale],
  description: description[locale],
  wording: wording[locale],
  locale,
});
