import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { chooseEncoding } from "../../platform/encoding.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { makeEntry } from "./entry.ts";
import { bestQuality, compress, findForm, makeForm, quickQuality } from "./forms.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { createPageKey } from "./page-key.ts";

const midnight = Date.parse("2026-01-10T05:00:00Z");

function fixedCache(options: { maxBytes?: number } = {}) {
  let now = midnight - 1000;
  let version = "1";
  const clock = createMovableClock({ now: () => new Date(now) });
  const cache = createPageCache({
    maxBytes: 1_000_000,
    clock,
    contentVersion: () => version,
    ...options,
  });
  let renders = 0;
  const page = async (text = "page", more: Partial<Rendered> = {}): Promise<Rendered> => {
    renders++;
    return { entry: makeEntry(200, new Headers(), Buffer.from(text)), cacheable: true, ...more };
  };
  return {
    cache,
    page,
    renders: () => renders,
    publish: () => {
      version = String(Number(version) + 1);
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("many waiting for one page render it once", async () => {
  const { cache, page, renders } = fixedCache();
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get("/", () => page())));
  expect(renders()).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test("a failed render is not cached, and the next request tries again", async () => {
  const { cache, page } = fixedCache();
  await expect(cache.get("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(String((await cache.get("/", () => page("well"))).body)).toBe("well");
});

test("a page whose reads are not known is dropped by content version", async () => {
  const { cache, page, publish } = fixedCache();
  await cache.get("/", () => page("old"));
  publish();
  expect(cache.find("/")).toBeUndefined();
  expect(String((await cache.get("/", () => page("new"))).body)).toBe("new");
});

test("a page rendered before a publish is sent but not cached", async () => {
  const { cache, page, publish } = fixedCache();
  let finish = () => {};
  const rendering = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const sent = cache.get("/", async () => {
    await rendering;
    return page("old");
  });
  publish();
  finish();
  expect(String((await sent).body)).toBe("old");
  expect(cache.size).toBe(0);
});

test("a daily page falls at the day's turn and not before", async () => {
  const { cache, page, pass } = fixedCache();
  await cache.get("/", () => page("saturday", { validUntil: midnight }));
  pass(999);
  expect(cache.find("/")).toBeDefined();
  pass(1);
  expect(cache.find("/")).toBeUndefined();
});

test("bounded by bytes: the least recently used are evicted first, and an entry that is too large is never cached", async () => {
  // What an ETag takes counts, too.
  const headers = "etag".length + 24;
  const { cache, page } = fixedCache({ maxBytes: 1000 });
  for (const key of ["/a", "/b", "/c", "/d"]) await cache.get(key, () => page("x".repeat(250 - headers)));
  expect(cache.bytes).toBe(1000);
  cache.find("/a");
  await cache.get("/e", () => page("x".repeat(250 - headers)));
  expect(cache.find("/b")).toBeUndefined();
  expect(cache.find("/a")).toBeDefined();
  await cache.get("/large", () => page("x".repeat(251 - headers)));
  expect(cache.find("/large")).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(1000);
  cache.clear();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("uncacheable responses are not cached", async () => {
  const { cache, page, renders } = fixedCache();
  await cache.get("/", () => page("private", { cacheable: false }));
  await cache.get("/", () => page("private", { cacheable: false }));
  expect(renders()).toBe(2);
});

test("keyed by path, language and meaningful query only", () => {
  const key = createPageKey([
    { path: "list", query: ["page", "topic"] },
    { path: "read/:book/:chapter", query: ["verse"] },
    { path: "*" },
  ]);
  expect(key("/es/about?utm_source=x&rsid=1")).toBe("/es/about");
  // What changes one page does not change another.
  expect(key("/about?page=2&verse=3")).toBe("/about");
  expect(key("/list?verse=3")).toBe("/list");
  expect(key("/read/john/3?verse=16&page=2")).toBe("/read/john/3?verse=16");
  for (const path of ["/list.data", "/es/list", "/es/list.data", "/LIST", "/%6cist"])
    expect(key(`${path}?page=2&rsid=1`), path).toBe(`${path}?page=2`);
  expect(key("/list?topic=b&x=1&page=2")).toBe(key("/list?page=2&topic=b"));
  expect(key("/list?page=2")).not.toBe(key("/list?page=3"));
  expect(key("/list?page=")).toBe("/list");
  expect(key("/list")).not.toBe(key("/es/list"));
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["identity", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s is answered with %s", (accept, encoding) =>
  expect(chooseEncoding(accept)).toBe(encoding),
);

const text = "In the beginning was the Word. ".repeat(1000);
const htmlEntry = (body = text) =>
  makeEntry(200, new Headers({ "content-type": "text/html" }), Buffer.from(body));

test("stored plain or compressed, every client gets an encoding it accepts", async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const entry of [htmlEntry(), await compress(htmlEntry(), bestQuality)]) {
    for (const encoding of ["br", "gzip", "identity"] as const) {
      const { body, headers } = await makeForm(entry, encoding);
      expect(String(unpack[encoding](body)), encoding).toBe(text);
      expect(headers.includes("content-encoding"), encoding).toBe(encoding !== "identity");
      expect(headers).toContain(String(body.length));
      expect(findForm(entry, encoding)).toBeDefined();
    }
  }
});

test("many who wait for one form share its making", async () => {
  const entry = htmlEntry();
  const forms = await Promise.all(Array.from({ length: 20 }, () => makeForm(entry, "br")));
  expect(new Set(forms).size).toBe(1);
});

test("what was compressed for a reader is stored so, and not compressed again", async () => {
  const entry = htmlEntry();
  const { body } = await makeForm(entry, "br");
  const stored = await compress(entry, quickQuality);
  expect(stored.body).toBe(body);
  expect(String(brotliDecompressSync((await compress(stored, bestQuality)).body))).toBe(text);
});

test("a cached page is compressed once nothing is rendered, and then takes less room", async () => {
  const { cache } = fixedCache();
  const made = await cache.get("/", async () => ({ entry: htmlEntry(), cacheable: true }));
  expect([made.encoding, cache.bytes > text.length]).toEqual(["identity", true]);
  await eventually(() => expect(cache.find("/")!.quality).toBe(bestQuality));
  expect(cache.bytes).toBeLessThan(text.length / 20);
  expect([cache.find("/")!.encoding, cache.find("/")!.etag]).toEqual(["br", made.etag]);
});

test("while pages are rendered without a pause, those that wait uncompressed are bounded", async () => {
  const { cache } = fixedCache({ maxBytes: 100_000_000 });
  const large = "x".repeat(1024 * 1024);
  const { promise: rendered, resolve: finish } = Promise.withResolvers<Rendered>();
  const endless = cache.get("/endless", () => rendered);
  for (let at = 0; at < 8; at++)
    await cache.get(`/${at}`, async () => ({ entry: htmlEntry(large), cacheable: true }));
  expect(cache.bytes).toBeGreaterThan(8 * large.length);
  await eventually(() => expect(cache.bytes).toBeLessThan(5 * large.length));
  // The most recent wait for a quiet moment.
  expect(cache.find("/7")!.quality).toBe(0);
  finish({ entry: htmlEntry(), cacheable: false });
  await endless;
  await eventually(() => expect(cache.find("/7")!.quality).toBe(bestQuality));
});

test("rare encodings are cached for the last pages only", async () => {
  const large = () => Buffer.from("x".repeat(1024 * 1024));
  const entries = [];
  for (let at = 0; at < 6; at++) {
    const entry = await compress(
      makeEntry(200, new Headers({ "content-type": "text/html" }), large()),
      bestQuality,
    );
    await makeForm(entry, "identity");
    entries.push(entry);
  }
  expect(entries.map((entry) => findForm(entry, "identity") !== undefined)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
