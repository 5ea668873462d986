/** The words of a text as a reader counts them. */
import { type Locale, locales } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";

/** Markdown without its signs, addresses and references. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[\[[^\]\n]*\]\]/g, " ¶ ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, "¶ ")
    .replace(/[*_`[\]]/g, "");

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

export const countWords = (markdown: string): number => plainText(markdown).match(word)?.length ?? 0;

/** Lower-case words; a reference or a heading leaves an empty one, so that no run of words crosses it. */
export const wordsOf = (markdown: string): string[] =>
  plainText(markdown)
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/¶|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)
    ?.map((each) => (each === "¶" ? "" : each)) ?? [];

export interface Written {
  /** Path, field and language, as a finding names it. */
  place: string;
  record: ContentRecord;
  field: string;
  locale: Locale;
  text: string;
}

/** Every text of an item that a reader sees, one by one. */
export function textsOf(record: ContentRecord): Written[] {
  const written: Written[] = [];
  for (const locale of locales) {
    const add = (field: string, text: string | undefined) => {
      if (text) written.push({ place: `${record.path} ${field} (${locale})`, record, field, locale, text });
    };
    for (const [field, value] of Object.entries(record.text[locale])) {
      if (typeof value === "string") add(field, value);
      else for (const { question, answer } of value ?? []) add(field, `${question}\n\n${answer}`);
    }
    for (const [nth, question] of (record.questions ?? []).entries()) {
      add(`question ${nth + 1}`, question.question[locale]);
      add(`explanation ${nth + 1}`, question.explanation?.[locale]);
    }
  }
  return written;
}
