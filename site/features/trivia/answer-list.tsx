import { Check, X } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import type { QuestionView } from "./load-trivia.server.ts";

interface AnswerListProps {
  question: QuestionView;
  chosen: string | undefined;
  onAnswer(answerId: string): void;
}

const badge = "grid size-7 flex-none place-items-center rounded-full text-[0.92rem] font-semibold";

/** Once answered the buttons stay where they are, so that neither the page nor the focus jumps. */
export function AnswerList({ question, chosen, onAnswer }: AnswerListProps) {
  return (
    <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-2.5 md:mt-8 md:grid-cols-2 md:gap-3">
      {question.answers.map((answer, index) => {
        const isRight = chosen !== undefined && answer.id === question.correctAnswerId;
        const isWrong = chosen === answer.id && !isRight;
        const style = isRight
          ? "border-spring bg-spring/10"
          : isWrong
            ? "border-dawn bg-dawn/10"
            : chosen
              ? "border-transparent bg-sand text-muted"
              : "border-transparent bg-sand hover:border-water";
        return (
          <li key={answer.id} className="flex">
            <button
              type="button"
              aria-disabled={chosen !== undefined}
              onClick={() => onAnswer(answer.id)}
              className={`flex min-h-14 w-full items-center gap-3.5 rounded-sm border-2 px-4 py-2.5 text-left leading-snug transition-colors aria-disabled:cursor-default md:min-h-[4.25rem] ${style}`}
            >
              {isRight ? (
                <span className={`${badge} bg-spring text-paper`}>
                  <Check className="size-4" aria-hidden="true" />
                </span>
              ) : isWrong ? (
                <span className={`${badge} bg-dawn text-paper`}>
                  <X className="size-4" aria-hidden="true" />
                </span>
              ) : (
                <span className={`${badge} border border-line bg-paper text-muted`} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <span>{answer.text}</span>
              {(isRight || isWrong) && (
                <span className="sr-only">
                  {`(${[
                    ...(answer.id === chosen ? [m.trivia_mark_chosen()] : []),
                    ...(isRight ? [m.trivia_mark_right()] : []),
                  ].join(", ")})`}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
