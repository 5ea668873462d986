import { m } from "../../i18n/paraglide/messages.js";
import { type QuizState, responseTo, scoreOf } from "./quiz-state.ts";

function dotClass(state: QuizState, index: number): string {
  const response = responseTo(state, state.quiz.questions[index]?.id);
  if (response) return response.isCorrect ? "bg-spring" : "border-2 border-dawn";
  return index === state.current ? "bg-water outline-2 outline-offset-2 outline-water" : "bg-line";
}

/** Full for right, a ring for wrong; the current question has a ring around it. */
export function ProgressDots({ state }: { state: QuizState }) {
  const total = state.quiz.questions.length;
  const number = Math.min(state.current + 1, total);
  return (
    <div
      role="img"
      aria-label={m.trivia_progress({ number, total, score: scoreOf(state) })}
      className="flex items-center gap-2.5"
    >
      {state.quiz.questions.map((question, index) => (
        <span
          key={question.id}
          className={`size-2.5 rounded-full transition-colors ${dotClass(state, index)}`}
        />
      ))}
    </div>
  );
}
