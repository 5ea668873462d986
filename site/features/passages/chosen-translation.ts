import type { Locale } from "../../../contracts/site.ts";

/** A reader chooses a translation once for each language; every page then follows it. */
export const translationCookie = (locale: Locale): string => `bible-${locale}`;

const maxAgeSeconds = 365 * 24 * 60 * 60;

export function rememberTranslation(locale: Locale, id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${translationCookie(locale)}=${id}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
