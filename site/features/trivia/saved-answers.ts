import type { TriviaResponse } from "./quiz-state.ts";

/** An answer with the moment it was given, as ISO text: at a later sign-in it counts for its own day. */
export interface SavedAnswer extends TriviaResponse {
  at?: string;
}

/** Answers of this visit, and whether the account has all of them. */
export interface SavedAnswers {
  responses: readonly SavedAnswer[];
  synced: boolean;
}

export const noAnswers: SavedAnswers = { responses: [], synced: true };

type Question = Pick<TriviaResponse, "triviaId" | "questionId">;
const isSame = (a: Question, b: Question) => a.triviaId === b.triviaId && a.questionId === b.questionId;

/** The first answer to a question counts. */
export function mergeAnswers(first: readonly SavedAnswer[], second: readonly SavedAnswer[]): SavedAnswer[] {
  return [...first, ...second].filter(
    (one, index, all) => all.findIndex((other) => isSame(one, other)) === index,
  );
}

/** The answers that the server does not have. */
export const missingAnswers = (
  local: readonly SavedAnswer[],
  server: readonly TriviaResponse[],
): SavedAnswer[] => local.filter((one) => !server.some((other) => isSame(one, other)));

export const save = (
  { responses, synced }: SavedAnswers,
  response: SavedAnswer,
  sent: boolean,
): SavedAnswers => ({
  responses: mergeAnswers(responses, [response]),
  synced: synced && sent,
});

const key = "trivia-responses";

export function readAnswers(): SavedAnswers {
  try {
    const { responses, synced } = JSON.parse(sessionStorage.getItem(key) ?? "null") as SavedAnswers;
    return Array.isArray(responses) ? { responses, synced: synced !== false } : noAnswers;
  } catch {
    return noAnswers;
  }
}

export function changeAnswers(step: (saved: SavedAnswers) => SavedAnswers): void {
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
    // Storage is blocked, so nothing was saved.
  }
}
