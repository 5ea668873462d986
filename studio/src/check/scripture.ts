/** Passages and `[[references]]` exist. Read by the site's own parser, which needs no Bible text. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { scanBody } from "../../../services/content/rules/scan-body.ts";
import { createReferenceParser } from "../../../services/scripture/references.ts";
import { error, type Finding, type Place, sharedPlace } from "./findings.ts";
import { textsOf } from "./texts.ts";

const parse = createReferenceParser();

export const isReference = (text: string, language: string): boolean => parse(text, language) !== undefined;

const unknown = (place: Place, written: string): Finding =>
  error(
    place,
    "unknown-passage",
    `“${written}” is not a passage of the Bible.`,
    `«${written}» no es un pasaje de la Biblia.`,
  );

export function checkScripture(record: SourceRecord): Finding[] {
  const passages = (written: readonly string[], field: string) =>
    written.filter((text) => !isReference(text, "en-US")).map((text) => unknown(sharedPlace(field), text));
  const named = textsOf(record).flatMap(({ place, locale, text }) =>
    scanBody(text)
      .passages.filter((one) => !isReference(one.text, locale))
      .map((one) => unknown(place, one.text)),
  );
  return [
    ...passages(record.passage ?? [], "passage"),
    ...(record.questions ?? []).flatMap(({ passage }, nth) => passages(passage, `questions.${nth}.passage`)),
    ...named,
  ];
}
