import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadModules } from "./load.ts";
import { createScripture } from "./service.ts";
import { writeTinyModule } from "./tiny-module.ts";

let root: string;
/** The shipped translations are cleaned once for all tests. */
const cache = await mkdtemp(join(tmpdir(), "sword-cache-"));
afterAll(() => rm(cache, { recursive: true, force: true }));
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sword-test-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const load = () => loadModules({ swordPaths: [root], cacheDir: cache });
const verse = (scripture: ReturnType<typeof createScripture>, reference: string, translation: string) =>
  scripture.passage(reference, { translation, language: "en-US" }).verses.map(({ text }) => text);

describe("an operator adds a translation by dropping in a module", () => {
  it("it is listed and read, with notes, headings and tags taken out", async () => {
    await writeTinyModule(root, {
      name: "Tiny",
      conf: { Abbreviation: "TNY", Lang: "fr", Direction: "RtoL" },
      entries: {
        "Ps.3.1":
          '<title type="psalm" canonical="true">A song.</title><title>Editor’s heading</title>First &amp; foremost',
        "John.1.1":
          '<w lemma="x">One</w><note>a <hi>note</hi></note><w>two</w><note>n</note>, <transChange>three</transChange>.',
        "John.1.2":
          '<div sID="p1" type="x-p"/>Four<l eID="a"/><l sID="b"/>five <q marker="“"/>six<q marker="”"/>',
      },
    });
    const { modules, skipped } = await load();
    expect(skipped).toEqual([]);
    expect(modules.at(-1)?.translation).toEqual({
      id: "tny",
      name: "The Tiny Bible",
      abbreviation: "TNY",
      language: "fr",
      direction: "rtl",
      license: "Public Domain",
    });
    const scripture = createScripture({ modules });
    expect(verse(scripture, "John 1:1-2", "tny")).toEqual(["One two, three.", "Four five “six”"]);
    expect(scripture.chapter("Ps", 3, { translation: "tny", language: "fr" })).toMatchObject({
      title: "A song.",
      verses: [{ text: "First & foremost" }],
      fallback: false,
    });
    const [, second] = scripture.passage("John 1:1-2", { language: "fr" }).verses;
    expect(second?.paragraph).toBe(true);
  });

  it("what it does not hold is read from another, and an explicit wish is refused", async () => {
    await writeTinyModule(root, { name: "Part", conf: { Lang: "es" }, entries: { "John.1.1": "Uno" } });
    const scripture = createScripture(await load());
    expect(scripture.passage("Juan 1:1", { language: "es" })).toMatchObject({ fallback: false });
    expect(scripture.passage("Génesis 1:1", { language: "es" })).toMatchObject({ fallback: true });
    expect(() => verse(scripture, "Genesis 1:1", "part")).toThrow(
      expect.objectContaining({ code: "not_in_translation" }),
    );
  });

  it("zText4, chapter blocks and Latin-1 are read", async () => {
    const conf = { ModDrv: "zText4", BlockType: "CHAPTER", Encoding: "Latin-1" };
    await writeTinyModule(root, { name: "Four", conf, encoding: "latin1", entries: { "Rev.22.21": "Amén" } });
    expect(verse(createScripture(await load()), "Rev 22:21", "four")).toEqual(["Amén"]);
  });

  it("verses beyond the English numbering are joined to their English verse", async () => {
    await writeTinyModule(root, {
      name: "New",
      conf: { Versification: "NRSV" },
      extraVerses: { "3John.1": 1, "Rev.12": 1 },
      entries: { "3John.1.14": "A", "3John.1.15": "B", "Rev.12.18": "C", "Rev.13.1": "D", "Rev.22.21": "E" },
    });
    const scripture = createScripture(await load());
    expect(verse(scripture, "3 John 1:14", "new")).toEqual(["A B"]);
    expect(verse(scripture, "Revelation 13:1", "new")).toEqual(["C D"]);
    expect(verse(scripture, "Revelation 22:21", "new")).toEqual(["E"]);
  });
});

describe("a module that cannot be read is left out, with the reason", () => {
  it.each([
    [{ Versification: "Synodal" }, /versification is Synodal/],
    [{ ModDrv: "RawText" }, /driver is RawText/],
    [{ CompressType: "XZ" }, /compressed with XZ/],
    [{ CipherKey: "" }, /locked/],
    [{ SourceType: "GBF" }, /markup is GBF/],
    [{ Abbreviation: "KJV" }, /"kjv" is there already/],
    [{ DataPath: "./elsewhere/" }, /holds no verse/],
  ])("%o", async (conf, reason) => {
    await writeTinyModule(root, {
      name: "Odd",
      conf: conf as Record<string, string>,
      entries: { "John.1.1": "One" },
    });
    const { modules, skipped } = await load();
    expect(modules.map(({ translation }) => translation.id)).toEqual(["kjv", "web"]);
    expect(skipped).toEqual([{ module: "Odd", reason: expect.stringMatching(reason) }]);
  });

  it("damaged data, and chapters out of step", async () => {
    await writeTinyModule(root, { name: "Torn", entries: { "John.1.1": "One" } });
    await writeFile(join(root, "modules/texts/ztext/Torn/nt.bzz"), "not zlib");
    await writeTinyModule(root, {
      name: "Askew",
      entries: { "John.2": '<chapter osisID="John.1" sID="John.1"/>', "John.2.1": "One" },
    });
    const { skipped } = await load();
    expect(skipped.map(({ module }) => module)).toEqual(["Askew", "Torn"]);
    expect(skipped[0]?.reason).toContain("found John.1 instead of John.2");
  });

  it("a folder that is not there is no error", async () => {
    expect((await loadModules({ swordPaths: [join(root, "nowhere")] })).skipped).toEqual([]);
  });
});

describe("cleaned texts are cached between starts", () => {
  it("and read again when the module changes", async () => {
    const cacheDir = join(root, "kept");
    const read = async () => {
      const { modules } = await loadModules({ swordPaths: [root], cacheDir });
      return verse(createScripture({ modules }), "John 1:1", "tiny");
    };
    await writeTinyModule(root, { name: "Tiny", entries: { "John.1.1": "One" } });
    expect(await read()).toEqual(["One"]);
    expect((await readdir(cacheDir)).sort()).toEqual(["kjv.text", "tiny.text", "web.text"]);
    const file = join(cacheDir, "tiny.text");
    await writeFile(file, (await readFile(file, "latin1")).replace(/One$/, "Own"), "latin1");
    expect(await read()).toEqual(["Own"]);
    await writeTinyModule(root, { name: "Tiny", entries: { "John.1.1": "Two" } });
    expect(await read()).toEqual(["Two"]);
    await writeFile(file, "damaged");
    expect(await read()).toEqual(["Two"]);
  });
});
