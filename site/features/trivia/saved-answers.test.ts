import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TriviaResponse } from "./quiz-state.ts";
import { mergeAnswers, missingAnswers, noAnswers, type SavedAnswers, save } from "./saved-answers.ts";

const response = (triviaId: string, questionId: string, answerId: string): TriviaResponse => ({
  triviaId,
  questionId,
  answerId,
  isCorrect: false,
  order: 0,
});
const questionOf = ({ triviaId, questionId }: TriviaResponse) => `${triviaId} ${questionId}`;
const answers = fc.record({
  triviaId: fc.constantFrom("t1", "t2"),
  questionId: fc.constantFrom("q1", "q2", "q3"),
  answerId: fc.constantFrom("a", "b", "c"),
});

/** Takes the first answer to a question and answers every later one with it. */
class Server {
  responses: TriviaResponse[] = [];
  post(given: TriviaResponse): void {
    this.responses = mergeAnswers(this.responses, [given]);
  }
}

class Device {
  saved: SavedAnswers = noAnswers;
  /** Posts waiting for a network, as in the outbox. */
  queue: TriviaResponse[] = [];
  isMember = false;
  given: TriviaResponse[] = [];

  answer(given: TriviaResponse): void {
    if (this.saved.responses.some((held) => questionOf(held) === questionOf(given))) return;
    this.saved = save(this.saved, given, this.isMember);
    this.given.push(given);
    if (this.isMember) this.queue.push(given);
  }
  /** On login: what the server does not have is posted, each. */
  merge(server: Server, online: boolean): void {
    this.isMember = true;
    if (!online) return;
    const missing = missingAnswers(this.saved.responses, mergeAnswers(server.responses, this.queue));
    this.queue.push(...missing);
    this.saved = { responses: mergeAnswers(server.responses, this.saved.responses), synced: true };
  }
  send(server: Server, cut: "before" | "after" | "none"): void {
    const [next] = this.queue;
    if (!next || cut === "before") return;
    server.post(next);
    if (cut === "none") this.queue.shift();
  }
}

const deed = fc.oneof(
  fc.record({ do: fc.constant("answer" as const), answer: answers }),
  fc.record({ do: fc.constant("send" as const), cut: fc.constantFrom("before", "after", "none") }),
  fc.record({ do: fc.constant("merge" as const), online: fc.boolean() }),
);

describe("trivia answers", () => {
  test("any order of actions on two devices with any network cuts ends in the same state with nothing lost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ device: fc.constantFrom(0, 1), deed }), { maxLength: 60 }),
        (steps) => {
          const server = new Server();
          const devices = [new Device(), new Device()];
          for (const { device: which, deed: step } of steps) {
            const device = devices[which]!;
            if (step.do === "answer")
              device.answer(response(step.answer.triviaId, step.answer.questionId, step.answer.answerId));
            else if (step.do === "send") device.send(server, step.cut as "none");
            else device.merge(server, step.online);
          }
          for (const device of devices) device.merge(server, true);
          for (const device of devices) while (device.queue.length > 0) device.send(server, "none");
          for (const device of devices) device.merge(server, true);

          const byQuestion = (all: readonly TriviaResponse[]) =>
            [...all].sort((a, b) => questionOf(a).localeCompare(questionOf(b)));
          for (const device of devices) {
            expect(device.saved.synced).toBe(true);
            expect(byQuestion(device.saved.responses)).toEqual(byQuestion(server.responses));
          }
          // Every question that was answered anywhere has exactly one of the answers that were given to it.
          const given = devices.flatMap((device) => device.given);
          expect(server.responses.map(questionOf).sort()).toEqual([...new Set(given.map(questionOf))].sort());
          for (const stored of server.responses) expect(given).toContainEqual(stored);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("answers given while logged out are kept locally and marked out of sync", () => {
    const given = response("t1", "q1", "a");
    expect(save(noAnswers, given, false)).toEqual({ responses: [given], synced: false });
    expect(save(noAnswers, given, true).synced).toBe(true);
  });

  test("on login they merge with the server copy and each missing answer is posted", () => {
    const server = [response("t1", "q1", "b")];
    const local = [response("t1", "q1", "a"), response("t1", "q2", "a"), response("t2", "q1", "c")];
    expect(missingAnswers(local, server)).toEqual(local.slice(1));
    expect(mergeAnswers(server, local)).toEqual([...server, ...local.slice(1)]);
  });
});
