import { beforeEach, expect, test, vi } from "vitest";
import {
  interruptedTarget,
  mayReload,
  navigationEnds,
  navigationStarts,
  watchFailedChunks,
} from "./reload-guard.ts";

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

test("never reloads twice within ten seconds", () => {
  const now = 1_800_000_000_000;
  expect(mayReload(storage, now)).toBe(true);
  expect(mayReload(storage, now + 9_999)).toBe(false);
  expect(mayReload(storage, now + 10_000)).toBe(true);
  expect(mayReload(storage, now + 10_001)).toBe(false);
});

test("a navigation that a reload cut short goes on to its target, once", () => {
  navigationStarts(storage, "/about?a=1#b", 1000);
  expect(interruptedTarget(storage, 2000)).toBe("/about?a=1#b");
  expect(interruptedTarget(storage, 2000)).toBeUndefined();
});

test("a navigation that ended, or is older than ten seconds, is not taken up again", () => {
  navigationStarts(storage, "/about", 1000);
  navigationEnds(storage);
  expect(interruptedTarget(storage, 1001)).toBeUndefined();
  navigationStarts(storage, "/about", 1000);
  expect(interruptedTarget(storage, 11_000)).toBeUndefined();
});

test("a chunk that cannot be loaded reloads the page only if the server answers, which it does not without a network", async () => {
  const page = new EventTarget();
  const reload = vi.fn();
  const load = vi.fn<typeof fetch>();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", load);
  watchFailedChunks();
  const loseChunk = async (answer: Promise<Response>) => {
    load.mockReturnValueOnce(answer);
    page.dispatchEvent(new Event("vite:preloadError"));
    await answer.catch(() => {});
    await new Promise((next) => setTimeout(next));
  };
  await loseChunk(Promise.reject(new TypeError("Load failed")));
  expect(reload).not.toHaveBeenCalled();
  await loseChunk(Promise.resolve(new Response(null, { status: 503 })));
  expect(reload).not.toHaveBeenCalled();
  await loseChunk(Promise.resolve(Response.json({ id: "next" })));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
