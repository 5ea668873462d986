import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { PassageBlocks } from "../passages/passage-block.tsx";
import { answerText } from "./feedback.tsx";
import type { TriviaView } from "./load-trivia.server.ts";

/** The quiz on paper, for readers without JavaScript: all questions, each answer one press away. */
export function TriviaSheet({ trivia }: { trivia: TriviaView }) {
  const total = trivia.questions.length;
  return (
    <article className="column mt-8">
      <p className="kicker">
        {m.trivia_name()} <span aria-hidden="true">·</span> {formatDay(trivia.day, getLocale(), "long")}
      </p>
      <h1 className="mt-1 text-[2rem]">{trivia.title}</h1>
      <p className="mt-3 text-[1.1rem] text-muted">{trivia.summary}</p>
      {trivia.questions.map((question, index) => (
        <section key={question.id} className="mt-8 border-t border-line pt-6">
          <p className="text-[0.95rem] text-muted">{m.trivia_question_of({ number: index + 1, total })}</p>
          <h2 className="mt-1 text-[1.4rem]">{question.text}</h2>
          <ol className="mt-4 grid list-inside list-decimal gap-2">
            {question.answers.map((answer) => (
              <li key={answer.id} className="rounded-sm bg-sand px-4 py-3">
                {answer.text}
              </li>
            ))}
          </ol>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 items-center font-semibold text-water">
              {m.trivia_show_answer()}
            </summary>
            <p className="font-semibold">
              {m.trivia_right_answer({ answer: answerText(question, question.correctAnswerId) })}
            </p>
            <p className="mt-1">{question.explanation}</p>
            <PassageBlocks passages={question.passages} />
          </details>
        </section>
      ))}
    </article>
  );
}
