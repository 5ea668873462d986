import type { Locale } from "../../contracts/site.ts";
import { languagePreferenceCookie, localeCookie } from "./locale.ts";

export function rememberLocale(locale: Locale): void {
  for (const { name, maxAgeSeconds } of [languagePreferenceCookie, localeCookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
    document.cookie = `${name}=${locale}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  }
}
