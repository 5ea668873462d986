import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AnswerList } from "./answer-list.tsx";
import { Feedback, verdictOf } from "./feedback.tsx";
import type { TriviaView } from "./load-trivia.server.ts";
import {
  isFinished,
  type QuizAction,
  type QuizState,
  quizReducer,
  responseTo,
  startQuiz,
} from "./quiz-state.ts";
import { ResultCard } from "./result-card.tsx";
import { TriviaStage } from "./trivia-stage.tsx";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { useSavedAnswers } from "./use-saved-answers.ts";

const begin = ({ id, questions }: TriviaView): QuizState => startQuiz({ triviaId: id, questions });

/** One question at a time; answers live in the reducer's state and are saved for the next visit. */
export function TriviaGame({ trivia, onAnswered }: { trivia: TriviaView; onAnswered(): void }) {
  const [state, dispatch] = useReducer(quizReducer, trivia, begin);
  const [keysOn, setKeysOn] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const question = trivia.questions[state.current];
  const response = responseTo(state, question?.id);
  const moment = `${state.current} ${response ? "answered" : "question"}`;
  const shown = useRef(moment);
  const playerActed = useRef(false);
  const saved = useSavedAnswers(state, dispatch);
  const play = useCallback((action: QuizAction) => {
    playerActed.current = true;
    dispatch(action);
  }, []);
  const onAnswer = (answerId: string) => {
    const after = quizReducer(state, { type: "answer", answerId });
    const given = after.responses.at(-1);
    if (after !== state && given) {
      saved.onAnswered(given);
      onAnswered();
    }
    play({ type: "answer", answerId });
  };

  // The focus follows the quiz: to the way on after an answer, to the new question or the result after that.
  useEffect(() => {
    const acted = playerActed.current;
    playerActed.current = false;
    if (shown.current === moment) return;
    shown.current = moment;
    // Answers restored from another visit came without anybody's doing, so the focus stays where it is.
    if (!acted) return;
    (nextButton.current ?? heading.current)?.focus({ preventScroll: true });
    const isSmooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isSmooth ? "smooth" : "auto";
    (verdict.current ?? heading.current)?.scrollIntoView({ block: "nearest", behavior });
  }, [moment]);

  const answerWith = useRef(onAnswer);
  answerWith.current = onAnswer;
  const onNumber = useCallback(
    (index: number) => {
      const answer = question?.answers[index];
      if (answer) answerWith.current(answer.id);
    },
    [question],
  );
  const onNext = useCallback(() => play({ type: "next" }), [play]);
  useQuizKeys({ on: keysOn && !isFinished(state), onNumber, onEnter: onNext });

  const count = question?.answers.length ?? 0;
  return (
    <TriviaStage trivia={trivia} state={state}>
      {question ? (
        <div key={question.id}>
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-6 scroll-mt-36 text-[1.5rem] leading-[1.3] outline-none md:mt-9 md:text-[2rem]"
          >
            <span className="sr-only">
              {`${m.trivia_question_of({ number: state.current + 1, total: trivia.questions.length })}. `}
            </span>
            {question.text}
          </h2>
          <AnswerList question={question} chosen={response?.answerId} onAnswer={onAnswer} />
          {response ? (
            <Feedback
              question={question}
              isCorrect={response.isCorrect}
              isLast={state.current === trivia.questions.length - 1}
              verdict={verdict}
              nextButton={nextButton}
              onNext={onNext}
            />
          ) : (
            <p className="mt-5 hidden items-center gap-3 text-[0.92rem] text-muted md:flex">
              {keysOn && <span>{m.trivia_keys({ count })}</span>}
              <button
                type="button"
                className="min-h-11 underline underline-offset-2 hover:text-ink"
                onClick={() => setKeysOn(!keysOn)}
              >
                {keysOn ? m.trivia_keys_off() : m.trivia_keys_on({ count })}
              </button>
            </p>
          )}
        </div>
      ) : (
        <ResultCard
          trivia={trivia}
          state={state}
          heading={heading}
          onRestart={() => {
            saved.onRestart();
            play({ type: "restart" });
          }}
        />
      )}
      <p role="status" className="sr-only">
        {question && response && `${verdictOf(question, response.isCorrect)} ${question.explanation ?? ""}`}
      </p>
    </TriviaStage>
  );
}
