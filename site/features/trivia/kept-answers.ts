import type { TriviaResponse } from "./quiz-state.ts";

/** Answers of this visit, and whether the account has all of them. */
export interface KeptAnswers {
  responses: readonly TriviaResponse[];
  synced: boolean;
}

export const noAnswers: KeptAnswers = { responses: [], synced: true };

type Question = Pick<TriviaResponse, "triviaId" | "questionId">;
const isSame = (a: Question, b: Question) => a.triviaId === b.triviaId && a.questionId === b.questionId;

/** The first answer to a question stands. */
export function mergeAnswers(
  first: readonly TriviaResponse[],
  second: readonly TriviaResponse[],
): TriviaResponse[] {
  return [...first, ...second].filter(
    (one, index, all) => all.findIndex((other) => isSame(one, other)) === index,
  );
}

/** The answers that the server does not have. */
export const missingAnswers = (
  local: readonly TriviaResponse[],
  server: readonly TriviaResponse[],
): TriviaResponse[] => local.filter((one) => !server.some((other) => isSame(one, other)));

export const keep = (
  { responses, synced }: KeptAnswers,
  response: TriviaResponse,
  sent: boolean,
): KeptAnswers => ({
  responses: mergeAnswers(responses, [response]),
  synced: synced && sent,
});

const key = "trivia-responses";

export function readAnswers(): KeptAnswers {
  try {
    const { responses, synced } = JSON.parse(sessionStorage.getItem(key) ?? "null") as KeptAnswers;
    return Array.isArray(responses) ? { responses, synced: synced !== false } : noAnswers;
  } catch {
    return noAnswers;
  }
}

export function changeAnswers(step: (kept: KeptAnswers) => KeptAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(step(readAnswers())));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

export function clearAnswers(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing can be kept in this browser, so nothing was.
  }
}
