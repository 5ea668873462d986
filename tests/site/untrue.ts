/** What a site may only say when its operator or its content has said so first: found in the pages as they are sent. */
import type { Locale } from "../../contracts/site.ts";
import { localeOfPath, stripLocale } from "../../site/i18n/locale.ts";

/** Charities, partners and deals, as such sites speak of them; Scripture and the library use the plain words for other things. */
const claims: Record<Locale, RegExp[]> = {
  "en-US": [
    /\b(a|our|the|to|this|chosen|sample) (\w+ )?charit(y|ies)\b/i,
    /\bclean[- ]water (charity|fund|project|partner|initiative)/i,
    /\b(part|portion|share|percent\w*|proceeds) of (your|each|every|the|all) (subscription|purchase|sale)/i,
    /\b(our|select(ed)?|trusted|carefully chosen) partners?\b/i,
    /\blimited[- ]time\b/i,
    /\bmost popular\b/i,
    /\bbest[- ](value|seller|selling)\b/i,
    /\b(special|exclusive) (offer|deal|price)\b/i,
    /\d ?% off\b/i,
  ],
  es: [
    /(organización|obra|entidad|fundación) (benéfica|de caridad)|\bbeneficencia\b/i,
    /(fondo|proyecto|iniciativa|obra) de agua potable/i,
    /(parte|porción|porcentaje|\d ?%) de (tu|cada|la|toda) (suscripción|compra|venta)/i,
    /\bnuestros? (socios?|aliados?)\b/i,
    /tiempo limitado/i,
    /\bmás popular\b/i,
    /\bmás vendid[oa]\b|\bmejor (precio|valor)\b/i,
    /(oferta|precio|descuento) (especial|exclusiv[oa])/i,
    /\d ?% de descuento/i,
  ],
};
const deals = /limited|popular|limitado/i;

/** Words as a reader sees them, with the page's descriptions for machines, without Scripture's. */
const wordsOf = (html: string): string =>
  [
    ...[...html.matchAll(/<meta[^>]*content="([^"]*)"/g)].map(([, content]) => content),
    ...structuredData(html),
    html
      .replace(/<(script|style|template|blockquote)\b.*?<\/\1>/gs, " ")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
  ].join("\n");

const structuredData = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => json!);

/** A date of publication or revision, which the shipped library does not know of itself. */
const dates = /"(date(Published|Modified|Created)|uploadDate)"|article:(published|modified)_time/g;

/** What is said on a page that nobody has stated; `dealEnds` is how an offer with an end may name it, in each language. */
export function untrueIn(path: string, html: string, dealEnds: Record<Locale, string>): string[] {
  const locale = localeOfPath(path);
  const words = wordsOf(html);
  const isScripture = stripLocale(path).startsWith("/bible/");
  const claimed = isScripture ? [] : claims[locale].flatMap((claim) => claim.exec(words)?.[0] ?? []);
  return [
    ...claimed.filter((claim) => !(deals.test(claim) && words.includes(dealEnds[locale]))),
    ...(html.match(dates) ?? []),
  ].map((claim) => `${path} says “${claim}”`);
}
