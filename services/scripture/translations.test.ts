import { beforeAll, describe, expect, it } from "vitest";
import { type OsisBook, osisBooks } from "../../contracts/scripture.ts";
import { chapterSlots, chaptersOf, slotOf, verseId } from "./canon.ts";
import type { LoadedModule } from "./module.ts";
import { createScripture, type Scripture } from "./service.ts";
import { realModules } from "./test-modules.ts";

let kjv: LoadedModule;
let web: LoadedModule;
let rv1909: LoadedModule;
let scripture: Scripture;
beforeAll(async () => {
  const real = await realModules();
  kjv = real.modules[0]!;
  web = real.modules[1]!;
  rv1909 = real.rv1909;
  scripture = createScripture({ modules: [kjv, web, rv1909] });
});

const missingFrom = (module: LoadedModule) =>
  module.verses.all().flatMap((text, slot) => (text === "" ? [verseId(slot)] : []));
function inRv1909(id: string) {
  const [book, chapter, verse] = id.split(".");
  return rv1909.verses.at(slotOf(book as OsisBook, Number(chapter), Number(verse))!);
}

describe("the translations are whole", () => {
  it.each(["kjv", "web", "rv1909"])("%s has all 66 books and 1,189 chapters", (translation) => {
    const chapters = osisBooks.flatMap((book) =>
      chaptersOf(book).map((_, index) =>
        scripture.chapter(book, index + 1, { translation, language: "en-US" }),
      ),
    );
    expect(new Set(chapters.map(({ book }) => book)).size).toBe(66);
    expect(chapters).toHaveLength(1189);
    for (const { book, chapter, verses } of chapters) {
      const last = verses.at(-1)!;
      expect(last.lastVerse ?? last.verse, `${book} ${chapter}`).toBe(chaptersOf(book)[chapter - 1]);
      expect(verses[0]?.verse).toBe(1);
    }
  });

  it("the KJV has every one of the 31,102 verses", () => {
    expect(kjv.verses.all()).toHaveLength(31_102);
    expect(missingFrom(kjv)).toEqual([]);
  });

  it("the World English Bible has every verse but four that its manuscripts do not have", () => {
    expect(web.translation).toMatchObject({ id: "web", language: "en-US", license: "Public Domain" });
    expect(missingFrom(web)).toEqual(["Luke.17.36", "Acts.8.37", "Acts.15.34", "Acts.24.7"]);
  });

  it("the World English Bible has paragraphs and lines of poetry, and the titles of the psalms", () => {
    const psalm = scripture.chapter("Ps", 23, { translation: "web", language: "en-US" });
    expect(psalm.title).toMatch(/David/);
    expect(psalm.verses[0]!.text.split("\n")).toHaveLength(2);
    expect(psalm.verses[1]!.text).toMatch(/^\n\S/);
    const story = scripture.chapter("Mark", 1, { translation: "web", language: "en-US" });
    expect(story.verses.filter(({ paragraph }) => paragraph).length).toBeGreaterThan(5);
    expect(web.verses.all().filter((text) => /[<>[\]#&]|[^\S\n]{2}|\s$|\n\n/.test(text))).toEqual([]);
    // Where the doxology stands in the English numbering.
    expect(scripture.passage("Romans 16:27", { translation: "web", language: "en-US" }).verses).toHaveLength(
      1,
    );
  });

  it("Reina-Valera has every verse but the five it joins to the verse before", () => {
    expect(missingFrom(rv1909)).toEqual([
      "2Sam.20.26",
      "2Chr.33.11",
      "Job.35.16",
      "Acts.19.41",
      "2Cor.13.13",
    ]);
  });

  it("no markup, bracket or lost space is left in a verse", () => {
    for (const { verses, translation } of [kjv, rv1909]) {
      const odd = verses
        .all()
        .flatMap((text, slot) => (/[<>[\]#&]|\s\s|^\s|\s$/.test(text) ? [verseId(slot)] : []));
      expect(odd, translation.id).toEqual([]);
    }
    const run = rv1909.verses
      .all()
      .flatMap((text, slot) => (/\p{Ll}\p{Lu}|\p{L}[.;:?!]\p{L}/u.test(text) ? [verseId(slot)] : []));
    expect(run).toEqual([]);
  });
});

describe("Reina-Valera is brought to the English numbering", () => {
  it.each([
    ["Num.12.16", "Haseroth"],
    ["Num.13.1", "habló"],
    ["Num.13.33", "gigantes"],
    ["Num.29.40", "conforme"],
    ["Num.30.16", "ordenanzas"],
    ["Judg.14.20", "mujer de Samsón"],
    ["1Sam.23.29", "Engaddi"],
    ["1Sam.24.22", "juró"],
    ["1Kgs.22.53", "Baal"],
    ["1Chr.21.30", "no pudo"],
    ["2Chr.33.25", "Josías"],
    ["Job.38.41", "cuervo"],
    ["Job.39.30", "pollos"],
    ["Job.40.1", "respondió"],
    ["Job.40.24", "ojos"],
    ["Hos.11.12", "Ephraim"],
    ["Hos.12.14", "Enojado"],
    ["Jonah.1.17", "gran pez"],
    ["Jonah.2.10", "vomitó"],
    ["2Cor.13.14", "gracia"],
  ])("%s holds “%s”", (id, words) => expect(inRv1909(id)).toContain(words));

  it("a chapter it renumbers loses and doubles nothing", () => {
    for (const [book, chapter] of [
      ["Num", 13],
      ["Job", 39],
      ["Job", 40],
      ["Jonah", 2],
      ["2Chr", 33],
    ] as const) {
      const [first, last] = chapterSlots(book, chapter)!;
      const texts = rv1909.verses
        .all()
        .slice(first, last + 1)
        .filter((text) => text);
      expect(new Set(texts).size, `${book} ${chapter}`).toBe(texts.length);
    }
  });

  it("a verse that is joined to the one before is answered with that one", () => {
    const passage = scripture.passage("2 Corintios 13:13", { language: "es" });
    expect(passage.verses).toMatchObject([{ id: "2Cor.13.12", lastVerse: 13 }]);
    expect(passage.reference).toBe("2 Corintios 13:13");
  });
});

describe("text that is not part of a verse is separate", () => {
  it("124 psalms have their title apart from verse 1", () => {
    expect(Object.keys(rv1909.titles)).toHaveLength(124);
    const psalm = scripture.chapter("Ps", 23, { language: "es" });
    expect(psalm.title).toBe("Salmo de David.");
    expect(psalm.verses[0]?.text).toMatch(/^JEHOVÁ es mi pastor/);
    expect(scripture.chapter("Ps", 1, { language: "es" }).title).toBeNull();
  });

  it("a quotation has the words that open a chapter like any others, names with their capital", () => {
    const opening = (reference: string, language = "es") =>
      scripture.passage(reference, { language }).verses[0]?.text.split(" ").slice(0, 4).join(" ");
    expect(opening("Salmos 23:1")).toBe("Jehová es mi pastor;");
    expect(opening("Génesis 1:1")).toBe("En el principio crió");
    expect(opening("Génesis 2:1")).toBe("Y fueron acabados los");
    expect(opening("Génesis 24:1")).toBe("Y Abraham era viejo,");
    expect(opening("1 Reyes 19:1")).toBe("Y Achab dió la");
    expect(opening("Salmos 119:1")).toBe("Aleph. Bienaventurados los perfectos");
    expect(opening("Psalm 8:1", "en-US")).toBe("O LORD our Lord,");
    expect(scripture.chapter("Gen", 1, { language: "es" }).verses[0]?.text).toMatch(/^EN el principio/);
  });

  it("14 epistles have their subscription apart from the last verse", () => {
    expect(Object.keys(rv1909.subscriptions)).toHaveLength(14);
    expect(scripture.chapter("Rom", 16, { language: "es" }).subscription).toMatch(/Corinto/);
    expect(scripture.chapter("Rom", 15, { language: "es" }).subscription).toBeNull();
    expect(inRv1909("Rom.16.27")).toMatch(/Amén\.$/);
  });

  it("paragraphs come from the KJV, for Reina-Valera too", () => {
    expect(kjv.paragraphs).toHaveLength(2936);
    const paragraphs = (translation: string) =>
      scripture
        .chapter("Gen", 1, { translation, language: "en-US" })
        .verses.filter((verse) => verse.paragraph).length;
    expect(paragraphs("kjv")).toBeGreaterThan(3);
    expect(paragraphs("rv1909")).toBe(paragraphs("kjv"));
  });
});
