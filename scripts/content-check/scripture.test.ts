import { expect, test } from "vitest";
import { topicIds } from "../../contracts/content.ts";
import { item, libraryOf, passage } from "./sample.ts";
import { cycleDays, everyDay, verseRange, verseRepeats } from "./schedule.ts";
import { nothingQuoted, referencesResolve, runsOfScripture } from "./scripture-rules.ts";
import { fairQuizzes, noFavoritePlace } from "./trivia.ts";

const verse = (day: string, osis: string, topics: string[] = []) =>
  item("verse", day, {}, { dates: [day], passages: [passage(osis)], topics });

test("every day of the cycle has exactly one of each daily item", () => {
  const prayer = item("prayer", "prayers/a", {}, { dates: [...cycleDays] });
  const missing = (records: Parameters<typeof libraryOf>[0]) =>
    everyDay.find(libraryOf(records)).filter((line) => line.includes("prayer"));
  expect(missing([prayer])).toEqual([]);
  expect(missing([{ ...prayer, dates: cycleDays.filter((day) => day !== "2024-02-29") }])).toEqual([
    "2024-02-29: 0 of prayer",
  ]);
  expect(missing([prayer, item("prayer", "prayers/b", {}, { dates: ["2024-05-01"] })])).toEqual([
    "2024-05-01: 2 of prayer prayers/a, prayers/b",
  ]);
});

test("no verse comes again within 60 days, the turn of the year included", () => {
  const find = (...days: string[]) =>
    verseRepeats.find(libraryOf(days.map((day) => verse(day, "John.3.16"))));
  expect(find("2024-03-01", "2024-05-01")).toEqual([]);
  expect(find("2024-03-01", "2024-04-30")).toHaveLength(1);
  expect(find("2024-01-10", "2024-12-01")).toHaveLength(1);
  const inside = libraryOf([verse("2024-03-01", "Ps.23.1-Ps.23.6"), verse("2024-03-09", "Ps.23.4")], {
    versesOf: (osis) => (osis.includes("-") ? ["Ps.23.1", "Ps.23.4"] : [osis]),
  });
  expect(verseRepeats.find(inside)).toEqual(["2024-03-09: Ps.23.4 was 2024-03-01's 8 days before"]);
});

test("the daily verses come from both Testaments and touch all six topics", () => {
  const topics: string[] = Object.values(topicIds);
  const both = [verse("2024-01-01", "Gen.1.1", topics), verse("2024-01-02", "John.1.1")];
  expect(verseRange.find(libraryOf(both))).toEqual([]);
  expect(verseRange.find(libraryOf(both.slice(0, 1)))).toHaveLength(1);
  expect(verseRange.find(libraryOf(both.slice(1)))).toHaveLength(7);
});

test("every reference has its text in both translations", () => {
  const body = { "en-US": { body: "[[Psalm 23]]" }, es: { body: "[[Salmo 23]]" } };
  const record = item("article", "articles/a", body, { passages: [passage("John.3.16")] });
  expect(referencesResolve.find(libraryOf([record]))).toEqual([]);
  const without = (missing: string, lost: string) =>
    referencesResolve.find(
      libraryOf([record], {
        versesOf: (name, locale) => (name === missing && locale === lost ? undefined : [name]),
      }),
    );
  expect(without("John.3.16", "es")).toEqual(["articles/a: John.3.16 (es)"]);
  expect(without("Salmo 23", "es")).toEqual(["articles/a: Salmo 23 (es)"]);
});

test("no 7 words in a row are the Bible's own", () => {
  const bibles = {
    "en-US": ["In the beginning God created the heaven and the earth.", "And the earth was without form"],
    es: ["EN el principio crió Dios los cielos y la tierra."],
  };
  const find = (body: string, locale: "en-US" | "es" = "en-US") => {
    const library = libraryOf([item("article", "articles/a", { [locale]: { body } })], { bibles });
    return {
      quoted: nothingQuoted.find(library),
      runs: runsOfScripture(library).map(({ words }) => words.length),
    };
  };
  expect(find("We read that God created the heaven and the earth, and rest.").quoted).toEqual([
    "articles/a body (en-US): “god created the heaven and the earth”",
  ]);
  expect(find("The heaven and the earth are his.")).toEqual({ quoted: [], runs: [5] });
  expect(find("el principio *crió Dios* los cielos", "es")).toEqual({ quoted: [], runs: [6] });
  expect(find("En el principio crió Dios los cielos", "es").quoted).toHaveLength(1);
  // A reference in between splits one long run into two short ones.
  expect(find("God created the heaven [[Genesis 1:1]] and the earth").runs).toEqual([]);
});

const answers = (right: number, count = 4) =>
  Array.from({ length: count }, (_, nth) => ({
    id: `${nth}`,
    text: { "en-US": `answer ${nth}`, es: `respuesta ${nth}` },
    correct: nth === right,
  }));
const question = (right: number, rest = {}) => ({
  id: "q",
  question: { "en-US": "Who?", es: "¿Quién?" },
  answers: answers(right),
  explanation: { "en-US": "He did.", es: "Él." },
  passages: [passage("Gen.1.1")],
  ...rest,
});
const quiz = (...questions: ReturnType<typeof question>[]) =>
  libraryOf([item("trivia", "trivia/a", {}, { questions })]);

test("every quiz has five questions, each with four answers, one right, an explanation and a passage", () => {
  const four = [0, 1, 2, 3].map((right) => question(right));
  expect(fairQuizzes.find(quiz(...four, question(0)))).toEqual([]);
  expect(fairQuizzes.find(quiz(...four))).toEqual(["trivia/a: 4 questions, not 5"]);
  const fault = (rest: object) => fairQuizzes.find(quiz(...four, question(0, rest)));
  expect(fault({ passages: [] })).toEqual(["trivia/a question 5: no passage proves the answer"]);
  expect(fault({ explanation: undefined })).toEqual(["trivia/a question 5: no explanation"]);
  expect(fault({ answers: answers(9) })).toEqual(["trivia/a question 5: 0 right answers, not one"]);
  expect(fault({ answers: answers(0, 3) })).toEqual(["trivia/a question 5: 3 answers, not 4"]);
  const same = answers(0).map((answer) => ({ ...answer, text: { ...answer.text, es: "igual" } }));
  expect(fault({ answers: same })).toEqual(["trivia/a question 5: two answers are the same in es"]);
});

test("the right answer is in no position more often than by chance", () => {
  const many = (places: number[]) =>
    libraryOf(
      Array.from({ length: 10 }, (_, nth) =>
        item("trivia", `trivia/${nth}`, {}, { questions: places.map((right) => question(right)) }),
      ),
    );
  expect(noFavoritePlace.find(many([0, 1, 2, 3]))).toEqual([]);
  expect(noFavoritePlace.find(many([0, 0, 2, 3]))).toEqual(["answer 1 is right 20 times of 40"]);
});
