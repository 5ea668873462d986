/** A reader chooses a translation once for each language; every page then follows it. */
export const translationCookie = (locale: string): string => `bible-${locale}`;

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** For `data-remember` of a link that leads to the translation (start/controls.ts). */
export const cookieOfTranslation = (locale: string, id: string): string =>
  `${translationCookie(locale)}=${id};max-age=${maxAgeSeconds}`;
