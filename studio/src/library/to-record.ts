/** A document as the site reads it. */
import type { ContentType } from "../../../contracts/content.ts";
import { formats, ownFields } from "../../../contracts/content-types.ts";
import type { LocalText, SourceRecord } from "../../../services/content/record.ts";
import { groups, type Locale, locales } from "../languages.ts";
import type { Document } from "../rich-text/nodes.ts";
import { markdownOf } from "../rich-text/to-markdown.ts";

type Values = Record<string, unknown>;
export type Doc = Values & { id: string; path?: string; languages?: Locale[]; updatedAt?: string };

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

const idOf = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return String(value);
  const { id, value: inner } = value as Values;
  return inner === undefined ? String(id) : idOf(inner);
};
const day = (value: unknown) => String(value).slice(0, 10);
const listOf = (value: unknown) =>
  String(value)
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean);

const inBoth = (row: Values, name: string): Record<Locale, string> | undefined =>
  isFilled(row[`${name}_en`]) || isFilled(row[`${name}_es`])
    ? { "en-US": String(row[`${name}_en`] ?? ""), es: String(row[`${name}_es`] ?? "") }
    : undefined;

const questionsOf = (rows: Values[]): NonNullable<SourceRecord["questions"]> =>
  rows.map((row) => {
    const explanation = inBoth(row, "explanation");
    return {
      id: String(row.id),
      question: inBoth(row, "question") ?? { "en-US": "", es: "" },
      answers: ((row.answers as Values[]) ?? []).map((answer) => ({
        id: String(answer.id),
        text: inBoth(answer, "text") ?? { "en-US": "", es: "" },
        correct: answer.correct === true,
      })),
      ...(explanation ? { explanation } : {}),
      passage: isFilled(row.passage) ? listOf(row.passage) : [],
    };
  });

const termsOf = (rows: Values[]): NonNullable<SourceRecord["terms"]> =>
  rows.map((row) => {
    const price = String(row.displayPrice);
    return {
      id: String(row.id),
      termLength: String(row.termLength),
      displayPrice: /^\d+(?:\.\d+)?$/.test(price) ? Number(price) : price,
      regularPrice: typeof row.regularPrice === "number" ? row.regularPrice : null,
      isMostPopular: row.isMostPopular === true,
      trialDays: typeof row.trialDays === "number" ? row.trialDays : null,
    };
  });

function localOf(record: SourceRecord, type: ContentType, locale: Locale, given: Values): void {
  const text: Values = {};
  for (const [key, kind] of Object.entries(formats[type].fields)) {
    const value = given[key];
    if (!isFilled(value)) continue;
    if (kind === "body") {
      const body = markdownOf(value as Document);
      if (body !== "") text.body = body;
    } else if (kind === "slug") record.slugs = { ...record.slugs, [locale]: String(value) };
    else if (kind === "recording") record.audio = { ...record.audio, [locale]: idOf(value) };
    else if (kind === "faq")
      text.faq = (value as Values[]).map(({ question, answer }) => ({
        question: String(question),
        answer: markdownOf(answer as Document),
      }));
    else if (kind === "links")
      text.links = (value as Values[]).map(({ label, to }) => ({
        label: String(label ?? "").trim(),
        to: String(to ?? "").trim(),
      }));
    else text[key] = String(value);
  }
  record.text[locale] = text as LocalText;
}

function sharedOf(record: SourceRecord, type: ContentType, doc: Doc): void {
  const values = record as unknown as Values;
  for (const [key, kind] of Object.entries(formats[type].fields)) {
    const value = doc[key];
    if (!isFilled(value) || (ownFields.includes(key) && key !== "order")) continue;
    if (typeof kind === "object" && "namesIn" in kind) values[key] = (value as unknown[]).map(idOf);
    else if (typeof kind === "object")
      values[key] = typeof kind.oneOf[0] === "number" ? Number(value) : String(value);
    else if (kind === "related") values[key] = (value as unknown[]).map(idOf);
    else if (kind === "passages") record.passage = listOf(value);
    else if (kind === "questions") record.questions = questionsOf(value as Values[]);
    else if (kind === "terms") record.terms = termsOf(value as Values[]);
    else if (kind === "image") record.image = idOf(value);
    else if (kind === "date") values[key] = day(value);
    else if (kind === "integer") values[key] = Number(value);
    // An unset box of a form says no more than a file without the line.
    else if (kind === "boolean") {
      if (value === true) values[key] = true;
    } else if (kind === "string" || kind === "path" || kind === "address") values[key] = String(value);
  }
}

export function recordOf(type: ContentType, doc: Doc): SourceRecord {
  const languages = locales.filter((locale) => (doc.languages ?? locales).includes(locale));
  const record: SourceRecord = {
    id: doc.id,
    type,
    path: doc.path ?? "",
    text: { "en-US": {}, es: {} },
    ...(languages.length < locales.length ? { languages } : {}),
  };
  sharedOf(record, type, doc);
  for (const locale of languages) localOf(record, type, locale, (doc[groups[locale]] as Values) ?? {});
  return record;
}
