import type { Verse } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import { plainText } from "../../../contracts/verse-lines.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { addressOfPassage } from "../passages/reader-address.ts";

interface Reading {
  translation: string;
  beside: string | null;
  locale: Locale;
}

/** Where else to turn from one verse, each passage with its words in the translation being read. */
export async function loadVerseNote(
  scripture: ScriptureClient,
  verse: Verse,
  { translation, beside, locale }: Reading,
) {
  const { reference, items } = await scripture.crossReferences(verse.id, locale);
  const passages = await readable(
    scripture,
    items.map(({ osis }) => osis),
    locale,
    translation,
  );
  return {
    verse: verse.verse,
    reference,
    text: plainText([verse]),
    items: passages.map((passage) => ({
      reference: passage.reference,
      path: addressOfPassage(passage.osis, { translation, beside }),
      text: plainText(passage.verses),
    })),
  };
}

/** A translation may hold only a part of the Bible; then the passages come from whichever has them. */
async function readable(
  scripture: ScriptureClient,
  references: string[],
  locale: Locale,
  translation: string,
) {
  if (references.length === 0) return [];
  return scripture
    .passages(references, locale, translation)
    .catch(() => scripture.passages(references, locale));
}

export type VerseNoteView = Awaited<ReturnType<typeof loadVerseNote>>;
