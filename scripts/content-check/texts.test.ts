import { expect, test } from "vitest";
import { readingLevel, syllables } from "../../services/content/rules/reading-level.ts";
import { noIdeaTwice } from "./ideas.ts";
import { noTwoAlike, titlesUnique } from "./likeness.ts";
import { tooCostly } from "./load-cost.ts";
import { bothSlugs, sameFullness, sameShape } from "./parity.ts";
import { hoursOf } from "./reading-time.ts";
import { item, libraryOf, passage } from "./sample.ts";
import { descriptionLengths, reflections, wordCounts } from "./sizes.ts";
import { namesIn, noExclamations, sentenceCase, wrongCapitals } from "./style.ts";
import { countWords } from "./words.ts";

const words = (count: number) => Array.from({ length: count }, (_, nth) => `w${nth}`).join(" ");
const bodies = (en: string, es: string) =>
  libraryOf([item("article", "articles/a", { "en-US": { body: en }, es: { body: es } })]);

test("both languages have the same headings, passages and links", () => {
  const psalm = (name: string) => (name.startsWith("Ps") || name.startsWith("Salmo") ? ["Ps.23.1"] : [name]);
  const find = (en: string, es: string) => sameShape.find({ ...bodies(en, es), versesOf: psalm });
  expect(find("## One\n\n[[Psalm 23:1]]", "## Uno\n\n[[Salmo 23:1]]")).toEqual([]);
  expect(find("## One", "Uno")).toEqual(["articles/a: 1 headings in en-US, 0 in es"]);
  expect(find("[[Psalm 23:1]]", "[[Juan 3:16]]")).toEqual(["articles/a: other passages in es"]);
  expect(find("[x](/faq)", "[x](/about)")).toEqual(["articles/a: other links in es"]);
});

test("neither language is a short version of the other, nor the other's words", () => {
  expect(sameFullness.find(bodies(words(100), `${words(90)} fin`))).toEqual([]);
  expect(sameFullness.find(bodies(words(100), words(50)))).toHaveLength(1);
  expect(sameFullness.find(bodies(words(60), words(100)))).toHaveLength(1);
  expect(sameFullness.find(bodies(words(100), words(100)))).toEqual([
    "articles/a: body is the same text in both languages",
  ]);
});

test("what a reader finds by its address has a Spanish one", () => {
  expect(bothSlugs.find(bodies("", ""))).toHaveLength(1);
  const named = item("article", "articles/a", {}, { slugs: { es: "aprender" } });
  expect(bothSlugs.find(libraryOf([named]))).toEqual([]);
});

test("no two texts are alike", () => {
  const made = (animal: string) =>
    `Every morning the ${animal} walks to the water and drinks before the heat of the day begins to rise.`;
  const two = (a: string, b: string) =>
    noTwoAlike.find(
      libraryOf([
        item("article", "articles/a", { "en-US": { body: a } }),
        item("prayer", "prayers/b", { "en-US": { body: b } }),
      ]),
    );
  expect(two(made("donkey"), made("sparrow"))).toHaveLength(1);
  expect(two(made("donkey"), "A sparrow is sold for half a coin and still counted by someone.")).toEqual([]);
});

test("titles and questions are distinct within a type and language", () => {
  const titled = (type: "prayer" | "article", path: string, title: string) =>
    item(type, path, { "en-US": { title } });
  expect(
    titlesUnique.find(libraryOf([titled("prayer", "a", "For rest"), titled("prayer", "b", "For Rest")])),
  ).toHaveLength(1);
  expect(
    titlesUnique.find(libraryOf([titled("prayer", "a", "For rest"), titled("article", "b", "For rest")])),
  ).toEqual([]);
});

test("titles are in sentence case", () => {
  const find = (title: string) => sentenceCase.find(libraryOf([item("verse", "a", { "en-US": { title } })]));
  expect(find("Something New Is Growing")).toHaveLength(1);
  expect(find("Something new is growing")).toEqual([]);
  expect(find("Evenings in the Psalms")).toEqual([]);
  expect(wrongCapitals("James: Faith with its sleeves rolled up")).toEqual([]);
  const names = namesIn([["And Boaz went up.", "Then they went to Boaz."], ["Y Booz subió."]]);
  expect(wrongCapitals("A field of Boaz", names)).toEqual([]);
  expect(wrongCapitals("Un campo de Bóoz", names)).toEqual([]);
  expect(wrongCapitals("A Field And more", namesIn([["And a field and more"]]))).toEqual(["Field", "And"]);
  expect(wrongCapitals("Surprised by God's nearness")).toEqual([]);
});

test("nothing is exclaimed", () => {
  expect(noExclamations.find(bodies("Come!", "Ven"))).toEqual(["articles/a body (en-US)"]);
  expect(noExclamations.find(bodies("Come", "¡Ven"))).toHaveLength(1);
  expect(noExclamations.find(bodies("Come.", "Ven."))).toEqual([]);
});

test("texts are as long as their place asks", () => {
  expect(wordCounts.find(bodies(words(400), words(800)))).toEqual([]);
  expect(wordCounts.find(bodies(words(399), words(801)))).toEqual([
    "articles/a body (en-US): 399 words, not 400 to 800",
    "articles/a body (es): 801 words, not 400 to 800",
  ]);
  expect(countWords("## Two words\n\n[[Psalm 23]] and *four* [more](/x)\n\n- item")).toBe(6);
});

test("every daily verse has a reflection of 70 to 140 words and a question", () => {
  const text = { reflection: words(70), question: "What next?" };
  const find = (es: object, rest = {}) =>
    reflections.find(libraryOf([item("verse", "verses/a", { "en-US": text, es }, rest)]));
  expect(find(text)).toEqual([]);
  expect(find({ ...text, reflection: words(141) })).toEqual(["verses/a (es): a reflection of 141 words"]);
  expect(find({})).toEqual(["verses/a (es): a reflection of 0 words", "verses/a (es): no question"]);
  expect(find({}, { evening: true })).toEqual([]);
});

test("descriptions have 70 to 155 characters, summaries at most 200", () => {
  const find = (seoDescription: string, summary = "") =>
    descriptionLengths.find(libraryOf([item("prayer", "a", { "en-US": { seoDescription, summary } })]));
  expect(find("x".repeat(70))).toEqual([]);
  expect(find("x".repeat(155), "y".repeat(200))).toEqual([]);
  expect(find("x".repeat(69))).toHaveLength(1);
  expect(find("x".repeat(156))).toHaveLength(1);
  expect(find("x".repeat(100), "y".repeat(201))).toHaveLength(1);
});

test("reading level: simple sentences score lower in English and higher in Spanish than hard ones", () => {
  expect(["water", "God", "made", "beautiful"].map((word) => syllables(word, "en-US"))).toEqual([2, 1, 1, 3]);
  expect(["agua", "día", "poeta", "guerra", "bueyes"].map((word) => syllables(word, "es"))).toEqual([
    2, 2, 3, 2, 2,
  ]);
  const level = (text: string, locale: "en-US" | "es") => readingLevel([text], locale).score;
  expect(level("The dog ran. The cat sat.", "en-US")).toBeLessThan(
    level("Theological consideration necessitates extraordinary interpretation.", "en-US"),
  );
  expect(level("El sol sale. La luz llega.", "es")).toBeGreaterThan(
    level("La consideración teológica requiere extraordinaria interpretación.", "es"),
  );
});

test("the library loads in under 4 seconds of processor time and 150 MB", () => {
  const cost = { items: 900, ms: 1999, cpuMs: 1000, addedMb: 149, cachedMb: 10 };
  expect(tooCostly(cost)).toEqual([]);
  expect(tooCostly({ ...cost, cpuMs: 4001 })).toHaveLength(1);
  expect(tooCostly({ ...cost, addedMb: 151 })).toHaveLength(1);
});

test("no scene is told twice with the same point", () => {
  const lesson = (path: string, osis: string, body: string) =>
    item("growthPlanArticle", path, { "en-US": { body }, es: { body } }, { passages: [passage(osis)] });
  const first = "The father runs down the village road, robe gathered, while servants stare from rooftops.";
  const again = "Down the village road runs the father with gathered robe; servants on rooftops stare.";
  const other =
    "Nobody in the kitchen had reckoned with a feast, and somebody must still slaughter that calf.";
  const rest = ["bread", "water", "stone", "light"].map((word) =>
    lesson(`rest/${word}`, `${word}.1.1`, word),
  );
  const find = (...bodies: string[]) =>
    noIdeaTwice.find(
      libraryOf([...bodies.map((body, nth) => lesson(`plan/${nth}`, "Luke.15.20", body)), ...rest]),
    );
  expect(find(first, other)).toEqual([]);
  expect(find(first, again)).toEqual([expect.stringMatching(/^plan\/0 and plan\/1: \d+% the same$/)]);
  const elsewhere = libraryOf([lesson("a", "Luke.15.20", first), lesson("b", "John.1.1", again), ...rest]);
  expect(noIdeaTwice.find(elsewhere)).toEqual([]);
});

test("reading time counts an item's text and its passage, by who may read it", () => {
  const body = words(1000);
  const lesson = item(
    "studyGuideLesson",
    "guides/a/1",
    { "en-US": { body } },
    {
      access: "premium",
      passages: [passage("Gen.1.1")],
    },
  );
  const section = item("studyGuideSection", "guides/a/1/read", { "en-US": { body } }, { access: "free" });
  const library = libraryOf([lesson, section, item("article", "articles/a", { "en-US": { body } })], {
    bibles: { "en-US": [words(400)], es: [] },
  });
  expect(hoursOf(library, "premium")).toBeCloseTo(2400 / 200 / 60);
  expect(hoursOf(library, "free")).toBeCloseTo(1000 / 200 / 60);
});
