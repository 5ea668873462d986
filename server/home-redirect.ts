import type { IncomingHttpHeaders } from "node:http";
import { localeOfPath, preferredLocale, storedLocale } from "../site/i18n/locale.ts";

/**
 * Home follows the language the visitor chose; `/` also follows the browser's when nothing was chosen. Undefined when the
 * visitor is where they should be. A cache in front of the server may answer without asking; then the page itself decides
 * the same (site/i18n/home-language-script.ts).
 */
export function homeRedirect(path: string, headers: IncomingHttpHeaders, origin: string): string | undefined {
  if (path === "/") {
    // A same-site referrer means that this language was chosen: without scripts the switch sets no cookie.
    const detected = headers.referer?.startsWith(`${origin}/`) ? undefined : headers["accept-language"];
    return preferredLocale(headers.cookie, detected) === "es" ? "/es" : undefined;
  }
  if (path !== "/es") return undefined;
  const stored = storedLocale(headers.cookie);
  return stored !== undefined && stored !== localeOfPath(path) ? "/" : undefined;
}
