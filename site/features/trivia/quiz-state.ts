/** What a quiz needs to be played: ids only, so that the words can be in any language. */
export interface Quiz {
  triviaId: string;
  questions: readonly { id: string; answers: readonly { id: string }[]; correctAnswerId: string }[];
}

/** The specification's trivia response. `order` is the question's place in the quiz, from 0. */
export interface TriviaResponse {
  triviaId: string;
  questionId: string;
  answerId: string;
  isCorrect: boolean;
  order: number;
}

export interface QuizState {
  quiz: Quiz;
  responses: readonly TriviaResponse[];
  /** The place of the question shown; the number of questions once the result is shown. */
  current: number;
}

export type QuizAction =
  | { type: "answer"; answerId: string }
  | { type: "next" }
  | { type: "restart" }
  /** Saved answers from another visit replace the current ones. */
  | { type: "restore"; responses: readonly TriviaResponse[] };

export const startQuiz = (quiz: Quiz): QuizState => ({ quiz, responses: [], current: 0 });

const currentQuestion = ({ quiz, current }: QuizState): Quiz["questions"][number] | undefined =>
  quiz.questions[current];

export const responseTo = (state: QuizState, questionId: string | undefined): TriviaResponse | undefined =>
  state.responses.find((response) => response.questionId === questionId);

export const scoreOf = ({ responses }: QuizState): number =>
  responses.filter((response) => response.isCorrect).length;

export const isFinished = ({ quiz, current }: QuizState): boolean => current >= quiz.questions.length;

function respond(state: QuizState, questionId: string, answerId: string): TriviaResponse | undefined {
  const order = state.quiz.questions.findIndex((question) => question.id === questionId);
  const question = state.quiz.questions[order];
  if (!question?.answers.some((answer) => answer.id === answerId)) return undefined;
  const isCorrect = question.correctAnswerId === answerId;
  return { triviaId: state.quiz.triviaId, questionId, answerId, isCorrect, order };
}

/** The first answer to a question counts; correctness is computed here, never read from storage. */
function restore(state: QuizState, saved: readonly TriviaResponse[]): QuizState {
  const responses = state.quiz.questions.flatMap(({ id }) => {
    const found = saved.find(
      (response) => response.triviaId === state.quiz.triviaId && response.questionId === id,
    );
    return (found && respond(state, id, found.answerId)) ?? [];
  });
  const open = state.quiz.questions.findIndex(
    ({ id }) => !responses.some((response) => response.questionId === id),
  );
  return { ...state, responses, current: open < 0 ? state.quiz.questions.length : open };
}

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const question = currentQuestion(state);
  switch (action.type) {
    case "answer": {
      if (!question || responseTo(state, question.id)) return state;
      const response = respond(state, question.id, action.answerId);
      return response ? { ...state, responses: [...state.responses, response] } : state;
    }
    case "next":
      return question && responseTo(state, question.id) ? { ...state, current: state.current + 1 } : state;
    case "restart":
      return startQuiz(state.quiz);
    case "restore":
      return restore(state, action.responses);
  }
}
