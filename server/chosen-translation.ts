import { sameLanguage, type Translation } from "../contracts/scripture.ts";
import { type Locale, locales } from "../contracts/site.ts";
import type { ScriptureClient } from "../services/scripture/client.ts";
import { translationCookie } from "../site/features/passages/chosen-translation.ts";
import { localeOfPath, readCookie } from "../site/i18n/locale.ts";

/** The translation a reader chose for the language of a page; undefined where it is the one that everybody meets first. */
export function createChosenTranslation(translations: readonly Translation[]) {
  const others = Object.fromEntries(
    locales.map((locale) => [
      locale,
      new Set(
        translations
          .filter((each) => sameLanguage(each.language, locale))
          .map(({ id }) => id)
          .slice(1),
      ),
    ]),
  ) as Record<Locale, Set<string>>;
  return (path: string, cookies: string | undefined): string | undefined => {
    if (!cookies?.includes("bible-")) return undefined;
    const locale = localeOfPath(path);
    const chosen = readCookie(cookies, translationCookie(locale));
    return chosen !== undefined && others[locale].has(chosen) ? chosen : undefined;
  };
}

/** Passages from this translation where it has them and is in the language of the page; where a page asks for another, that. */
export const readingIn = (scripture: ScriptureClient, id: string): ScriptureClient => ({
  ...scripture,
  async translations() {
    const all = await scripture.translations();
    return [...all.filter((each) => each.id === id), ...all.filter((each) => each.id !== id)];
  },
  async search(query) {
    const chosen = (await scripture.translations()).find((each) => each.id === id);
    const follows =
      query.translation === undefined &&
      chosen !== undefined &&
      sameLanguage(chosen.language, query.language);
    return scripture.search(follows ? { ...query, translation: id } : query);
  },
  async passages(refs, language, translation) {
    if (translation !== undefined) return scripture.passages(refs, language, translation);
    const found = await scripture.passages(refs, language, id).catch((error: unknown) => {
      if (error instanceof Error && "status" in error && error.status === 404) return undefined;
      throw error;
    });
    return found && !found.some(({ fallback }) => fallback) ? found : scripture.passages(refs, language);
  },
});
