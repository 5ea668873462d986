import { sendRequest } from "./server.ts";

/** What the page cache has done so far, as /status says it. */
export function pageCountsIn(status: string) {
  const count = (words: string) =>
    Number(new RegExp(`<dt>${words}[^<]*</dt><dd>(\\d+)</dd>`).exec(status)![1]);
  return {
    pages: count("Cached pages"),
    hits: count("sent from the cache"),
    restored: count("read from disk"),
    confirmed: count("compared after a change"),
    stale: count("sent while"),
    rendered: count("made while"),
    dropped: count("dropped"),
  };
}

export const readPageCounts = async (url: string) =>
  pageCountsIn(String((await sendRequest(url, "/status")).body));
