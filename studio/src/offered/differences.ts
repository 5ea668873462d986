/** Two versions of an item, field by field, in words that can be read beside each other. */
import { formats } from "../../../contracts/content-types.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { type Locale, locales } from "../languages.ts";

export interface Difference {
  field: string;
  label: Record<Locale, string>;
  /** Of a field that each language has of its own. */
  language?: Locale;
  here: string;
  offered: string;
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
};

function localValue(record: SourceRecord, key: string, locale: Locale): unknown {
  const kind = formats[record.type].fields[key];
  if (kind === "slug") return record.slugs?.[locale];
  if (kind === "recording") return record.audio?.[locale];
  return record.text[locale]?.[key as keyof SourceRecord["text"]["es"]];
}

/** Where it lies and what it is called are the same in every version. */
const unseen = new Set(["id", "type", "name", "draft"]);

export function differencesOf(here: SourceRecord, offered: SourceRecord): Difference[] {
  const found: Difference[] = [];
  for (const [field, { label, kind }] of Object.entries(formats[here.type].described)) {
    if (unseen.has(field)) continue;
    const isLocal =
      typeof kind === "string" &&
      ["text", "label", "slug", "body", "faq", "links", "recording"].includes(kind);
    for (const language of isLocal ? locales : [undefined]) {
      const read = (record: SourceRecord) =>
        textOf(
          language
            ? localValue(record, field, language)
            : (record as unknown as Record<string, unknown>)[field],
        );
      const [own, other] = [read(here), read(offered)];
      if (own !== other)
        found.push({ field, label, ...(language ? { language } : {}), here: own, offered: other });
    }
  }
  return found;
}
