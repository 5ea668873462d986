import { redirect } from "react-router";
import {
  type Chapter,
  type ChapterRef,
  sameLanguage,
  type Translation,
} from "../../../contracts/scripture.ts";
import { type Locale, locales } from "../../../contracts/site.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { localizePath } from "../../i18n/locale.ts";
import { ownTranslation, readerAddress } from "../passages/reader-address.ts";
import { type FoundChapter, findChapter } from "./find-chapter.server.ts";
import { loadVerseNote } from "./load-verse-note.server.ts";

interface ChapterRequest {
  params: { translation: string; book: string; chapter: string };
  query: URLSearchParams;
  locale: Locale;
}

/** What the page shows of a verse; `last` where the translation joins the verses that follow to it. */
export interface VerseView {
  number: number;
  last: number | null;
  text: string;
  opens: boolean;
}

const verseViews = (chapter: Chapter): VerseView[] =>
  chapter.verses.map(({ verse, lastVerse, text, paragraph }) => ({
    number: verse,
    last: lastVerse ?? null,
    text,
    opens: paragraph,
  }));

/** `lang` only where the text is not in the page's language. */
const translationView = ({ id, name, abbreviation, language }: Translation, locale: Locale) => ({
  id,
  name,
  abbreviation,
  lang: language === locale ? undefined : language,
});

export async function loadChapter(
  scripture: ScriptureClient,
  { chapter, translations, missing }: FoundChapter,
  { params, query, locale }: ChapterRequest,
) {
  const requested = params.translation.toLowerCase();
  if (params.book !== chapter.slug || params.translation !== requested) {
    const address = readerAddress({ translation: requested, slug: chapter.slug, chapter: chapter.chapter });
    throw redirect(localizePath(address, locale) + (query.size > 0 ? `?${query}` : ""), 301);
  }
  const translation = missing ? requested : chapter.translation.id;
  const other = translations.find(({ id }) => id === query.get("with") && id !== chapter.translation.id);
  const besideChapter =
    other && (await findChapter(scripture, { ...params, translation: other.id }, locale))?.chapter;
  const beside = besideChapter?.translation.id ?? null;
  const verse = chapter.verses.find(
    (one) => String(one.verse) === query.get("verse") && one.verse === Number(query.get("verse")),
  );
  const link = (to: ChapterRef | null) =>
    to && { reference: to.reference, path: readerAddress({ ...to, translation, beside }) };
  const books = await scripture.books(locale);
  const book = books.find(({ osis }) => osis === chapter.book)!;
  const place = { slug: chapter.slug, chapter: chapter.chapter };
  return {
    ...place,
    reference: chapter.reference,
    osis: chapter.book,
    book: book.name,
    chapters: book.chapters.length,
    /** The translation in this page's address, which is not the text's own where that is missing. */
    address: translation,
    translation: translationView(chapter.translation, locale),
    missing,
    title: chapter.title,
    subscription: chapter.subscription,
    verses: verseViews(chapter),
    beside: besideChapter
      ? { ...translationView(besideChapter.translation, locale), verses: verseViews(besideChapter) }
      : null,
    previous: link(chapter.previous),
    next: link(chapter.next),
    translations: translations.map(({ id, name, language }) => ({
      id,
      name,
      /** Of pages that can follow it. */
      language: locales.find((each) => sameLanguage(each, language)) ?? null,
    })),
    books: books.map(({ osis, name }) => ({ osis, name })),
    note: verse
      ? await loadVerseNote(scripture, verse, { translation: chapter.translation.id, beside, locale })
      : null,
    alternates: alternatesOf(chapter, translation, locale),
  };
}

/** The other language reads the same chapter in its own translation. */
function alternatesOf(chapter: Chapter, translation: string, locale: Locale): Record<Locale, string> {
  const place = { slug: chapter.slug, chapter: chapter.chapter };
  const own = {
    "en-US": readerAddress({ ...place, translation: ownTranslation["en-US"] }),
    es: readerAddress({ ...place, translation: ownTranslation.es }),
  };
  return { ...own, [locale]: readerAddress({ ...place, translation }) };
}

export type ChapterView = Awaited<ReturnType<typeof loadChapter>>;
