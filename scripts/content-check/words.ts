/** Every text of an item, and where it stands. */
import { type Locale, locales } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";

export { countWords, wordsOf } from "../../services/content/rules/words.ts";

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
