/** How hard the texts of each type are to read. */
import type { Locale } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { type ReadingLevel, readingLevel } from "../../services/content/rules/reading-level.ts";

/** Each type's bodies, or thoughts where it has no body. */
export function levelsByType(records: readonly ContentRecord[], locale: Locale): [string, ReadingLevel][] {
  const texts = new Map<string, string[]>();
  for (const { type, text, questions } of records) {
    const { body, thought } = text[locale];
    const own =
      questions?.map(({ explanation }) => explanation?.[locale] ?? "").join("\n") ?? body ?? thought;
    if (own) texts.set(type, [...(texts.get(type) ?? []), own]);
  }
  return [...texts].map(([type, list]) => [type, readingLevel(list, locale)]);
}
