import { type Dispatch, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { identityStore } from "../identity/identity-store.ts";
import type { QuizAction, QuizState, TriviaResponse } from "./quiz-state.ts";
import { changeAnswers, readAnswers, save } from "./saved-answers.ts";

/**
 * Answers outlive the page: in session storage for everyone, in the account for members. Playing again is
 * practice and changes nothing saved.
 */
export function useSavedAnswers(state: QuizState, dispatch: Dispatch<QuizAction>) {
  const { triviaId } = state.quiz;
  const member = useStore(identityStore, ({ person }) => person?.id);
  const isPractice = useRef(false);
  const given = useRef(state.responses);
  given.current = state.responses;

  useEffect(() => {
    let isHere = true;
    const restore = (saved: readonly TriviaResponse[]) => {
      const isNew = ({ questionId }: TriviaResponse) =>
        !given.current.some((held) => held.questionId === questionId);
      const responses = saved.filter((response) => response.triviaId === triviaId);
      if (isHere && !isPractice.current && responses.some(isNew)) dispatch({ type: "restore", responses });
    };
    if (member)
      void import("./member-answers.ts").then(({ loadAnswers }) => loadAnswers(triviaId)).then(restore);
    else restore(readAnswers().responses);
    return () => {
      isHere = false;
    };
  }, [member, triviaId, dispatch]);

  return {
    onAnswered(response: TriviaResponse): void {
      if (isPractice.current) return;
      changeAnswers((saved) =>
        save(saved, { ...response, at: new Date().toISOString() }, member !== undefined),
      );
      if (member) void import("./member-answers.ts").then(({ sendAnswer }) => sendAnswer(response));
    },
    onRestart(): void {
      isPractice.current = true;
    },
  };
}
