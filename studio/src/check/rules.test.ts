import { expect, test } from "vitest";
import type { SourceRecord } from "../../../services/content/record.ts";
import { checkAddress, checkPicture } from "./address.ts";
import { checkDates } from "./dates.ts";
import type { Finding } from "./findings.ts";
import { checkLengths } from "./lengths.ts";
import type { Library } from "./library.ts";
import { checkQuiz } from "./quiz.ts";
import { checkReading } from "./reading.ts";
import { refusal } from "./refuse-publish.ts";
import { checkScripture } from "./scripture.ts";

const empty: Library = {
  byIds: async () => [],
  atPaths: async () => [],
  inFolder: async () => [],
  onDay: async () => [],
  alternatives: async () => undefined,
};
const record = (more: Partial<SourceRecord>): SourceRecord => ({
  id: "own",
  type: "article",
  path: "articles/own",
  text: { "en-US": {}, es: {} },
  ...more,
});
const said = (findings: readonly Finding[]) =>
  findings.map(({ level, field, code }) => `${level} ${field} ${code}`);

test("passages are read in the language of their side, and said to be wrong in both", () => {
  const found = checkScripture(
    record({
      passage: ["John 3:16", "John 3:99"],
      text: { "en-US": { body: "[[Psalm 151]]" }, es: { body: "[[Juan 3:16]] y [[Salmo 151:1]]" } },
    }),
  );
  expect(said(found)).toEqual([
    "error passage unknown-passage",
    "error en.body unknown-passage",
    "error es.body unknown-passage",
  ]);
  expect(found[2]!.message.es).toBe("«Salmo 151:1» no es un pasaje de la Biblia.");
});

test("a language in which the item is not on the site is not checked", () => {
  const text = { "en-US": { body: "[[Nowhere 1:1]]" }, es: {} };
  expect(checkScripture(record({ text, languages: ["es"] }))).toEqual([]);
});

test("lengths: the table's limits are errors, what reads well is a hint", () => {
  const text = (seoDescription: string, title = "Title") => ({
    "en-US": { title, seoDescription, summary: "s".repeat(201), body: "word ".repeat(500) },
    es: {},
  });
  const of = (seoDescription: string, title?: string) =>
    said(
      checkLengths(record({ text: text(seoDescription, title), languages: ["en-US"], categories: ["one"] })),
    );
  expect(of("d".repeat(100))).toEqual(["hint en.summary length"]);
  expect(of("d".repeat(69))).toContain("hint en.seoDescription length");
  expect(of("d".repeat(156))).toContain("hint en.seoDescription length");
  expect(of("d".repeat(201))).toContain("error en.seoDescription too-long");
  expect(of("d".repeat(100), "t".repeat(201))).toContain("error en.title too-long");
});

test("long sentences of long words are hard to read in both languages; short ones are not", () => {
  const easy = (words: string) => words.repeat(15);
  const hard = {
    "en-US": { body: `${"institutional considerations notwithstanding ".repeat(30)}.` },
    es: { body: `${"consideraciones institucionales extraordinarias ".repeat(30)}.` },
  };
  expect(said(checkReading(record({ text: hard })))).toEqual([
    "hint en.body reading-level",
    "hint es.body reading-level",
  ]);
  const text = {
    "en-US": { body: easy("The door is open. ") },
    es: { body: easy("La puerta está abierta. ") },
  };
  expect(checkReading(record({ text }))).toEqual([]);
});

test("headings begin at the second level and leave none out", () => {
  const of = (body: string) =>
    said(checkReading(record({ text: { "en-US": { body }, es: {} }, languages: ["en-US"] })));
  expect(of("## One\n\n### Two\n\n## Three")).toEqual([]);
  expect(of("## One\n\n#### Two")).toEqual(["hint en.body heading-level"]);
  expect(of("# One")).toEqual(["hint en.body heading-level"]);
});

test("a quiz without a right answer, or with an empty one, is an error", () => {
  const answer = (en: string, correct = false) => ({ id: en, text: { "en-US": en, es: "" }, correct });
  const quiz = (answers: ReturnType<typeof answer>[], languages: SourceRecord["languages"] = ["en-US"]) =>
    said(
      checkQuiz(
        record({
          type: "trivia",
          languages,
          questions: [
            {
              id: "1",
              question: { "en-US": "Who?", es: "" },
              answers,
              passage: ["John 3:16"],
              explanation: { "en-US": "So.", es: "" },
            },
          ],
        }),
      ),
    );
  expect(quiz([answer("Ruth", true), answer("Orpah")])).toEqual([]);
  expect(quiz([answer("Ruth"), answer("Orpah")])).toEqual(["error questions.0.answers no-right-answer"]);
  expect(quiz([answer("Ruth", true), answer("Orpah", true)])).toEqual([
    "error questions.0.answers right-answers",
  ]);
  expect(quiz([answer("Ruth", true), answer("")])).toEqual([
    "error questions.0.answers.1.text_en empty-answer",
  ]);
  expect(quiz([answer("Ruth", true), answer("Orpah")], ["en-US", "es"])).toEqual([
    "error questions.0.question_es empty-question",
    "error questions.0.answers.0.text_es empty-answer",
  ]);
});

test("days that make no sense are hints, days that the site refuses are errors", async () => {
  const of = async (more: Partial<SourceRecord>) => said(await checkDates(record(more), empty, "2026-11-18"));
  expect(await of({ published: "2026-12-01" })).toEqual(["hint published date-sense"]);
  expect(await of({ published: "2026-01-01", updated: "2025-12-31" })).toEqual(["hint updated date-sense"]);
  expect(await of({ type: "prayer" })).toEqual(["error scheduledDate date"]);
  expect(await of({ type: "prayer", need: "grief" })).toEqual([]);
  expect(await of({ type: "verse", scheduledDate: "2024-03-05" })).toEqual([]);
  expect(await of({ type: "verse", scheduledDate: "2025-03-05" })).toEqual(["hint scheduledDate date-sense"]);
  expect(await of({ type: "verse", scheduledDate: "2024-03-05", repeatEvery: 0 })).toEqual([
    "error repeatEvery date",
  ]);
});

test("the address of another item is taken in its language alone", async () => {
  const other = {
    id: "other",
    heading: "Other",
    path: "articles/other",
    state: "published" as const,
    folder: "articles",
    name: "other",
    slugs: { es: "otro" },
    evening: false,
  };
  const of = async (slugs: SourceRecord["slugs"], more: object = {}) =>
    said(
      await checkAddress(record({ slugs: slugs! }), {
        ...empty,
        inFolder: async () => [{ ...other, ...more }],
      }),
    );
  expect(await of({ "en-US": "other" })).toEqual(["error en.slug address-taken"]);
  expect(await of({ es: "Espera & confía!" })).toEqual(["error es.slug address-letters"]);
  expect(await of({ "en-US": "otro", es: "other" })).toEqual([]);
  expect(await of({ es: "otro" })).toEqual(["error es.slug address-taken"]);
  expect(await of({ es: "otro" }, { state: "trash" })).toEqual([]);
});

test("a picture has an alternative text in each language of the item", async () => {
  const of = async (alternatives: { "en-US": string; es: string } | undefined, languages?: ["es"]) =>
    said(
      await checkPicture(record({ image: "one", ...(languages ? { languages } : {}) }), {
        ...empty,
        alternatives: async () => alternatives,
      }),
    );
  expect(await of({ "en-US": "A door", es: "" })).toEqual(["error image no-alternative"]);
  expect(await of({ "en-US": "", es: "Una puerta" }, ["es"])).toEqual([]);
  expect(await of(undefined)).toEqual(["error image no-picture"]);
});

test("a refusal names the fields in the editor's language, and does not go on for ever", () => {
  const errors = checkScripture(
    record({ passage: Array.from({ length: 10 }, (_, nth) => `John 3:9${nth}`) }),
  );
  expect(refusal("article", errors, "en-US")).toMatch(
    /^This cannot be published yet\. Passage: “John 3:90” .* And 2 more\.$/,
  );
  expect(refusal("article", errors.slice(0, 1), "es")).toBe(
    "No se puede publicar todavía. Pasaje: «John 3:90» no es un pasaje de la Biblia.",
  );
});
