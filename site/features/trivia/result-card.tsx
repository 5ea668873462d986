import { Check, RotateCcw, X } from "lucide-react";
import type { Ref } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { ShareButton } from "../sharing/share-button.tsx";
import { answerText } from "./feedback.tsx";
import type { TriviaView } from "./load-trivia.server.ts";
import { type QuizState, responseTo, scoreOf } from "./quiz-state.ts";

/** A short, moderate comment on the score. */
function labelFor(score: number, total: number): string {
  if (score === total) return m.trivia_result_all();
  if (score * 2 > total) return m.trivia_result_most();
  return score > 0 ? m.trivia_result_some() : m.trivia_result_none();
}

interface ResultCardProps {
  trivia: TriviaView;
  state: QuizState;
  heading: Ref<HTMLHeadingElement>;
  onRestart(): void;
}

export function ResultCard({ trivia, state, heading, onRestart }: ResultCardProps) {
  const score = scoreOf(state);
  const total = trivia.questions.length;
  return (
    <div className="transition-opacity duration-200 starting:opacity-0">
      <h2
        ref={heading}
        tabIndex={-1}
        aria-label={m.trivia_score_label({ score, total })}
        className="mt-8 scroll-mt-36 text-center text-[3rem] leading-none outline-none md:text-[3.8rem]"
      >
        {m.trivia_score({ score, total })}
      </h2>
      <p className="mx-auto mt-4 max-w-[30rem] text-center font-serif text-[1.15rem] text-balance text-muted">
        {labelFor(score, total)}
      </p>
      <div className="mt-6 flex items-center justify-center gap-2.5">
        <button type="button" onClick={onRestart} className="pill bg-water text-on-water hover:opacity-90">
          <RotateCcw className="size-4.5" aria-hidden="true" />
          {m.trivia_play_again()}
        </button>
        <ShareButton
          shared={{
            title: trivia.title,
            text: labelFor(score, total),
            invitation: m.trivia_share_score({ score, total, title: trivia.title }),
          }}
        />
      </div>
      <h3 className="mt-8 font-sans text-[1rem] font-semibold text-muted">{m.trivia_your_answers()}</h3>
      <ol className="mt-2 border-t border-line">
        {trivia.questions.map((question) => {
          const response = responseTo(state, question.id);
          const rightAnswer = answerText(question, question.correctAnswerId);
          const Mark = response?.isCorrect ? Check : X;
          return (
            <li key={question.id} className="flex gap-3.5 border-b border-line py-3.5">
              <Mark
                className={`mt-1 size-5 flex-none ${response?.isCorrect ? "text-spring" : "text-dawn"}`}
                aria-hidden="true"
              />
              <div>
                <p className="font-serif text-[1.08rem] leading-snug">{question.text}</p>
                <p className="mt-1">
                  {response?.isCorrect ? rightAnswer : m.trivia_right_answer({ answer: rightAnswer })}
                </p>
                {!response?.isCorrect && (
                  <p className="text-muted">
                    {m.trivia_you_said({ answer: answerText(question, response?.answerId) })}
                  </p>
                )}
                <p className="text-[0.95rem] text-water">
                  {question.passages.map((passage) => passage.reference).join("; ")}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
