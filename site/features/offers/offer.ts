import * as z from "zod/mini";
import { type TermLength, termLengths } from "../../../contracts/checkout.ts";
import { isDealRunning, priceToday } from "../../../contracts/deals.ts";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { ModalSize } from "../../ui/modal/modal-store.ts";

export interface OfferTerm {
  id: string;
  length: TermLength;
  /** In dollars, as it is displayed; what is paid is decided by the server. */
  price: number;
  /** What it costs when the limited-time deal is over; only while that runs. */
  regularPrice?: number;
  isMostPopular: boolean;
  trialDays: number;
}

export interface Offer {
  id: string;
  /** The slug where there is one: it is the same in every language. */
  name: string;
  slug: string | null;
  title: string;
  summary: string;
  /** The last day of a limited-time deal that runs and lowers a price; null when there is none. */
  dealEnds: string | null;
  allowAutoSelection: boolean;
  displayComponent: string | null;
  size: ModalSize;
  successLandingPage: string | null;
  terms: OfferTerm[];
}

const text = z._default(z.nullable(z.string()), null);
const flag = z._default(z.nullable(z.boolean()), false);

const termItem = z.object({
  content: z.object({
    id: z.string(),
    properties: z.object({
      termLength: z.string(),
      displayPrice: z.union([z.number(), z.string()]),
      regularPrice: z._default(z.nullable(z.union([z.number(), z.string()])), null),
      isMostPopular: z._default(z.nullable(z.boolean()), false),
      trialDays: z._default(z.nullable(z.number()), 0),
    }),
  }),
});

/** A link to a page of the CMS itself has no url but a route. */
const link = z.object({
  url: z._default(z.nullable(z.string()), null),
  route: z._default(z.nullable(z.object({ path: z.string() })), null),
});

function addressOf(given: z.infer<typeof link> | undefined): string | null {
  if (given?.url || !given?.route) return given?.url ?? null;
  return localizePath(given.route.path.replace(/(?<=.)\/$/, ""), getLocale());
}

const offerItem = z.object({
  id: z.string(),
  name: z.string(),
  properties: z.object({
    title: text,
    summary: text,
    offerSlug: text,
    limitedTimeDeal: flag,
    dealEnds: text,
    allowAutoSelection: flag,
    displayComponent: text,
    displaySize: text,
    successLandingPage: z._default(z.nullable(z.array(link)), []),
    offerTerms: z._default(z.nullable(z.object({ items: z.array(termItem) })), { items: [] }),
  }),
});

const sizes: Record<string, ModalSize> = {
  "Extra Wide": "extraWide",
  Wide: "wide",
  Narrow: "narrow",
  Fullscreen: "fullscreen",
};

/** An editor may write the three years as "Three Years"; any other length is one we do not sell. */
function lengthOf(written: string): TermLength | undefined {
  const name = written === "Three Years" ? "Three Year" : written;
  return termLengths.find((length) => length === name);
}

/** The one order of plans, wherever they are shown. */
const planOrder: readonly TermLength[] = ["Three Year", "Annual", "Monthly", "Lifetime"];

const dollars = (written: number | string) => Number(String(written).replace(/[$,\s]/g, ""));

function termOf({ content: { id, properties } }: z.infer<typeof termItem>, isDeal: boolean): OfferTerm[] {
  const length = lengthOf(properties.termLength);
  const display = dollars(properties.displayPrice);
  const regular = properties.regularPrice === null ? undefined : dollars(properties.regularPrice);
  const price = priceToday(display, regular, isDeal);
  if (!length || !(price > 0)) return [];
  const { trialDays, isMostPopular } = properties;
  const lowered = regular !== undefined && price < regular ? { regularPrice: regular } : {};
  return [
    { id, length, price, ...lowered, isMostPopular: isMostPopular === true, trialDays: trialDays ?? 0 },
  ];
}

/** As the content service lists them. */
export const offerList = z.object({ items: z.array(z.unknown()) });

/** Undefined for an item that is not an offer as the contract has it. */
export function parseOffer(item: unknown, now: Date): Offer | undefined {
  const parsed = z.safeParse(offerItem, item);
  if (!parsed.success) return undefined;
  const { id, name, properties } = parsed.data;
  const isDeal = isDealRunning(properties, now);
  const terms = (properties.offerTerms?.items ?? [])
    .flatMap((term) => termOf(term, isDeal))
    .sort((one, other) => planOrder.indexOf(one.length) - planOrder.indexOf(other.length));
  const isLower = terms.some(({ regularPrice }) => regularPrice !== undefined);
  return {
    id,
    name: properties.offerSlug ?? name,
    slug: properties.offerSlug,
    title: properties.title ?? name,
    summary: properties.summary ?? "",
    dealEnds: isDeal && isLower ? properties.dealEnds : null,
    allowAutoSelection: properties.allowAutoSelection === true,
    displayComponent: properties.displayComponent,
    size: sizes[properties.displaySize ?? ""] ?? "narrow",
    successLandingPage: addressOf(properties.successLandingPage?.[0]),
    terms,
  };
}
