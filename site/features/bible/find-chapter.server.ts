import { createContext } from "react-router";
import { type Chapter, sameLanguage, type Translation } from "../../../contracts/scripture.ts";
import { type Locale, locales } from "../../../contracts/site.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { ownTranslation } from "../passages/reader-address.ts";

interface ChapterParams {
  translation?: string | undefined;
  book?: string | undefined;
  chapter?: string | undefined;
}

/** "en" and "es" name a language; so does the translation of a language whose text is not there. */
function languageNamed(text: string): Locale | undefined {
  if (text === "en") return "en-US";
  return locales.find((locale) => locale.toLowerCase() === text || ownTranslation[locale] === text);
}

export interface FoundChapter {
  chapter: Chapter;
  translations: Translation[];
  /** The requested language has no text of this chapter, so it is in another. */
  missing: boolean;
}

/** Found by the page's rule, taken by its loader. */
export const chapterContext = createContext<FoundChapter>();

/** The chapter an address means, with its names in the page's language; undefined where there is none. */
export async function findChapter(
  scripture: ScriptureClient,
  params: ChapterParams,
  locale: Locale,
): Promise<FoundChapter | undefined> {
  const requested = params.translation?.toLowerCase() ?? "";
  if (!params.book || !/^[1-9]\d{0,2}$/.test(params.chapter ?? "")) return undefined;
  const translations = await scripture.translations();
  const language = languageNamed(requested);
  const known =
    translations.find(({ id }) => id === requested) ??
    translations.find((translation) => language && sameLanguage(translation.language, language));
  if (!known && !language) return undefined;
  try {
    const id = known?.id ?? language!;
    const chapter = await scripture.chapter(id, params.book, Number(params.chapter), locale);
    return { chapter, translations, missing: !known };
  } catch (error) {
    // The site is bundled separately from the server, so the client's error is recognized by its status, not by its class.
    if (error instanceof Error && "status" in error && [400, 404].includes(Number(error.status)))
      return undefined;
    throw error;
  }
}
