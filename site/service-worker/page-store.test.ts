import { expect, test } from "vitest";
import { freshOrKept, keepNewest } from "./page-store.ts";

const fresh = new Response("fresh");
const kept = new Response("kept");
const never = new Promise<Response>(() => {});

test("the network's answer is taken when it comes in time, else the copy at hand", async () => {
  expect(await freshOrKept(Promise.resolve(fresh), async () => kept, 1000)).toBe(fresh);
  expect(await freshOrKept(Promise.reject(new TypeError("offline")), async () => kept, 1000)).toBe(kept);
  expect(await freshOrKept(never, async () => kept, 1)).toBe(kept);
});

test("without a copy a slow network is waited for, and a failed one is told", async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(fresh), 20));
  expect(await freshOrKept(slow, async () => undefined, 1)).toBe(fresh);
  const failed = Promise.reject(new TypeError("offline"));
  await expect(freshOrKept(failed, async () => undefined, 1)).rejects.toThrow("offline");
});

/** In the order of their keeping, as the browser's own has them. */
function emptyCache() {
  const kept = new Map<string, string>();
  const cache = {
    delete: async (path: string) => kept.delete(path),
    put: async (path: string, response: Response) => void kept.set(path, await response.text()),
    keys: async () => [...kept.keys()],
  };
  return {
    kept,
    keep: (path: string, body: BodyInit) => keepNewest(cache as never, path, new Response(body), 2),
  };
}

test("what is read again moves to the end, and the oldest goes when there are too many", async () => {
  const { kept, keep } = emptyCache();
  for (const path of ["/a", "/b", "/a", "/c"]) await keep(path, "text");
  expect([...kept.keys()]).toEqual(["/a", "/c"]);
});

test("a page whose connection stalls or dies in the middle leaves the copy that was there", async () => {
  const { kept, keep } = emptyCache();
  await keep("/a", "whole");
  let connection!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      connection = controller;
      controller.enqueue(new TextEncoder().encode("ha"));
    },
  });
  const keeping = keep("/a", body).catch((error: Error) => error.message);
  await new Promise((resolve) => setImmediate(resolve));
  expect(kept.get("/a")).toBe("whole");
  connection.error(new TypeError("The connection was lost."));
  expect(await keeping).toBe("The connection was lost.");
  expect(kept.get("/a")).toBe("whole");
});
