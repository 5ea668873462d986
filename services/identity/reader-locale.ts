import type { Locale } from "../../contracts/site.ts";

interface LocaleHints {
  uiLocales?: unknown;
  redirectUri?: unknown;
  acceptLanguage?: string | undefined;
}

const isSpanish = (tag: string) => /^es\b/i.test(tag.trim());

/** The language the site asked in, else the one of the page that is returned to, else the browser's. */
export function readerLocale({ uiLocales, redirectUri, acceptLanguage }: LocaleHints): Locale {
  if (typeof uiLocales === "string" && uiLocales !== "") return isSpanish(uiLocales) ? "es" : "en-US";
  if (typeof redirectUri === "string" && URL.canParse(redirectUri))
    return /^\/es(\/|$)/.test(new URL(redirectUri).pathname) ? "es" : "en-US";
  return isSpanish((acceptLanguage ?? "").split(",")[0] ?? "") ? "es" : "en-US";
}
