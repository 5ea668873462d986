/** A translation as a folder of USFM files, one a book, with a `translation.json` that says which it is. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import usfm, { type VerseObject } from "usfm-js";
import * as z from "zod";
import { type OsisBook, osisBooks } from "../../contracts/scripture.ts";
import { slotOf } from "./canon.ts";
import type { ScriptureModule } from "./module.ts";
import { createVerseBuilder } from "./verse-builder.ts";

const about = z.object({
  id: z.string().regex(/^[a-z0-9-]{2,20}$/),
  name: z.string(),
  abbreviation: z.string(),
  language: z.string(),
  license: z.string(),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
});

/** In the order of the canon. */
const bookIds =
  "GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV".split(
    " ",
  );
const bookOf = (id: string): OsisBook | undefined => osisBooks[bookIds.indexOf(id.toUpperCase())];

const paragraphTag = /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi\d?|mi|nb|pc|ph\d?|b|li\d?)$/;
const poetryTag = /^q(?:\d|r|c|m\d?)?$/;
/** What is beside the text: notes, references, headings, pictures. */
const asideTag = /^(?:f|fe|x|s\d?|ms\d?|mr|r|sr|rem|fig|cl|cp|ca|va|vp|toc\d?|mt\d?|sp|sd\d?|qa|d)$/;

/** "2-3" is one piece of text for two verses. */
const firstVerse = (key: string) => Number(/^\d+/.exec(key)?.[0] ?? 0);
const lastVerse = (key: string) => Number(/\d+$/.exec(key)?.[0] ?? 0);

/** The files of the folder that make up the translation. */
export async function usfmFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.u?sfm$/i.test(name) || name === "translation.json")
    .sort()
    .map((name) => join(folder, name));
}

export async function usfmTranslation(folder: string): Promise<ScriptureModule["translation"]> {
  const written = await readFile(join(folder, "translation.json"), "utf8").catch(() => {
    throw new Error("it has no translation.json that can be read");
  });
  const parsed = about.safeParse(JSON.parse(written));
  if (parsed.success) return parsed.data;
  throw new Error(
    `translation.json: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
  );
}

export async function readUsfmFolder(folder: string): Promise<ScriptureModule> {
  const builder = createVerseBuilder();
  const titles: Record<string, string> = {};
  const joined: number[] = [];
  for (const file of (await usfmFiles(folder)).filter((name) => !name.endsWith(".json"))) {
    const { headers, chapters } = usfm.toJSON(await readFile(file, "utf8"));
    const id = headers.find(({ tag }) => tag === "id")?.content?.slice(0, 3) ?? "";
    const book = bookOf(id);
    // Introductions, glossaries and books outside the 66 have no place here.
    if (!book) continue;
    for (const [chapter, verses] of Object.entries(chapters)) {
      const inOrder = Object.entries(verses).sort(([a], [b]) => firstVerse(a) - firstVerse(b));
      for (const [key, { verseObjects = [] }] of inOrder) {
        const add = (object: VerseObject) => {
          const tag = object.tag?.replace("+", "") ?? "";
          if (tag === "d" && key === "front") titles[`${book}.${chapter}`] = (object.text ?? "").trim();
          if (asideTag.test(tag)) return;
          if (paragraphTag.test(tag)) builder.openParagraph();
          else if (poetryTag.test(tag)) builder.openLine();
          if (!object.text?.trim() || key === "front") return addAll(object.children);
          if (!builder.add(book, Number(chapter), firstVerse(key), object.text))
            throw new Error(`${id} ${chapter}:${key} is no verse in the numbering of English Bibles`);
          addAll(object.children);
        };
        const addAll = (objects: VerseObject[] = []) => objects.forEach(add);
        addAll(verseObjects);
        for (let verse = firstVerse(key) + 1; verse <= lastVerse(key); verse++)
          joined.push(slotOf(book, Number(chapter), verse) ?? -1);
      }
    }
  }
  const { verses, paragraphs } = builder.finish();
  if (verses.every((text) => text === "")) throw new Error("none of its files holds a book of the Bible");
  return {
    translation: await usfmTranslation(folder),
    verses,
    joined,
    paragraphs,
    titles,
    subscriptions: {},
  };
}
