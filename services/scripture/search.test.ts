import { beforeAll, describe, expect, it } from "vitest";
import { createScripture, type Scripture, type SearchQuery } from "./service.ts";
import { realModules } from "./test-modules.ts";

let scripture: Scripture;
beforeAll(async () => {
  scripture = createScripture({ modules: (await realModules()).modules });
});

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

  it("keeps to the book it is told", async () => {
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
