import type { Entry } from "./entry.ts";

const isRedirect = ({ status }: Entry) => status >= 301 && status <= 308 && status !== 304;

/**
 * Pages are asked for without the query values that do not change them, so a redirect has lost the visitor's own
 * (campaign, session). They go along to an address of ours that has no query yet.
 */
export function keepQuery(entry: Entry, url: string): Entry {
  const mark = url.indexOf("?");
  if (mark < 0 || !isRedirect(entry)) return entry;
  const query = url.slice(mark);
  const withQuery = (headers: readonly string[]) =>
    headers.map((value, index) =>
      index % 2 === 1 && headers[index - 1] === "location" && /^\/(?!\/)[^?]*$/.test(value)
        ? value + query
        : value,
    );
  return {
    ...entry,
    headers: {
      br: withQuery(entry.headers.br),
      gzip: withQuery(entry.headers.gzip),
      identity: withQuery(entry.headers.identity),
    },
  };
}
