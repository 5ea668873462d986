import { localeOfPath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { mayBeSignedIn } from "../identity/identity-store.ts";

interface CachedPage {
  path: string;
  title: string;
}

const titleOf = (html: string): string | undefined => {
  const written = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const text = document.createElement("textarea");
  text.innerHTML = written ?? "";
  return text.value.split(" · ")[0] || undefined;
};

/** A member's own pages, answers to a form, searches: whoever is signed out would find them empty. */
const isForAnybody = (html: string) => !html.includes('<meta name="robots" content="noindex"');

/** Pages of the reader's language that open without a network, newest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const found = new Map<string, string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith("pages-") && !name.startsWith("kept-")) continue;
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      if (/\.data$|^\/__manifest|\/offline$/.test(pathname) || localeOfPath(pathname) !== getLocale())
        continue;
      const response = await cache.match(request, { ignoreVary: true });
      if (!response?.headers.get("content-type")?.startsWith("text/html")) continue;
      const html = await response.text();
      const title = mayBeSignedIn() || isForAnybody(html) ? titleOf(html) : undefined;
      if (title && !found.has(path)) found.set(path, title);
    }
  }
  return [...found].map(([path, title]) => ({ path, title }));
}
