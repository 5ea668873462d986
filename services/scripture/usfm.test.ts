import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { loadModules } from "./load.ts";
import { createScripture } from "./service.ts";

const psalms = String.raw`\id PSA - a small text
\h Salmos
\c 3
\s1 Confianza
\d Salmo de David.
\q1
\v 1 Señor, \f + \ft una nota\f* cuántos son
\q2 los que me \nd acosan\nd*.
\b
\q1
\v 2-3 Muchos \w dicen|strong="H0559"\w* de mí: \wj no hay \+nd ayuda\+nd*.\wj*
\p
\v 4 Y respondió.
\c 4
\d Del director.
\p
\v 1 Óyeme.
`;
const about = {
  id: "libre",
  name: "Biblia de prueba",
  abbreviation: "BP",
  language: "es",
  license: "CC BY-SA 4.0",
};

/** The shipped translations are cleaned once for all tests. */
const cacheDir = await mkdtemp(join(tmpdir(), "usfm-cache-"));
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

const roots: string[] = [];
afterEach(() => Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true }))));

async function withFolder(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), "usfm-"));
  roots.push(root);
  const folder = join(root, "usfm", "prueba");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return loadModules({ swordPaths: [root], cacheDir });
}

test("a folder of USFM files is a translation, with its paragraphs and lines, without its notes", async () => {
  const { modules, skipped } = await withFolder({
    "19-PSA.usfm": psalms,
    "00-FRT.usfm": String.raw`\id FRT${"\n"}\p An introduction`,
    "translation.json": JSON.stringify(about),
  });
  expect(skipped).toEqual([]);
  const scripture = createScripture({ modules });
  const wanted = { language: "es", translation: "libre" };
  const chapter = scripture.chapter("Ps", 3, wanted);
  expect(chapter.translation).toMatchObject({ ...about, direction: "ltr" });
  expect(chapter.title).toBe("Salmo de David.");
  expect(
    chapter.verses.map(({ verse, lastVerse, text, paragraph }) => [verse, lastVerse, text, paragraph]),
  ).toEqual([
    [1, undefined, "Señor, cuántos son\nlos que me acosan.", true],
    [2, 3, "Muchos dicen de mí: no hay ayuda.", true],
    [4, undefined, "Y respondió.", true],
  ]);
  expect(scripture.chapter("Ps", 4, wanted).title).toBe("Del director.");
  await scripture.close();
});

test("a folder that cannot be used is left out, with the reason", async () => {
  const reasonOf = async (files: Record<string, string>) => (await withFolder(files)).skipped[0]?.reason;
  expect(await reasonOf({ "PSA.usfm": psalms })).toContain("translation.json");
  expect(await reasonOf({ "PSA.usfm": psalms, "translation.json": "{}" })).toContain("id");
  expect(await reasonOf({ "a.usfm": "text", "translation.json": JSON.stringify(about) })).toBe(
    "none of its files holds a book of the Bible",
  );
  const surplus = psalms.replace("v 4 Y", "v 40 Y");
  expect(await reasonOf({ "PSA.usfm": surplus, "translation.json": JSON.stringify(about) })).toBe(
    "PSA 3:40 is no verse in the numbering of English Bibles",
  );
  expect(
    await reasonOf({ "PSA.usfm": psalms, "translation.json": JSON.stringify({ ...about, id: "kjv" }) }),
  ).toBe('a translation "kjv" is there already');
});
