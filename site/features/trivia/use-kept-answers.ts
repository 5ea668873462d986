import { type Dispatch, useEffect, useRef } from "react";
import { useIdentity } from "../sign-in/identity-store.ts";
import { changeAnswers, keep, readAnswers } from "./kept-answers.ts";
import type { QuizAction, QuizState, TriviaResponse } from "./quiz-state.ts";

/**
 * Answers outlive the page: in this visit for everybody, in the account for members. Playing again is for the joy of it and
 * changes nothing that is kept.
 */
export function useKeptAnswers(state: QuizState, dispatch: Dispatch<QuizAction>) {
  const { triviaId } = state.quiz;
  const member = useIdentity(({ person }) => person?.id);
  const isPractice = useRef(false);
  const given = useRef(state.responses);
  given.current = state.responses;

  useEffect(() => {
    let isHere = true;
    const restore = (kept: readonly TriviaResponse[]) => {
      const isNew = ({ questionId }: TriviaResponse) =>
        !given.current.some((held) => held.questionId === questionId);
      const responses = kept.filter((response) => response.triviaId === triviaId);
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
      changeAnswers((kept) => keep(kept, response, member !== undefined));
      if (member) void import("./member-answers.ts").then(({ sendAnswer }) => sendAnswer(response));
    },
    onRestart(): void {
      isPractice.current = true;
    },
  };
}
