/**
 * What tells one page from another: the path (which holds the language) and the few query values that change it.
 * Campaign tags and session ids do not, so they share the page.
 */
export function createPageKey(meaningful: readonly string[]) {
  const names = new Set(meaningful);
  return function pageKey(url: string): string {
    const mark = url.indexOf("?");
    if (mark < 0) return url;
    const path = url.slice(0, mark);
    if (names.size === 0) return path;
    const kept = [...new URLSearchParams(url.slice(mark + 1))]
      .filter(([name, value]) => names.has(name) && value !== "")
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
  };
}
