import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { someSite } from "../../tests/support/settings.ts";
import { provideSettings } from "../settings.ts";
import {
  interruptedTarget,
  mayOpenAsDocument,
  mayReload,
  navigationEnds,
  navigationStarts,
  rememberDocument,
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

test("an address that the router cannot ask about without a network is loaded as a document, each time, and never where the document itself failed", () => {
  const at = (pathname: string, search = "") => vi.stubGlobal("location", { pathname, search });
  const gone = new TypeError("Failed to fetch");
  at("/");
  rememberDocument();
  expect(mayOpenAsDocument(gone)).toBe(false);
  for (let time = 0; time < 2; time++) {
    at("/prayers");
    for (const words of ["NetworkError when attempting to fetch resource.", "Load failed"])
      expect(mayOpenAsDocument(new TypeError(words))).toBe(true);
    for (const other of [new TypeError("x is not a function"), new Error("Failed to fetch"), undefined])
      expect(mayOpenAsDocument(other)).toBe(false);
    // The document that was opened there, and back home.
    rememberDocument();
    expect(mayOpenAsDocument(gone)).toBe(false);
    at("/");
    expect(mayOpenAsDocument(gone)).toBe(true);
    rememberDocument();
  }
  vi.unstubAllGlobals();
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

test("a chunk that cannot be loaded reloads the page only if the server has another build, not where the network was away for a moment", async () => {
  const page = new EventTarget();
  const reload = vi.fn();
  const load = vi.fn<typeof fetch>();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", load);
  provideSettings(() => someSite);
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
  await loseChunk(Promise.resolve(Response.json({ id: someSite.buildId })));
  expect(reload).not.toHaveBeenCalled();
  await loseChunk(Promise.resolve(Response.json({ id: "next" })));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
