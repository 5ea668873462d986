import type { Ref } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { PassageBlocks } from "../passages/passage-block.tsx";
import type { QuestionView } from "./load-trivia.server.ts";

export const answerText = (question: QuestionView, answerId: string | undefined): string =>
  question.answers.find((answer) => answer.id === answerId)?.text ?? "";

/** What the answer was and why, in one breath: shown, and read out by a screen reader. */
export function verdictOf(question: QuestionView, isCorrect: boolean): string {
  return isCorrect
    ? m.trivia_right()
    : `${m.trivia_wrong()} ${m.trivia_right_answer({ answer: answerText(question, question.correctAnswerId) })}`;
}

interface FeedbackProps {
  question: QuestionView;
  isCorrect: boolean;
  isLast: boolean;
  verdict: Ref<HTMLDivElement>;
  nextButton: Ref<HTMLButtonElement>;
  onNext(): void;
}

/** The way on stays in view however long the passage is. */
export function Feedback({ question, isCorrect, isLast, verdict, nextButton, onNext }: FeedbackProps) {
  return (
    <div className="mt-6 transition-[opacity,translate] duration-200 starting:translate-y-1.5 starting:opacity-0">
      <div ref={verdict} className="scroll-mb-28">
        <p className={`text-[1.1rem] font-semibold ${isCorrect ? "text-spring" : "text-dawn"}`}>
          {verdictOf(question, isCorrect)}
        </p>
        {question.explanation && (
          <p className="mt-2 font-serif text-[1.12rem] leading-[1.7]">{question.explanation}</p>
        )}
      </div>
      <div className="[&>blockquote]:my-4 [&>blockquote]:text-[1.12rem]">
        <PassageBlocks passages={question.passages} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper py-3.5">
        <button
          ref={nextButton}
          type="button"
          onClick={onNext}
          className="pill w-full bg-water text-on-water hover:opacity-90 sm:w-auto"
        >
          {isLast ? m.trivia_finish() : m.trivia_next()}
        </button>
      </div>
    </div>
  );
}
