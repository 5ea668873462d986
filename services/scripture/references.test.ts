import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { osisBooks } from "../../contracts/scripture.ts";
import { bookName } from "./book-names.ts";
import { chaptersOf, slotCount } from "./canon.ts";
import { createScripture } from "./service.ts";
import { listedVerses } from "./verses.ts";

/** References are a matter of the canon, not of a text, so a text without words will do. */
const scripture = createScripture({
  modules: [
    {
      translation: {
        id: "t",
        name: "T",
        abbreviation: "T",
        language: "en-US",
        direction: "ltr",
        license: "",
      },
      verses: listedVerses(Array.from({ length: slotCount }, () => "x")),
      paragraphs: [],
      titles: {},
      subscriptions: {},
    },
  ],
});
const osis = (text: string, language = "en-US") => scripture.parseReference(text, language)?.osis;

describe("a reference is read in English and in Spanish", () => {
  it.each([
    ["John 3:16", "John.3.16"],
    ["John 3:16-18", "John.3.16-John.3.18"],
    ["John 3:16–18", "John.3.16-John.3.18"],
    ["John 3:16-4:2", "John.3.16-John.4.2"],
    ["John.3.16-John.3.18", "John.3.16-John.3.18"],
    ["Psalm 23", "Ps.23"],
    ["Psalms 42-43", "Ps.42-Ps.43"],
    ["Song of Solomon 2:1", "Song.2.1"],
    ["1 Cor. 13:4", "1Cor.13.4"],
    ["First John 4:8", "1John.4.8"],
    ["II Timothy 1:7", "2Tim.1.7"],
    ["Jude 3", "Jude.1.3"],
    ["Philemon", "Phlm.1"],
    ["John 3:16, 18-20", "John.3.16,John.3.18-John.3.20"],
    ["John 3:16; Romans 5:8", "John.3.16,Rom.5.8"],
    ["John 3:16; 4:2", "John.3.16,John.4.2"],
  ])("English: %s", (text, expected) => expect(osis(text)).toBe(expected));

  it.each([
    ["Juan 3:16-18", "John.3.16-John.3.18"],
    ["1 Corintios 13:4", "1Cor.13.4"],
    ["1ª Corintios 13:4", "1Cor.13.4"],
    ["1.ª Corintios 13:4", "1Cor.13.4"],
    ["Primera de Corintios 13:4", "1Cor.13.4"],
    ["Primera Epístola a los Corintios 13", "1Cor.13"],
    ["Segunda a Timoteo 1:7", "2Tim.1.7"],
    ["I Corintios 13:4", "1Cor.13.4"],
    ["Cantares 2:1", "Song.2.1"],
    ["Cantar de los Cantares 2:1", "Song.2.1"],
    ["Salmo 23", "Ps.23"],
    ["exodo 3:14", "Exod.3.14"],
    ["San Juan 3:16", "John.3.16"],
    ["Génesis 1:1; Juan 1:1–3", "Gen.1.1,John.1.1-John.1.3"],
    ["Juan 3:16 y Romanos 5:8", "John.3.16,Rom.5.8"],
    ["John 3:16", "John.3.16"],
  ])("Spanish: %s", (text, expected) => expect(osis(text, "es")).toBe(expected));

  it.each(["en-US", "es"])(
    "every chapter of every book is found by its name in %s, and named so again",
    (language) => {
      for (const book of osisBooks) {
        for (const [index, verses] of chaptersOf(book).entries()) {
          const text = `${bookName(book, language)} ${index + 1}:1-${verses}`;
          const found = scripture.parseReference(text, language)!;
          expect(found?.osis, text).toBe(`${book}.${index + 1}`);
          expect(osis(found.reference, language), found.reference).toBe(found.osis);
        }
      }
    },
  );
});

describe("a reference that does not exist is refused", () => {
  it.each([
    "John 3:99",
    "John 3:16-99",
    "John 3:18-16",
    "John 3:0",
    "John 0",
    "Genesis 51",
    "Psalm 151",
    "3 John 1:15",
    "Tobit 2:1",
    "John 3:16; Genesis 51",
    "See John 3:16 there",
    "John 3:16 and so on",
    "John.3.99",
    "hello",
    "",
    "x".repeat(501),
  ])("%s", (text) => {
    expect(osis(text)).toBeUndefined();
    expect(osis(text, "es")).toBeUndefined();
  });

  it("the numbers of Reina-Valera are not the numbers of this service", () => {
    expect(osis("Números 13:34", "es")).toBeUndefined();
    expect(osis("Números 13:33", "es")).toBe("Num.13.33");
  });
});

describe("a reference is written in the reader's language", () => {
  it.each([
    ["John.3.16", "John 3:16", "Juan 3:16"],
    ["John.3.16-John.3.18", "John 3:16–18", "Juan 3:16–18"],
    ["John.3.16-John.4.2", "John 3:16–4:2", "Juan 3:16–4:2"],
    ["Ps.23", "Psalm 23", "Salmo 23"],
    ["Ps.42-Ps.43", "Psalms 42–43", "Salmos 42–43"],
    ["Rom", "Romans", "Romanos"],
    ["Jude", "Jude", "Judas"],
    [
      "John.3.16,John.3.18-John.3.20,Rom.5.8",
      "John 3:16, 18–20; Romans 5:8",
      "Juan 3:16, 18–20; Romanos 5:8",
    ],
    ["Mal.4.1-Matt.1.2", "Malachi 4:1 – Matthew 1:2", "Malaquías 4:1 – Mateo 1:2"],
  ])("%s", (id, english, spanish) => {
    expect(scripture.formatReference(id, "en-US")).toBe(english);
    expect(scripture.formatReference(id, "es")).toBe(spanish);
  });
});

it("references as content has them are read without the large parser, and others by it once", () => {
  const parsed: string[] = [];
  const { parse } = bcv_parser.prototype;
  onTestFinished(() => {
    bcv_parser.prototype.parse = parse;
  });
  bcv_parser.prototype.parse = function (text) {
    parsed.push(text);
    return parse.call(this, text);
  };
  const fresh = createScripture({ modules: [moduleOf("t")] });
  for (let at = 0; at < 1500; at++) {
    expect(fresh.parseReference(`Salmo ${1 + (at % 150)}:1${at % 2 ? "-2" : ""}`, "es")).toBeDefined();
    if (at % 10 === 0) expect(fresh.parseReference(`Jn ${1 + (at % 20)}:3`, "es")).toBeDefined();
  }
  expect(parsed).toEqual(["Jn 1:3", "Jn 11:3"]);
});

function moduleOf(id: string) {
  const translation = {
    id,
    name: id,
    abbreviation: id,
    language: "en-US",
    direction: "ltr" as const,
    license: "",
  };
  return { translation, verses: listedVerses([]), paragraphs: [], titles: {}, subscriptions: {} };
}
