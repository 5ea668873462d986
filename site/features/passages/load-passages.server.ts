import type { Passage } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import { beginsLine } from "../../../contracts/verse-lines.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { addressOfPassage } from "./reader-address.ts";

/** What a page shows of a passage: far less than the service knows. */
export interface PassageView {
  osis: string;
  reference: string;
  /** Where it is read in its chapter, without language prefix. */
  path: string;
  translation: string;
  /** The language the text is really in, when it is not the reader's. */
  otherLanguage: string | null;
  verses: { number: number; text: string }[];
}

const view = (passage: Passage): PassageView => ({
  osis: passage.osis,
  reference: passage.reference,
  path: addressOfPassage(passage.osis, { translation: passage.translation.id }),
  translation: passage.translation.abbreviation,
  otherLanguage: passage.fallback ? passage.translation.language : null,
  verses: passage.verses.map(({ verse, text, paragraph }, nth) => ({
    number: verse,
    // A paragraph that opens within a passage begins a line of its own.
    text: paragraph && nth > 0 && !beginsLine(text) ? `\n${text}` : text,
  })),
});

export async function loadPassages(
  scripture: ScriptureClient,
  references: readonly string[],
  locale: Locale,
): Promise<PassageView[]> {
  if (references.length === 0) return [];
  return (await scripture.passages(references, locale)).map(view);
}
