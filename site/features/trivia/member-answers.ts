import { memberPaths } from "../../../contracts/member-paths.ts";
import { samePerson } from "../identity/same-person.ts";
import { callMember } from "../member-data/call-member.ts";
import { write } from "../member-data/member-calls.ts";
import { localDate } from "../member-data/member-day.ts";
import { openMember } from "../member-data/member-session.ts";
import { stateNow } from "../member-data/member-store.ts";
import type { TriviaResponse } from "./quiz-state.ts";
import {
  changeAnswers,
  mergeAnswers,
  missingAnswers,
  readAnswers,
  type SavedAnswer,
} from "./saved-answers.ts";

/** A trivia call that fails is logged and rethrown. */
async function answersOf(triviaId: string): Promise<TriviaResponse[]> {
  try {
    return await callMember("readResponses", { params: { triviaId } });
  } catch (error) {
    console.warn(`The answers to trivia ${triviaId} could not be loaded.`, error);
    throw error;
  }
}

/** The server decides whether it is right, and its position. */
export function sendAnswer({ triviaId, questionId, answerId, at }: SavedAnswer): Promise<boolean> {
  openMember();
  const path = memberPaths.triviaResponse(triviaId, questionId);
  const given = at ? { at, localDate: localDate(new Date(at)) } : {};
  return write({ method: "POST", path, body: { answerId }, once: true, ...given });
}

/** Answers that were given here and wait for a network. */
function waitingAnswers(triviaId: string): TriviaResponse[] {
  return stateNow().outbox.flatMap(({ path, body }) => {
    const [, trivia, id, , questionId] = path.split("/");
    if (trivia !== "trivia" || id !== triviaId || !questionId) return [];
    const { answerId } = body as { answerId: string };
    return [{ triviaId, questionId, answerId, isCorrect: false, order: 0 }];
  });
}

/** All the member's answers to this quiz, local and stored; the server's win. */
export async function loadAnswers(triviaId: string): Promise<TriviaResponse[]> {
  openMember();
  const own = mergeAnswers(
    waitingAnswers(triviaId),
    readAnswers().responses.filter((response) => response.triviaId === triviaId),
  );
  try {
    return mergeAnswers(await answersOf(triviaId), own);
  } catch {
    return own;
  }
}

/** On login answers given before merge with the server's, and each missing one is posted. */
export async function mergeSavedAnswers(): Promise<void> {
  const { responses, synced } = readAnswers();
  if (synced) return;
  const isSame = samePerson();
  const ids = [...new Set(responses.map(({ triviaId }) => triviaId))];
  const server = (await Promise.all(ids.map(answersOf))).flat();
  if (!isSame()) return;
  const sending = missingAnswers(responses, server).map(sendAnswer);
  changeAnswers((saved) => ({ responses: mergeAnswers(server, saved.responses), synced: true }));
  await Promise.all(sending);
}
