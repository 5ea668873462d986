import { beforeEach, expect, test, vi } from "vitest";
import { type Download, isBegun, progressOf, removeDownload } from "./download.ts";
import { runDownload } from "./run-download.ts";

const origin = "https://wellspring.example";
let stored: Map<string, Map<string, Response>>;
let network: (path: string) => Promise<Response>;
let requests: string[];

beforeEach(() => {
  stored = new Map();
  requests = [];
  vi.stubGlobal("caches", {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (path: string) => entries.get(path)?.clone(),
        put: async (path: string, response: Response) => void entries.set(path, response),
        add: async (path: string) => void entries.set(path, new Response("")),
        keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
        delete: async (url: string) => entries.delete(url.replace(origin, "")),
      };
    },
  });
  network = async (path) => new Response(path, { headers: { date: new Date().toUTCString() } });
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    return network(path);
  });
});

const part = (name: string, bytes: number) => ({ from: `/${name}`, path: `/${name}`, bytes });
const bible: Download = {
  cache: "bible",
  parts: [part("a", 10), part("b", 30), part("c", 60)],
  kind: "files",
};

const run = async (download = bible, signal = new AbortController().signal) => {
  const seen: number[] = [];
  await runDownload(download, { signal, onProgress: ({ done }) => void seen.push(done) });
  return seen;
};

test("the progress is of bytes that are on the device, from none to all", async () => {
  expect(await isBegun(bible)).toBe(false);
  expect(await run()).toEqual([0, 10, 40, 100]);
  expect(await progressOf(bible)).toEqual({ done: 100, total: 100 });
});

test("after an interruption it goes on where it was: nothing is fetched twice", async () => {
  network = async (path) => {
    if (path === "/b") throw new TypeError("Failed to fetch");
    return new Response(path);
  };
  await expect(run()).rejects.toThrow("Failed to fetch");
  expect(await progressOf(bible)).toEqual({ done: 10, total: 100 });
  requests = [];
  network = async (path) => new Response(path);
  expect(await run()).toEqual([10, 40, 100]);
  expect(requests).toEqual(["/b", "/c"]);
});

test("cancelled, what has arrived stays until it is removed", async () => {
  const canceling = new AbortController();
  const seen: number[] = [];
  const running = runDownload(bible, {
    signal: canceling.signal,
    onProgress({ done }) {
      seen.push(done);
      if (done === 40) canceling.abort();
    },
  });
  await expect(running).rejects.toThrow();
  expect(seen).toEqual([0, 10, 40]);
  await removeDownload(bible);
  expect(await progressOf(bible)).toEqual({ done: 0, total: 100 });
});

test("a busy server is asked again; any other refusal ends it", async () => {
  let busy = 1;
  network = async (path) =>
    busy-- > 0 ? new Response("", { status: 429, headers: { "retry-after": "0.01" } }) : new Response(path);
  expect(await run()).toEqual([0, 10, 40, 100]);
  network = async () => new Response("", { status: 404 });
  await expect(run({ ...bible, cache: "other" })).rejects.toThrow("404");
});

test("a newer text replaces the old one, which is kept until the new is whole", async () => {
  await run();
  const newer = { ...bible, parts: [part("a", 10), part("b2", 30)] };
  await run(newer);
  expect([...stored.get("bible")!.keys()]).toEqual(["/a", "/b2"]);
});

test("pages of days are stored at the address they have on their day, and fetched again after a day", async () => {
  const days: Download = {
    cache: "days",
    kind: "pages",
    parts: [{ from: "/verses/1?ahead=1", path: "/verses/1", bytes: 5 }],
  };
  await run(days);
  expect(requests).toEqual(["/verses/1?ahead=1"]);
  expect([...stored.get("days")!.keys()]).toEqual(["/verses/1"]);
  expect(await progressOf(days)).toEqual({ done: 5, total: 5 });
  expect(await progressOf(days, Date.now() + 25 * 3_600_000)).toEqual({ done: 0, total: 5 });
});
