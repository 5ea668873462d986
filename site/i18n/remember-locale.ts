import type { Locale } from "../../contracts/site.ts";
import { languagePreferenceCookie, localeCookie } from "./locale.ts";

/** For `data-remember` of a link that changes the language (start/controls.ts). */
export const cookiesOfLocale = (locale: Locale): string =>
  [languagePreferenceCookie, localeCookie]
    .map(({ name, maxAgeSeconds }) => `${name}=${locale};max-age=${maxAgeSeconds}`)
    .join();
