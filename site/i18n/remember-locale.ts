import type { Locale } from "../../contracts/site.ts";

/** For `data-remember` of a link that changes the language (start/controls.ts); written out, since every page has it. */
export const cookiesOfLocale = (locale: Locale): string =>
  `language-preference=${locale};max-age=7884000,locale=${locale};max-age=31536000`;
