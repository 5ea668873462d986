/** The words of a mail or of a partner's offer: what must be there, what cannot be, and names that no mail has. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { plainWordsProblems } from "../../../services/content/rules/plain-words.ts";
import { error, type Finding, localPlace, sharedPlace } from "./findings.ts";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const checkPlainWords = (record: SourceRecord): Finding[] =>
  plainWordsProblems(record).map(({ field, locale, en, es }) =>
    error(locale ? localPlace(locale, field) : sharedPlace(field), "plain-words", sentence(en), sentence(es)),
  );
