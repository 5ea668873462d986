import * as z from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { dayOfMark } from "./local-day.ts";
import { invalid, unknownContent } from "./refusal.ts";
import type { TriviaStore } from "./trivia-store.ts";

const blocks = <Properties extends z.core.$ZodType>(properties: Properties) =>
  z.object({ items: z.array(z.object({ content: z.object({ id: z.string(), properties }) })) });

/** The part of a quiz used to grade answers. */
const quiz = z.object({
  questions: blocks(
    z.object({
      correctAnswerId: z.string().nullable(),
      answers: blocks(z.record(z.string(), z.unknown())),
    }),
  ),
});

export const triviaHandlers = (content: KnownContent, trivia: TriviaStore, clock: Clock) =>
  ({
    async readResponses({ member, id }) {
      const { id: triviaId } = await content.item("trivia", id("triviaId"));
      return trivia.list(member.subject, triviaId);
    },
    async respond({ member, id, body, request }) {
      const item = await content.item("trivia", id("triviaId"), { fields: "properties[questions]" });
      const questions = z.parse(quiz, item.properties).questions.items.map((block) => block.content);
      const questionId = id("questionId");
      const order = questions.findIndex((question) => question.id === questionId);
      const question = questions[order];
      if (!question) throw unknownContent("question in this trivia");
      const answerId = body.answerId.toLowerCase();
      if (!question.properties.answers.items.some((block) => block.content.id === answerId))
        throw invalid("answerId: this question has no such answer.");
      const isCorrect = question.properties.correctAnswerId === answerId;
      const given = { triviaId: item.id, questionId, answerId, isCorrect, order };
      return trivia.save(member.subject, given, dayOfMark(request, clock.now()));
    },
  }) satisfies Partial<Handlers>;
