import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { locales } from "../contracts/site.ts";
import { localeOfPath, localizePath, storedLocale } from "./i18n/locale.ts";
import { isBuildStale } from "./ui/build-watch.ts";
import { navigationEnds, navigationStarts } from "./ui/reload-guard.ts";

/** Home follows the chosen language, which the server reads: it answers with that language's own document. */
function isHomeOfOtherLanguage(pathname: string): boolean {
  const isHome = locales.some((locale) => pathname === localizePath("/", locale));
  const stored = isHome ? storedLocale(document.cookie) : undefined;
  return stored !== undefined && stored !== localeOfPath(pathname);
}

/**
 * Every navigation in the browser: a new build means a fresh document, and a lost chunk or network must not lose the
 * target.
 */
export const clientNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const url = new URL(request.url);
  const target = url.pathname + url.search + url.hash;
  if (isBuildStale() || isHomeOfOtherLanguage(url.pathname)) throw redirectDocument(target);
  navigationStarts(sessionStorage, target, Date.now());
  try {
    const results = await next();
    // Offline the browser loads the document instead: the cached copy, or the offline page.
    if (!navigator.onLine && Object.values(results).some(({ type }) => type === "error"))
      throw redirectDocument(target);
    return results;
  } finally {
    navigationEnds(sessionStorage);
  }
};
