import { expect, test } from "vitest";
import { document, paragraph, text } from "../rich-text/nodes.ts";
import { differencesOf } from "./differences.ts";
import { paragraphsOf, wordsOf } from "./words.ts";

test("a paragraph that changed is shown word by word, at its place now", () => {
  const before = { body: ["One.", "Two is here.", "Three."] };
  expect(differencesOf(before, { body: ["One.", "Two was here.", "Three."] })).toEqual([
    {
      field: "body",
      at: 1,
      pieces: [
        { text: "Two " },
        { text: "is", change: "removed" },
        { text: "was", change: "added" },
        { text: " here." },
      ],
    },
  ]);
});

test("a paragraph that came or went moves the others and does not mark them", () => {
  const before = { body: ["One.", "Two."] };
  expect(differencesOf(before, { body: ["New.", "One.", "Two."] })).toEqual([
    { field: "body", at: 0, pieces: [{ text: "New.", change: "added" }] },
  ]);
  expect(differencesOf(before, { body: ["Two."] })).toEqual([
    { field: "body", pieces: [{ text: "One.", change: "removed" }] },
  ]);
  expect(differencesOf(before, before)).toEqual([]);
});

test("a field that was not there, or is there no more, is a difference", () => {
  expect(differencesOf({}, { title: ["Hope"] })).toHaveLength(1);
  expect(differencesOf({ title: ["Hope"] }, {})).toHaveLength(1);
});

test("the words of a document are its fields of one language; addresses and recordings are none", () => {
  const body = document([paragraph([text("One.")]), paragraph([]), paragraph([text("Two.", 1)])]);
  expect(paragraphsOf(body)).toEqual(["One.", "**Two.**"]);
  const doc = { en: { title: "Hope", slug: "hope", body }, es: { title: "Esperanza" } };
  expect(wordsOf("article", doc, "en-US")).toEqual({ title: ["Hope"], body: ["One.", "**Two.**"] });
  expect(wordsOf("article", doc, "es")).toEqual({ title: ["Esperanza"] });
  const quiz = {
    questions: [{ question_en: "Who?", question_es: "¿Quién?", answers: [{ text_es: "Rut" }] }],
  };
  expect(wordsOf("trivia", quiz, "es")).toEqual({ questions: ["¿Quién?", "Rut"] });
});
