/** Whether each language says what the other says: by the words that both had when they last did. */
import { type Locale, locales } from "../languages.ts";
import { hasWords, isSame, type Words } from "./words.ts";

export type BothWords = Record<Locale, Words>;
export type Standing = "current" | "missing" | "older";

export const otherThan = (locale: Locale): Locale => locales.find((one) => one !== locale)!;

interface Situation {
  /** The words of both when the translation was last up to date; absent when it never was. */
  agreed: BothWords | undefined;
  /** In which languages the item is on the site. */
  languages: readonly Locale[];
  published: BothWords;
  /** As it was last saved; words that are translated ahead of their publication are no change. */
  draft: BothWords;
}

interface Agreement {
  agreed: BothWords | undefined;
  standing: Record<Locale, Standing>;
}

/**
 * When one language has changed since they agreed, the other is older. When both have, whoever published the second
 * had the first beside it: they agree again.
 */
export function agreementOf({ agreed: before, languages, published, draft }: Situation): Agreement {
  const isThere = (locale: Locale) => languages.includes(locale) && hasWords(published[locale]);
  const standing = { "en-US": "current", es: "current" } as Record<Locale, Standing>;
  if (!locales.every(isThere)) {
    for (const locale of locales)
      if (!isThere(locale) && isThere(otherThan(locale))) standing[locale] = "missing";
    return { agreed: before, standing };
  }
  const hasChanged = (locale: Locale) =>
    before !== undefined &&
    !isSame(published[locale], before[locale]) &&
    !isSame(draft[locale], before[locale]);
  const changed = locales.filter(hasChanged);
  if (!before || changed.length === locales.length) return { agreed: published, standing };
  for (const locale of changed) standing[otherThan(locale)] = "older";
  return { agreed: before, standing };
}
