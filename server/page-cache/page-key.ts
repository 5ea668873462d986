import { stripLocale } from "../../site/i18n/locale.ts";

interface KeyedPage {
  /** Below the language root, in React Router's pattern language. */
  path: string;
  query?: readonly string[];
}

const patternOf = (path: string) => new RegExp(`^/${path.replace(/:[^/]+/g, "[^/]+")}$`, "i");

/**
 * Identifies a page: the path (which includes the language) and the few query parameters that change it.
 * Campaign tags and session ids do not, so they share the page.
 */
export function createPageKey(pages: readonly KeyedPage[]) {
  const keyed = pages
    .filter(({ query }) => query?.length)
    .map(({ path, query }) => ({ pattern: patternOf(path), names: new Set(query) }));
  const all = new Set(pages.flatMap(({ query }) => query ?? []));

  function meaningful(path: string): ReadonlySet<string> | undefined {
    // Whatever is written in percent may stand for any page.
    if (path.includes("%")) return all;
    const plain = stripLocale(path.replace(/\.data$/, ""));
    return keyed.find(({ pattern }) => pattern.test(plain))?.names;
  }

  return function pageKey(url: string): string {
    const mark = url.indexOf("?");
    if (mark < 0) return url;
    const path = url.slice(0, mark);
    const names = meaningful(path);
    if (!names) return path;
    const cached = [...new URLSearchParams(url.slice(mark + 1))]
      .filter(([name, value]) => names.has(name) && value !== "")
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return cached.length === 0 ? path : `${path}?${new URLSearchParams(cached)}`;
  };
}
