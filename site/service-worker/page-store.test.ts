import { expect, test } from "vitest";
import { isDue, newestOf, putNewest } from "./page-store.ts";

const now = Date.parse("2026-11-16T12:00:00Z");
const copyOf = (date: string, expires?: string) =>
  new Response("kept", { headers: { date, ...(expires ? { expires } : {}) } });
const todays = copyOf("Mon, 16 Nov 2026 11:00:00 GMT", "Tue, 17 Nov 2026 05:00:00 GMT");
const yesterdays = copyOf("Sun, 15 Nov 2026 11:00:00 GMT", "Mon, 16 Nov 2026 05:00:00 GMT");

test("of several copies the newest is shown, wherever it lies", () => {
  expect(newestOf([undefined, yesterdays, todays, undefined])).toBe(todays);
  expect(newestOf([todays, yesterdays])).toBe(todays);
  // A clock's second is long enough for two days' pages.
  const tomorrows = copyOf("Mon, 16 Nov 2026 11:00:00 GMT", "Wed, 18 Nov 2026 05:00:00 GMT");
  expect(newestOf([todays, tomorrows])).toBe(tomorrows);
  expect(newestOf([tomorrows, todays])).toBe(tomorrows);
  expect(newestOf([undefined])).toBeUndefined();
});

test("pages cached ahead are fetched again when their day is over, and any page after a day", () => {
  expect(isDue(undefined, now)).toBe(true);
  expect(isDue(todays, now)).toBe(false);
  expect(isDue(yesterdays, now)).toBe(true);
  expect(isDue(copyOf("Sun, 15 Nov 2026 13:00:00 GMT"), now)).toBe(false);
  expect(isDue(copyOf("Sun, 15 Nov 2026 12:00:00 GMT"), now)).toBe(true);
});

/** In insertion order, like the browser's cache. */
function emptyCache() {
  const cached = new Map<string, string>();
  const cache = {
    delete: async (path: string) => cached.delete(path),
    put: async (path: string, response: Response) => void cached.set(path, await response.text()),
    keys: async () => [...cached.keys()],
  };
  return {
    cached,
    put: (path: string, body: BodyInit) => putNewest(cache as never, path, new Response(body), 2),
  };
}

test("what is read again moves to the end, and the oldest goes when there are too many", async () => {
  const { cached, put } = emptyCache();
  for (const path of ["/a", "/b", "/a", "/c"]) await put(path, "text");
  expect([...cached.keys()]).toEqual(["/a", "/c"]);
});

test("a page whose connection stalls or dies in the middle leaves the copy that was there", async () => {
  const { cached, put } = emptyCache();
  await put("/a", "whole");
  let connection!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      connection = controller;
      controller.enqueue(new TextEncoder().encode("ha"));
    },
  });
  const putting = put("/a", body).catch((error: Error) => error.message);
  await new Promise((resolve) => setImmediate(resolve));
  expect(cached.get("/a")).toBe("whole");
  connection.error(new TypeError("The connection was lost."));
  expect(await putting).toBe("The connection was lost.");
  expect(cached.get("/a")).toBe("whole");
});
