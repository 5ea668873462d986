import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { searchVerses } from "./search.ts";
import { buildSearchIndex, type SearchIndex } from "./search-index.ts";
import { createSearchThread, SearchBusy } from "./search-thread.ts";
import { parseQuery } from "./search-words.ts";
import { createScripture, type Scripture, type SearchQuery } from "./service.ts";
import { realModules } from "./test-modules.ts";
import { listedVerses } from "./verses.ts";

let scripture: Scripture;
let verses: readonly string[];
beforeAll(async () => {
  const { modules } = await realModules();
  verses = modules[0]!.verses.all();
  scripture = createScripture({ modules });
});
afterAll(() => scripture?.close());

/** The same index, which counts how often a verse of a word, and a word of a verse, is looked at. */
function countReads(index: SearchIndex) {
  const looked = { postings: 0, words: 0 };
  const postings = new Proxy(index.postings, {
    get(all, key) {
      const found = Reflect.get(all, key);
      if (found instanceof Uint32Array) looked.postings += found.length;
      return found;
    },
  });
  const text = new Proxy(index.text, {
    get(all, key) {
      looked.words++;
      return Reflect.get(all, key, all);
    },
  });
  return { index: { ...index, postings, text }, looked };
}

const search = (query: string, more: Partial<SearchQuery> = {}) =>
  scripture.search({ query, language: "en-US", ...more });
const ids = async (query: string, more: Partial<SearchQuery> = {}) =>
  (await search(query, more)).hits.map(({ id }) => id);

describe("full-text search", () => {
  it("is ranked: words in a row, at the opening, come first", async () => {
    expect((await ids("in the beginning")).slice(0, 2)).toEqual(["Gen.1.1", "John.1.1"]);
    expect((await ids("god so loved the world"))[0]).toBe("John.3.16");
    expect((await ids("pastor nada faltara", { language: "es" }))[0]).toBe("Ps.23.1");
  });

  it("a common word does not give way to a rare one that begins like it", async () => {
    const { hits } = await search("love", { take: 20 });
    for (const { text } of hits) expect(text).toMatch(/\blove\b/i);
  });

  it("folds accents both ways", async () => {
    const plain = await search("jehova", { language: "es" });
    const accented = await search("JEHOVÁ", { language: "es" });
    expect(plain.total).toBeGreaterThan(5000);
    expect(plain).toEqual(accented);
  });

  it("finds a phrase only where its words stand side by side", async () => {
    const phrase = await search('"living water"');
    expect(phrase.total).toBeGreaterThan(0);
    for (const { text } of phrase.hits) expect(text.toLowerCase()).toContain("living water");
    expect(phrase.total).toBeLessThan((await search("living water")).total);
    expect((await search('"water living"')).total).toBe(0);
  });

  it("finds the beginning of a word", async () => {
    const { hits } = await search("reconcil*");
    const forms = new Set(hits.flatMap(({ text }) => text.toLowerCase().match(/reconcil\w*/g) ?? []));
    expect(forms.size).toBeGreaterThan(2);
    expect((await search("go*")).total).toBeGreaterThan((await search("go")).total);
  });

  it("is limited to the given book", async () => {
    const { hits, total } = await search("shepherd", { book: "John", take: 100 });
    expect(total).toBe(hits.length);
    expect(total).toBeGreaterThan(3);
    for (const { book, reference } of hits)
      expect([book, reference.startsWith("John ")]).toEqual(["John", true]);
  });

  it("marks the words it found", async () => {
    const marked = async (query: string, more: Partial<SearchQuery> = {}) => {
      const { text, highlights } = (await search(query, more)).hits[0]!;
      return highlights.map(([start, end]) => text.slice(start, end));
    };
    expect(await marked('"my shepherd"')).toEqual(["my shepherd"]);
    expect(await marked("jehova pastor faltara", { language: "es" })).toEqual([
      "JEHOVÁ",
      "pastor",
      "faltará",
    ]);
  });

  it("pages do not overlap and add up", async () => {
    const all = await ids("mercy endureth", { take: 100 });
    const first = await ids("mercy endureth", { take: 5 });
    const second = await ids("mercy endureth", { skip: 5, take: 5 });
    expect([...first, ...second]).toEqual(all.slice(0, 10));
  });

  it("where no verse has every word, verses with some are found", async () => {
    expect((await ids("shepherd xylophone")).length).toBeGreaterThan(0);
    expect(await search("xylophone")).toMatchObject({ total: 0, hits: [] });
    expect(await search('" * ')).toMatchObject({ total: 0, hits: [] });
  });

  it("names verses in the reader's language", async () => {
    const spanish = await search("jehova es mi pastor", { language: "es" });
    expect(spanish).toMatchObject({
      fallback: false,
      translation: { id: "rv1909" },
      hits: [{ reference: "Salmo 23:1" }],
    });
  });
});

describe("one laptop must not stop the site", () => {
  const twelve = Array(12).fill('"and the lord"').join(" ");
  const dozen = [...Array(12).keys()]
    .map((at) => `"and the ${"lord god son man king".split(" ")[at % 5]}"`)
    .join(" ");

  test.each([
    ["twelve phrases", twelve],
    ["twelve different phrases", dozen],
    ["sixteen beginnings", [..."abcdefghijklmnop"].map((letter) => `${letter}*`).join(" ")],
    ["the longest query there is", "a ".repeat(100)],
  ])("%s are searched by looking at a bounded number of places", (_name, query) => {
    const { index, looked } = countReads(buildSearchIndex(verses));
    searchVerses(index, query, [0, verses.length - 1]);
    expect(looked.postings).toBeLessThan(1_000_000);
    expect(looked.words).toBeLessThan(1_500_000);
  });

  test("at most four phrases and sixteen words are looked for", () => {
    const terms = parseQuery(`${twelve} ${twelve}`);
    expect(terms.filter(({ phrase }) => phrase)).toHaveLength(4);
    expect(terms.flatMap(({ words }) => words)).toHaveLength(16);
  });

  test("searches are made beside the thread that answers requests", async () => {
    const answers: unknown[] = [];
    process.once("worker", (worker) => worker.on("message", (answer) => answers.push(answer)));
    const { modules } = await realModules();
    const fresh = createScripture({ modules });
    const { total } = await fresh.search({ query: "shepherd", language: "en-US", take: 1 });
    expect(answers).toEqual([{ id: 1, total, slots: [expect.any(Number)] }]);
    await fresh.close();
  });

  test("when too many wait, the next is refused at once, and those waiting are answered", async () => {
    const thread = createSearchThread(() => listedVerses(["In the beginning", "the earth was void"]));
    const question = {
      translation: "tiny",
      query: "earth",
      within: [0, 1] as [number, number],
      skip: 0,
      take: 5,
    };
    const waiting = Array.from({ length: 50 }, () => thread.search(question));
    await expect(thread.search(question)).rejects.toThrow(SearchBusy);
    for (const answer of await Promise.all(waiting)) expect(answer).toEqual({ total: 1, slots: [1] });
    await thread.close();
    expect(await thread.search(question)).toEqual({ total: 1, slots: [1] });
    await thread.close();
  });

  test("the thread ends when nobody has searched for a while, and begins again with the next search", async () => {
    const thread = createSearchThread(() => listedVerses(["In the beginning", "the earth was void"]), 50);
    const within: [number, number] = [0, 1];
    const question = { translation: "tiny", query: "earth", within, skip: 0, take: 5 };
    for (let time = 0; time < 2; time++) {
      expect(await thread.search(question)).toEqual({ total: 1, slots: [1] });
      await eventually(() => expect(thread.isRunning()).toBe(false));
    }
  });
});
