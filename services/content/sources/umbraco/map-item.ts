/** An item of an Umbraco, in the languages it is published in, as a record. Everything may be null there, and nothing is computed. */
import { type Access, accessLevels, type ContentType, contentTypes } from "../../../../contracts/content.ts";
import { type FieldKind, formats } from "../../../../contracts/content-types.ts";
import { dailyTimeZone, type Locale, locales } from "../../../../contracts/site.ts";
import { cmsProperties } from "../../../../contracts/umbraco-types.ts";
import { localDay } from "../../../../platform/time-zone.ts";
import { languagesOf, type MediaRecord, type SourceRecord } from "../../record.ts";
import type { Delivered } from "./delivery.ts";
import { readFaq, readLinks, readQuestions, readTerms } from "./map-blocks.ts";
import { mediaIn, mediaOf } from "./map-media.ts";
import { idsOf, numberOf, richTextOf, textOf } from "./values.ts";

export type Pair = Record<Locale, Delivered>;

interface Mapped {
  record: SourceRecord;
  media: MediaRecord[];
  /** What is wrong with it without hiding it. */
  notes: string[];
}

/** Why an item cannot be shown. */
export class BrokenItem extends Error {
  override name = "BrokenItem";
}

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, "");
const lastPart = (path: string) => trimmed(path).split("/").at(-1)!;
const day = /^\d{4}-\d{2}-\d{2}/;

/** Dates come with a zone or without one; without, they are UTC. */
export const instantOf = (date: string): number =>
  Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(date) ? date : `${date}Z`);

/** Without English its path is the Spanish one, until its place is known (assemble.ts). */
export function mapItem(pair: Partial<Pair>, order: number): Mapped {
  const item = pair["en-US"] ?? pair.es!;
  const languages = locales.filter((locale) => pair[locale]);
  const type = item.contentType as ContentType;
  if (!contentTypes.includes(type)) throw new BrokenItem(`the type ${item.contentType} is not known`);
  const path = trimmed(item.route.path);
  if (path === "") throw new BrokenItem("it has no address");
  const record: SourceRecord = {
    id: item.id,
    type,
    path,
    ...(pair.es ? { slugs: { es: lastPart(pair.es.route.path) } } : {}),
    ...(languages.length < locales.length ? { languages } : {}),
    text: { "en-US": {}, es: {} },
    order,
    writtenAt: Math.max(
      ...languages.map((locale) => instantOf(pair[locale]!.updateDate)).filter(Number.isFinite),
      0,
    ),
  };
  const mapped: Mapped = { record, media: [], notes: [] };
  for (const { key, kind, alias, variesByCulture } of cmsProperties(type)) {
    const values = { "en-US": item.properties[alias], es: (pair.es ?? item).properties[alias] };
    if (variesByCulture) mapLocal(mapped, key, kind, values);
    else mapPlain(mapped, key, kind, values["en-US"]);
  }
  // Only sorts: nobody says that it was published on that day.
  if (record.published === undefined && record.listed === undefined && day.test(item.createDate))
    record.listed = localDay(new Date(instantOf(item.createDate)), dailyTimeZone);
  check(mapped);
  return mapped;
}

function mapLocal(mapped: Mapped, key: string, kind: FieldKind, values: Record<Locale, unknown>): void {
  const { record } = mapped;
  if (kind === "slug") return;
  if (kind === "questions") {
    record.questions = readQuestions(values);
    return;
  }
  if (kind === "path" || kind === "address") {
    const address = kind === "path" ? urlOf(values["en-US"]) : textOf(values["en-US"]);
    if (address !== undefined) Object.assign(record, { [key]: address });
    return;
  }
  for (const locale of languagesOf(record)) {
    const text = record.text[locale];
    if (kind === "recording") {
      const [recording] = mediaOf(values[locale]);
      if (!recording) continue;
      record.audio = { ...record.audio, [locale]: recording.id };
      mapped.media.push(recording);
    } else if (kind === "body") {
      const html = richTextOf(values[locale]);
      if (html) text.html = html;
      if (html) mapped.media.push(...mediaIn(html.markup));
    } else if (kind === "faq") {
      const faq = readFaq(values[locale]);
      if (faq.length > 0) text.faq = faq;
    } else if (kind === "links") {
      const links = readLinks(values[locale]);
      if (links.length > 0) text.links = links;
    } else {
      const words = textOf(values[locale]);
      if (words !== undefined) Object.assign(text, { [key]: words });
    }
  }
}

function mapPlain(mapped: Mapped, key: string, kind: FieldKind, value: unknown): void {
  const { record, notes } = mapped;
  const set = (read: unknown) => {
    if (read !== undefined) Object.assign(record, { [key]: read });
  };
  if (key === "access") {
    record.access = accessOf(value, notes);
    if (record.access === undefined) delete record.access;
  } else if (kind === "terms") record.terms = readTerms(value);
  else if (kind === "image") {
    const [picture] = mediaOf(value);
    if (!picture) return;
    record.image = picture.id;
    mapped.media.push(picture);
  } else if (kind === "passages") {
    const written = textOf(value)
      ?.split(";")
      .map((part) => part.trim())
      .filter(Boolean);
    if (written?.length) record.passage = written;
  } else if (kind === "related" || (typeof kind === "object" && "namesIn" in kind)) {
    const ids = idsOf(value);
    if (ids.length > 0) set(ids);
  } else if (kind === "boolean") {
    if (value === true) set(true);
  } else if (kind === "date") {
    const written = textOf(value);
    if (written !== undefined && day.test(written)) set(written.slice(0, 10));
  } else if (kind === "integer") set(numberOf(value));
  else if (typeof kind === "object") {
    const read = kind.oneOf.find((option) => String(option) === textOf(value));
    if (textOf(value) !== undefined && read === undefined)
      notes.push(`\`${key}\` is not one of ${kind.oneOf.join(", ")}`);
    set(read);
  } else set(textOf(value));
}

/** A word that we do not know closes an item; one that says nothing inherits. */
function accessOf(value: unknown, notes: string[]): Access | undefined {
  const said = textOf(value);
  if (said === undefined) return undefined;
  if (accessLevels.includes(said as Access)) return said as Access;
  notes.push(`access "${said}" is not known and counts as premium`);
  return "premium";
}

/** The first link of a picker: an address as it is, an item by its path. */
function urlOf(value: unknown): string | undefined {
  const link = (Array.isArray(value) ? value[0] : undefined) as
    | { url?: unknown; queryString?: unknown; route?: { path?: unknown } | null }
    | undefined;
  const path = textOf(link?.url) ?? textOf(link?.route?.path)?.replace(/(?<=.)\/$/, "");
  return path === undefined ? undefined : path + (textOf(link?.queryString) ?? "");
}

const has = ({ record }: Mapped, need: string, locale: Locale): boolean => {
  if (need === "body") return record.text[locale].html !== undefined;
  if (need in record.text[locale]) return true;
  const value = record[need as keyof SourceRecord];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

function check(mapped: Mapped): void {
  const { record, notes } = mapped;
  for (const need of formats[record.type].needs) {
    const missing = languagesOf(record).filter((locale) => !has(mapped, need, locale));
    if (missing.length > 0) throw new BrokenItem(`${record.type} needs \`${need}\` (${missing.join(", ")})`);
  }
  for (const key of new Set(locales.flatMap((locale) => Object.keys(record.text[locale])))) {
    const missing = languagesOf(record).find((locale) => !(key in record.text[locale]));
    if (missing) notes.push(`\`${key}\` is missing in ${missing}`);
  }
}
