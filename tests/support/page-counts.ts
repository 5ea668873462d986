import { sendRequest } from "./server.ts";

/** What the page cache has done so far, as /status says it. */
export async function readPageCounts(url: string) {
  const { body } = await sendRequest(url, "/status");
  const count = (words: string) =>
    Number(new RegExp(`<li>${words}[^:<]*: (\\d+)</li>`).exec(String(body))![1]);
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
