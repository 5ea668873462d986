import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isFinished,
  type Quiz,
  type QuizAction,
  quizReducer,
  responseTo,
  scoreOf,
  startQuiz,
} from "./quiz-state.ts";

const quiz: Quiz = {
  triviaId: "t",
  questions: ["q0", "q1", "q2"].map((id) => ({
    id,
    answers: ["a", "b", "c", "d"].map((letter) => ({ id: `${id}${letter}` })),
    correctAnswerId: `${id}b`,
  })),
};
const play = (...actions: QuizAction[]) => actions.reduce(quizReducer, startQuiz(quiz));
const answer = (answerId: string): QuizAction => ({ type: "answer", answerId });
const next: QuizAction = { type: "next" };

describe("a quiz", () => {
  test("a trivia response has triviaId, questionId, answerId, isCorrect and order", () => {
    expect(play(answer("q0b"), next, answer("q1a")).responses).toEqual([
      { triviaId: "t", questionId: "q0", answerId: "q0b", isCorrect: true, order: 0 },
      { triviaId: "t", questionId: "q1", answerId: "q1a", isCorrect: false, order: 1 },
    ]);
  });

  test("the first answer to a question counts", () => {
    const state = play(answer("q0a"), answer("q0b"));
    expect(responseTo(state, "q0")?.answerId).toBe("q0a");
    expect(scoreOf(state)).toBe(0);
  });

  test("there is no next question before this one is answered", () => {
    expect(play(next, next).current).toBe(0);
  });

  test("an answer of another question is not taken", () => {
    expect(play(answer("q1b")).responses).toEqual([]);
    expect(play(answer("nonsense")).responses).toEqual([]);
  });

  test("after the last question the result is shown, and nothing follows", () => {
    const done = [answer("q0b"), next, answer("q1b"), next, answer("q2c"), next];
    const state = play(...done);
    expect(isFinished(state)).toBe(true);
    expect(scoreOf(state)).toBe(2);
    expect(play(...done, next, answer("q2b"))).toEqual(state);
    expect(play(...done, { type: "restart" })).toEqual(startQuiz(quiz));
  });

  test("stored answers are checked again, and the first question without one is opened", () => {
    const saved = { triviaId: "t", questionId: "q0", answerId: "q0a", isCorrect: true, order: 0 };
    const stranger = { ...saved, triviaId: "other", questionId: "q1", answerId: "q1b" };
    const gone = { ...saved, questionId: "q2", answerId: "an answer that is no more" };
    const state = play({ type: "restore", responses: [saved, stranger, gone] });
    expect(state.current).toBe(1);
    expect(state.responses).toEqual([{ ...saved, isCorrect: false }]);
    const all = quiz.questions.map(({ id }, order) => ({
      ...saved,
      questionId: id,
      answerId: `${id}b`,
      order,
    }));
    expect(isFinished(play({ type: "restore", responses: all.toReversed() }))).toBe(true);
  });

  test("whatever is pressed, no question has two responses and the score never passes the number of questions", () => {
    const actions = fc.oneof(
      fc.constant(next),
      fc.constant<QuizAction>({ type: "restart" }),
      fc.constantFrom("q0a", "q0b", "q1b", "q1d", "q2b", "q2c", "x").map(answer),
    );
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (pressed) => {
        const state = play(...pressed);
        const answered = state.responses.map((response) => response.questionId);
        expect(new Set(answered).size).toBe(answered.length);
        expect(scoreOf(state)).toBeLessThanOrEqual(quiz.questions.length);
        expect(state.current).toBeLessThanOrEqual(state.responses.length);
      }),
    );
  });
});
