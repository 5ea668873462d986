import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { makeEntry } from "./entry.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { createPopularity } from "./popularity.ts";
import { createWarming } from "./warming.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "popular-"));
  file = path.join(folder, "popular-pages.json");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function page(): Promise<Rendered> {
  return { entry: await makeEntry(200, new Headers(), Buffer.from("page")), cacheable: true };
}

function newSite(idle = async () => {}) {
  const clock = fixedClock(new Date("2026-01-10T04:59:00Z"));
  const popularity = createPopularity();
  let version = 1;
  const cache = createPageCache({
    maxBytes: 1_000_000,
    clock,
    contentVersion: () => String(version),
    popularity,
  });
  const made: string[] = [];
  const render = (key: string) => {
    made.push(key);
    return key === "/broken" ? Promise.reject(new Error("broken")) : page();
  };
  const warming = createWarming({ cache, popularity, render, clock, file, idle });
  return {
    cache,
    popularity,
    warming,
    made,
    publish() {
      version++;
      warming.published();
    },
    async ask(key: string, times: number) {
      for (let nth = 0; nth < times; nth++) await cache.get(key, page);
    },
  };
}

test("after a start the pages that were asked for most before are made, the most popular first", async () => {
  const before = newSite();
  await before.ask("/a", 2);
  await before.ask("/b", 5);
  await before.ask("/c", 1);
  await before.warming.close();
  const { warming, made, cache } = newSite();
  await warming.start();
  expect(made).toEqual(["/b", "/a", "/c"]);
  expect(cache.find("/b")).toBeDefined();
  expect(cache.counts()).toMatchObject({ warmed: 3, rendered: 0 });
  await warming.start();
  expect(made).toHaveLength(3);
  await warming.close();
});

test.each(["", "{", '{"a":1}', '[["no path",1]]', '[["/a",-1]]'])(
  "a file with %j is ignored",
  async (written) => {
    writeFileSync(file, written);
    const { warming, made } = newSite();
    await warming.start();
    expect(made).toEqual([]);
    await warming.close();
  },
);

test("after a publish popular pages are made again, one at a time, each when nobody needs the processor", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let letOn = () => {};
  const site = newSite(
    () =>
      new Promise<void>((resolve) => {
        letOn = resolve;
      }),
  );
  await site.ask("/a", 2);
  await site.ask("/b", 1);
  site.publish();
  site.publish();
  vi.advanceTimersByTime(2000);
  expect(site.made).toEqual([]);
  letOn();
  await eventually(() => expect(site.made).toEqual(["/a"]));
  expect(site.cache.find("/b")).toBeUndefined();
  letOn();
  await eventually(() => expect(site.made).toEqual(["/a", "/b"]));
  await site.warming.close();
});

test("at midnight daily pages are made for the new day, and old times count half", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const site = newSite();
  await site.warming.start();
  await site.ask("/a", 4);
  site.cache.clear();
  vi.advanceTimersByTime(59_999);
  expect(site.made).toEqual([]);
  vi.advanceTimersByTime(1);
  await eventually(() => expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([["/a", 2]]));
  expect(site.made).toEqual(["/a"]);
  await site.warming.close();
});

test("one page that cannot be made does not stop the others, and two hundred are enough", async () => {
  const { popularity, warming, made } = newSite();
  popularity.counterOf("/broken").times = 1000;
  for (let nth = 0; nth < 300; nth++) popularity.counterOf(`/${nth}`).times = 500 - nth;
  await warming.start();
  expect(made).toHaveLength(200);
  expect(made.slice(0, 3)).toEqual(["/broken", "/0", "/1"]);
  await warming.close();
});
