/** A quiz is fair: five questions, four answers each, one of them right, and the passage that proves it. */
import { locales } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { ofType, type Rule } from "./library.ts";

type Question = NonNullable<ContentRecord["questions"]>[number];

function faults({ answers, explanation, passages }: Question): string[] {
  const right = answers.filter(({ correct }) => correct).length;
  return [
    ...(answers.length === 4 ? [] : [`${answers.length} answers, not 4`]),
    ...(right === 1 ? [] : [`${right} right answers, not one`]),
    ...(passages.length > 0 ? [] : ["no passage proves the answer"]),
    ...(explanation ? [] : ["no explanation"]),
    ...locales
      .filter(
        (locale) => new Set(answers.map(({ text }) => text[locale].toLowerCase())).size < answers.length,
      )
      .map((locale) => `two answers are the same in ${locale}`),
  ];
}

export const fairQuizzes: Rule = {
  name: "every quiz has five questions, each with four answers, one right, an explanation and a passage",
  find: (library) =>
    ofType(library, "trivia").flatMap(({ path, questions = [] }) => [
      ...(questions.length === 5 ? [] : [`${path}: ${questions.length} questions, not 5`]),
      ...questions.flatMap((question, nth) =>
        faults(question).map((fault) => `${path} question ${nth + 1}: ${fault}`),
      ),
    ]),
};

/** How often each place in the list holds the right answer; a reader must not be able to guess it. */
export const rightAnswerPlaces = (records: readonly ContentRecord[]): number[] => {
  const places = [0, 0, 0, 0];
  for (const { questions } of records)
    for (const { answers } of questions ?? []) places[answers.findIndex(({ correct }) => correct)]! += 1;
  return places;
};

export const noFavoritePlace: Rule = {
  name: "the right answer is in no position more often than by chance",
  find: ({ records }) => {
    const places = rightAnswerPlaces(records);
    const all = places.reduce((sum, each) => sum + each, 0);
    return places.flatMap((count, nth) =>
      all >= 40 && count / all > 0.35 ? [`answer ${nth + 1} is right ${count} times of ${all}`] : [],
    );
  },
};
