import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { createSearchApp } from "./app.ts";
import { createSearchClient, ServiceError } from "./client.ts";
import { find } from "./find.ts";
import { createIndexRefresh, type IndexRefresh } from "./index-refresh.ts";
import { bible, library, same, written } from "./test-library.ts";
import type { WantedWord, WordIndex } from "./word-index.ts";

/** A busy machine may take its time to build an index. */
const indexTimeoutMs = 60_000;
const log = pino({ level: "silent" });
const clock = createMovableClock({ now: () => new Date("2026-03-05T17:00:00Z") });
const books = library([...written]);
let indexRefresh: IndexRefresh;
const app = () => createSearchApp({ indexRefresh, bible, accessOf: books.accessOf, clock, log });
const client = createSearchClient({ fetch: (request) => app().fetch(request), baseUrl: "http://search" });
const search = (query: string, more: Partial<Parameters<typeof client.search>[0]> = {}) =>
  client.search({ query, locale: "en-US", ...more });
const titles = async (...of: Parameters<typeof search>) =>
  (await search(...of)).hits.map(({ title }) => title);
const marked = (text: string, marks: [number, number][]) =>
  marks.map(([start, end]) => text.slice(start, end));

beforeAll(() => {
  indexRefresh = createIndexRefresh({
    content: books.content,
    log,
    startAfterMs: 0,
    debounceMs: 5,
    retryMs: 20,
    timeoutMs: indexTimeoutMs,
  });
  indexRefresh.start();
});
afterAll(() => indexRefresh.close());

describe("what is found", () => {
  test("an answer of a page of questions is found at its place on the page, by the question or its own words", async () => {
    const found = async (...of: Parameters<typeof search>) =>
      (await search(...of)).hits.map(({ title, path }) => [title, path]);
    const english = [["How do I unsubscribe?", "/faq#text-how-do-i-unsubscribe"]];
    expect(await found("unsubscribe")).toEqual(english);
    expect(await found("link in each mail")).toEqual(english);
    expect(await found("cancelo", { locale: "es" })).toEqual([
      ["¿Cómo cancelo la suscripción?", "/faq#text-como-cancelo-la-suscripcion"],
    ]);
    expect(await found("frequently asked")).toEqual([["Frequently asked", "/faq"]]);
  });

  test("accents and capitals do not matter, in either language", async () => {
    expect(await titles("ORACION", { locale: "es" })).toEqual(["Aprender a esperar"]);
    expect(await titles("oración", { locale: "es" })).toEqual(["Aprender a esperar"]);
  });

  test("a word is found by its beginning, and a longer word with a slip in it", async () => {
    expect(await titles("learn")).toEqual(["Learning to wait"]);
    const slip = await search("lerning");
    expect(slip.hits[0]?.title).toBe("Learning to wait");
    expect(slip.matched).toBe("close");
  });

  test("a word that is nowhere as it was typed comes close, also when its stem is found", async () => {
    expect((await search("learning")).matched).toBe("all");
    const slip = await search("learnness");
    expect(slip.hits[0]?.title).toBe("Learning to wait");
    expect(slip.matched).toBe("close");
  });

  test("exact matches exclude fuzzy ones", async () => {
    expect(await titles("peace")).toEqual(["Peace at home"]);
  });

  test("a phrase in quotation marks must stand side by side", async () => {
    expect(await titles('"still harbour"')).toEqual(["Learning to wait"]);
    expect(await titles('"harbour still"')).toEqual([]);
    expect(await titles("«agua viva»", { locale: "es" })).toEqual(["Aprender a esperar"]);
  });

  test("a verse is found by its reference in both languages and linked to its most recent day", async () => {
    for (const locale of ["en-US", "es"] as const) {
      for (const query of ["John 3:16", "Juan 3:16"]) {
        const { hits } = await search(query, { locale });
        expect(hits[0]?.path).toBe("/verses/2025/3/15");
      }
    }
  });

  test("only days up to today are linked: a verse whose day has not come is not found", async () => {
    expect(await titles("tomorrow own verse")).not.toContain("Tomorrow’s own verse");
    clock.moveTo(new Date("2026-03-06T17:00:00Z"));
    expect((await search("tomorrow own verse")).hits[0]?.path).toBe("/verses/2026/3/6");
    clock.reset();
  });

  test("the protected part is never found: members' sections, evening verses, noindex pages", async () => {
    expect(await titles("teaser")).toEqual(["Begin"]);
    expect(await titles("gleaners")).toEqual(["Moab"]);
    expect(await titles("memberswords")).toEqual([]);
    expect(await titles("lamp")).toEqual([]);
    expect(await titles("landing")).toEqual([]);
  });

  test("every item is found in both languages, whatever order each has them in", async () => {
    const count = 40;
    const items = Array.from({ length: count }, (_, nth) => ({
      type: "channelArticle",
      path: `/channels/pages/${nth}/`,
      title: { "en-US": `Lantern ${100 + nth}`, es: `Farol ${900 - nth}` },
    }));
    const own = createIndexRefresh({ content: library(items).content, log, startAfterMs: 0 });
    own.start();
    const indexes = await own.current();
    own.close();
    for (const locale of ["en-US", "es"] as const) expect(indexes?.[locale].documents).toHaveLength(count);
  });

  test("trivia is the same in every year", async () => {
    expect((await search("quiz")).hits[0]?.path).toBe("/trivia/4/2");
  });
});

describe("what is shown", () => {
  test("marks are ranges over the snippet, never markup", async () => {
    const [hit] = (await search("still")).hits;
    expect(hit?.snippet).toBe("Long before dawn the watermen know the tide & the still harbour.");
    expect(marked(hit!.snippet, hit!.marks)).toEqual(["still"]);
    const [wait] = (await search("wait")).hits;
    expect(marked(wait!.title, wait!.titleMarks)).toEqual(["wait"]);
    expect(marked(wait!.snippet, wait!.marks)).toEqual(["Waiting"]);
  });

  test("kinds are counted for the query, whatever the requested kind", async () => {
    const all = await search("harbour");
    expect(all.kinds).toEqual([
      { kind: "article", count: 1 },
      { kind: "prayer", count: 60 },
    ]);
    const prayers = await search("harbour", { kind: "prayer", skip: 50, take: 50 });
    expect(prayers.kinds).toEqual(all.kinds);
    expect([prayers.total, prayers.hits.length]).toEqual([60, 10]);
  });

  test("a topic filters and is counted; with no words it lists everything of it", async () => {
    expect(await titles("", { topic: "peace" })).toEqual(["Peace at home"]);
    const { hits, topics } = await search("");
    expect(hits).toEqual([]);
    expect(topics).toEqual([
      { slug: "peace", name: "Peace", count: 1 },
      { slug: "hope", name: "Hope", count: 1 },
    ]);
  });

  test("the Bible's first verses come with a link to the reader; without the Bible the rest is shown", async () => {
    const { bible: group } = await search("world");
    expect(group).toMatchObject({
      total: 7,
      hits: [{ reference: "John 3:16", path: "/bible/kjv/john/3#v16" }],
    });
    expect((await search("world", { kind: "verse" })).bible).toBeNull();
    expect((await search("broken")).bible).toBeNull();
  });

  test("suggestions go on as the reader has begun", async () => {
    const { items } = await client.suggest("lear", "en-US");
    expect(items).toEqual([
      { title: "Learning to wait", marks: [[0, 8]], kind: "article", path: "/articles/learning-to-wait" },
    ]);
    expect((await client.suggest("harb", "en-US")).items.length).toBeLessThanOrEqual(8);
    expect((await client.suggest("", "en-US")).items).toEqual([]);
  });
});

describe("hostile and clumsy input", () => {
  const search = (query: string) => app().request(`/search?${query}`);

  test.each([
    { query: `q=${"a".repeat(201)}`, code: "search.query_too_long" },
    { query: `q=${"a".repeat(10_000)}`, code: "search.query_too_long" },
    { query: "q=a&take=51", code: "search.take_invalid" },
    { query: "q=a&skip=40001", code: "search.skip_invalid" },
    { query: "q=a&skip=-1", code: "search.skip_invalid" },
    { query: "q=a&type=sermon", code: "search.type_unknown" },
    { query: "q=a&topic=%3Cb%3E", code: "search.topic_invalid" },
    { query: "q=a&locale=fr", code: "search.locale_unknown" },
  ])("$code: refused with 400", async ({ query, code }) => {
    const response = await search(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  test.each([
    "*",
    "~2 AND (OR",
    '"',
    "<script>alert(1)</script>",
    "\u0000",
    "🌊",
    "a:b^9",
    "__proto__ constructor",
  ])("operators and markup are plain text: %j", async (text) => {
    expect((await search(`q=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  test.each(["a", "ab ", "a b ", "harbour ", '"a', '"a b', "ñé"])(
    "the longest search, of %j again and again, looks for sixteen words and their kin at most, four times at most",
    async (piece) => {
      const index = (await indexRefresh.current())!["en-US"];
      const runs: WantedWord[][] = [];
      const words: WordIndex = {
        ...index.words,
        search(groups, options) {
          runs.push(groups.flat());
          return index.words.search(groups, options);
        },
      };
      const query = piece.repeat(200).slice(0, 200).trim();
      const wanted = { query, skip: 0, take: 20, today: "2026-03-05", isShown: () => true };
      find({ ...index, words }, wanted);
      expect(runs.length).toBeLessThanOrEqual(4);
      for (const wanted of runs) {
        expect(wanted.length).toBeLessThanOrEqual(32);
        for (const { slips = 0 } of wanted) expect(slips).toBeLessThanOrEqual(6);
      }
    },
  );

  test("an address that is not there is a 404 with a code", async () => {
    expect((await app().request("/nothing")).status).toBe(404);
  });
});

describe("index refresh", () => {
  test("a publish is found by the next search, and a failed rebuild leaves the last index", async () => {
    books.items.push({ type: "article", path: "/articles/new/", title: same("Warm sourdough") });
    expect(await titles("sourdough")).toEqual([]);
    books.publish();
    expect(await titles("sourdough")).toEqual(["Warm sourdough"]);
    books.fail(true);
    books.publish();
    await new Promise((resolve) => setTimeout(resolve, 15));
    const indexes = createIndexRefresh({ content: books.content, log, startAfterMs: 0, timeoutMs: 10 });
    indexes.start();
    const unready = createSearchApp({
      indexRefresh: indexes,
      bible,
      accessOf: books.accessOf,
      clock,
      log,
    });
    const refused = createSearchClient({
      fetch: (request) => unready.fetch(request),
      baseUrl: "http://search",
    });
    await expect(refused.search({ query: "a", locale: "es" })).rejects.toThrow(ServiceError);
    indexes.close();
    books.fail(false);
    expect(await titles("sourdough")).toEqual(["Warm sourdough"]);
  });

  test("after a publish only what has changed is read again, and what is gone is found no more", async () => {
    const list = library([...written]);
    const own = createIndexRefresh({
      content: list.content,
      log,
      startAfterMs: 0,
      debounceMs: 0,
      timeoutMs: indexTimeoutMs,
    });
    own.start();
    onTestFinished(own.close);
    const finds = async (query: string) => {
      const app = createSearchApp({ indexRefresh: own, bible, accessOf: list.accessOf, clock, log });
      const reader = createSearchClient({
        fetch: (request) => app.fetch(request),
        baseUrl: "http://search",
      });
      return (await reader.search({ query, locale: "en-US" })).hits.map(({ title }) => title);
    };
    expect(await finds("waiting")).toContain("Learning to wait");
    const renewed = async (change: () => void) => {
      list.reads.length = 0;
      change();
      list.publish();
      await own.current();
      return [...new Set(list.reads)];
    };
    const at = list.items.findIndex(({ path }) => path === "/articles/learning-to-wait/");
    const article = list.items[at]!;
    const read = await renewed(() => {
      list.items[at] = { ...article, title: same("Learning to knit") };
    });
    expect(read.filter((id) => !id.startsWith("topic-"))).toEqual(["/articles/learning-to-wait/"]);
    expect(await finds("knit")).toEqual(["Learning to knit"]);
    expect(await finds("peace")).toContain("Peace at home");
    expect((await renewed(() => list.items.splice(at, 1))).filter((id) => !id.startsWith("topic-"))).toEqual(
      [],
    );
    expect(await finds("knit")).toEqual([]);
    // A section's words are its lesson's.
    const section = list.items.findIndex(({ path }) => path === "/study-guides/ruth/moab/read/");
    await renewed(() => {
      list.items[section] = {
        ...list.items[section]!,
        more: { contentBody: { markup: "<p>Sandals at the gate.</p>", blocks: [] } },
      };
    });
    expect([await finds("sandals"), await finds("gleaners")]).toEqual([["Moab"], []]);
  });

  test("an index that could not be made again says so and finds nothing that was withdrawn", async () => {
    const bread = library([{ type: "article", path: "/articles/rye/", title: same("Dark rye") }]);
    const own = createIndexRefresh({
      content: bread.content,
      log,
      startAfterMs: 0,
      debounceMs: 0,
      timeoutMs: 5,
    });
    own.start();
    onTestFinished(own.close);
    await eventually(async () => expect(await own.current()).toBeDefined());
    const answering = createSearchApp({
      indexRefresh: own,
      bible,
      accessOf: bread.accessOf,
      clock,
      log,
    });
    const reader = createSearchClient({
      fetch: (request) => answering.fetch(request),
      baseUrl: "http://search",
    });
    const rye = () => reader.search({ query: "rye", locale: "en-US" });
    expect([(await rye()).outdated, (await rye()).total]).toEqual([undefined, 1]);
    bread.fail(true);
    bread.publish();
    expect([(await rye()).outdated, (await rye()).total]).toEqual([true, 1]);
    bread.items.pop();
    expect((await rye()).hits).toEqual([]);
    expect((await reader.suggest("ry", "en-US")).items).toEqual([]);
  });
});
