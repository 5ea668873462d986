import { beforeAll, describe, expect, it } from "vitest";
import { ServiceError } from "../../platform/service-client.ts";
import { createScriptureApp } from "./app.ts";
import { createScriptureClient, type ScriptureClient } from "./client.ts";
import type { LoadedModule } from "./module.ts";
import { createScripture } from "./service.ts";
import { realModules } from "./test-modules.ts";

let modules: LoadedModule[];
let app: ReturnType<typeof createScriptureApp>;
let client: ScriptureClient;
const clientOf = (of: typeof app) =>
  createScriptureClient({
    fetch: (request) => of.fetch(new Request(request.url.replace("/scripture/api/v1", ""), request)),
    baseUrl: "http://local/scripture/api/v1",
  });
beforeAll(async () => {
  modules = (await realModules()).modules;
  app = createScriptureApp(createScripture({ modules }));
  client = clientOf(app);
});

describe("the client reads what the service answers", () => {
  it("a book is found by its name in either language", async () => {
    for (const [name, slug] of [
      ["Genesis", "genesis"],
      ["psalm", "psalms"],
      ["SALMOS", "psalms"],
      ["Génesis", "genesis"],
      ["1 Juan", "1-john"],
      ["Hope", undefined],
    ])
      expect((await client.book(name!, "es"))?.slug).toBe(slug);
  });

  it("translations and books", async () => {
    expect((await client.translations()).map(({ id }) => id)).toEqual(
      expect.arrayContaining(["kjv", "rv1909"]),
    );
    const books = await client.books("es");
    expect(books).toHaveLength(66);
    expect(books[45]).toMatchObject({
      osis: "1Cor",
      slug: "1-corinthians",
      name: "1 Corintios",
      testament: "new",
    });
    expect(books.flatMap(({ chapters }) => chapters)).toHaveLength(1189);
  });

  it("one passage for each reference, in the requested language", async () => {
    const passages = await client.passages(["John 3:16-18", "Salmo 23", "John 3:16; Romans 5:8"], "es");
    expect(passages.map(({ osis, reference }) => [osis, reference])).toEqual([
      ["John.3.16-John.3.18", "Juan 3:16–18"],
      ["Ps.23", "Salmo 23"],
      ["John.3.16,Rom.5.8", "Juan 3:16; Romanos 5:8"],
    ]);
    expect(passages[0]).toMatchObject({
      fallback: false,
      language: "es",
      translation: { abbreviation: "RV1909" },
    });
    expect(passages[0]?.verses.map(({ id }) => id)).toEqual(["John.3.16", "John.3.17", "John.3.18"]);
    expect(passages[2]?.verses.map(({ id }) => id)).toEqual(["John.3.16", "Rom.5.8"]);
  });

  it("what a reader typed, as a reference that exists", async () => {
    expect(await client.reference("jn 3:16-18", "es")).toMatchObject({
      osis: "John.3.16-John.3.18",
      reference: "Juan 3:16–18",
    });
    expect((await client.reference("Salmos", "es"))?.parts[0]).toMatchObject({ book: "Ps", chapter: 1 });
    expect(await client.reference("John 99:1", "en-US")).toBeUndefined();
    expect(await client.reference(" ", "en-US")).toBeUndefined();
  });

  it("cross references of a verse: the nearest, in the order of the books, named in the language", async () => {
    const { reference, items } = await client.crossReferences("John.3.16", "es");
    expect(reference).toBe("Juan 3:16");
    expect(items.map(({ reference: name }) => name)).toEqual(
      expect.arrayContaining(["Romanos 5:8", "1 Juan 4:9"]),
    );
    expect(items.length).toBeLessThanOrEqual(12);
    const orders = await client.passages(
      items.map(({ osis }) => osis),
      "es",
    );
    expect(orders.map(({ osis }) => osis)).toEqual(items.map(({ osis }) => osis));
  });

  it("a verse that does not exist has no cross references: 400 invalid_reference", async () => {
    await expect(client.crossReferences("John.99.1", "en-US")).rejects.toMatchObject({
      status: 400,
      code: "invalid_reference",
    });
  });

  it("more references than one request takes", async () => {
    const refs = Array.from({ length: 130 }, (_, index) => `Psalm ${index + 1}:1`);
    expect((await client.passages(refs, "en-US")).map(({ reference }) => reference)).toEqual(refs);
  });

  it("chapters by translation or language, by slug, OSIS id or Spanish name", async () => {
    const chapter = await client.chapter("kjv", "1-john", 1, "en-US");
    expect(chapter).toMatchObject({ book: "1John", reference: "1 John 1", fallback: false });
    expect(chapter.previous).toMatchObject({ slug: "2-peter", chapter: 3, reference: "2 Peter 3" });
    expect(chapter.next).toMatchObject({ slug: "1-john", chapter: 2 });
    expect(await client.chapter("es", "1John", 1, "es")).toMatchObject({
      reference: "1 Juan 1",
      translation: { id: "rv1909" },
    });
    expect((await client.chapter("rv1909", "genesis", 1, "es")).previous).toBeNull();
    expect((await client.chapter("rv1909", "apocalipsis", 22, "es")).next).toBeNull();
    expect(await client.chapter("kjv", "john", 3, "es")).toMatchObject({
      reference: "Juan 3",
      fallback: true,
    });
  });

  it("search", async () => {
    const found = await client.search({ query: "shepherd", language: "en-US", book: "psalms", take: 1 });
    expect(found.hits).toHaveLength(1);
    expect(found.total).toBeGreaterThan(1);
  });

  it("an error arrives as its code", async () => {
    const error = await client.passages(["John 3:99"], "en-US").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ status: 400, code: "invalid_reference" });
  });
});

describe("without a Spanish translation", () => {
  it("Spanish pages show the English text, labelled as such", async () => {
    const english = clientOf(createScriptureApp(createScripture({ modules: modules.slice(0, 1) })));
    const [passage] = await english.passages(["Juan 3:16"], "es");
    expect(passage).toMatchObject({
      reference: "Juan 3:16",
      language: "es",
      fallback: true,
      translation: { id: "kjv", language: "en-US" },
    });
    expect(await english.chapter("es", "john", 3, "es")).toMatchObject({
      reference: "Juan 3",
      fallback: true,
    });
    expect(await english.search({ query: "shepherd", language: "es" })).toMatchObject({ fallback: true });
  });
});

describe("bad input is answered with problem+json and a stable code", () => {
  it.each([
    ["/passages", 400, "missing_reference"],
    ["/passages?ref=John+3:99", 400, "invalid_reference"],
    ["/passages?ref=nonsense", 400, "invalid_reference"],
    [`/passages?ref=${"x".repeat(501)}`, 400, "reference_too_long"],
    [`/passages?${"ref=John+1:1&".repeat(61)}`, 400, "too_many_references"],
    ["/passages?ref=Genesis-Revelation", 400, "invalid_reference"],
    ["/passages?ref=Genesis+1:1-Revelation+22:21", 400, "passage_too_long"],
    ["/passages?ref=John+3:16&translation=nope", 404, "unknown_translation"],
    ["/passages?ref=John+3:16&language=%3Cscript%3E", 400, "invalid_language"],
    ["/books?language=!", 400, "invalid_language"],
    ["/chapters/kjv/genesis/51", 404, "unknown_chapter"],
    ["/chapters/kjv/genesis/0", 404, "unknown_chapter"],
    ["/chapters/kjv/tobit/1", 404, "unknown_chapter"],
    ["/chapters/nope/genesis/1", 404, "unknown_translation"],
    ["/chapters/kjv/genesis/one", 400, "invalid_chapter"],
    ["/search", 400, "missing_query"],
    ["/search?q=+", 400, "missing_query"],
    [`/search?q=${"x".repeat(201)}`, 400, "query_too_long"],
    ["/search?q=love&take=101", 400, "invalid_take"],
    ["/search?q=love&skip=-1", 400, "invalid_skip"],
    ["/search?q=love&book=tobit", 400, "invalid_book"],
    ["/nowhere", 404, "not_found"],
  ])("%s", async (path, status, code) => {
    const response = await app.request(path);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});
