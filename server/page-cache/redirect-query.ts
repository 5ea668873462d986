import type { Entry } from "./entry.ts";

const isRedirect = ({ status }: Entry) => status >= 301 && status <= 308 && status !== 304;

/** The query without the values that are in the page's key: the page has seen those, and they led to its redirect. */
function unseen(query: string, key: string): string {
  const mark = key.indexOf("?");
  const seen = new URLSearchParams(mark < 0 ? "" : key.slice(mark));
  const parts = query
    .split("&")
    .filter((part) => ![...new URLSearchParams(part).keys()].some((name) => seen.has(name)));
  return parts.join("&");
}

/**
 * Pages are rendered without the query values that do not change them, so a redirect has lost the visitor's own
 * (campaign, session). They are added to a same-site target without a query.
 */
export function withRequestQuery(entry: Entry, url: string, key: string): Entry {
  const mark = url.indexOf("?");
  if (mark < 0 || !isRedirect(entry)) return entry;
  const query = unseen(url.slice(mark + 1), key);
  if (query === "") return entry;
  const withQuery = (headers: readonly string[]) =>
    headers.map((value, index) =>
      index % 2 === 1 && headers[index - 1] === "location" && /^\/(?!\/)[^?]*$/.test(value)
        ? value.replace(/(?=#)|$/, `?${query.replaceAll("$", "$$$$")}`)
        : value,
    );
  return { ...entry, headers: withQuery(entry.headers) };
}
