import { randomUUID } from "node:crypto";
import type { TriviaResponse } from "../../contracts/member.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, sql } from "../../platform/database/drizzle.ts";
import type { Moment } from "./local-day.ts";
import { activity, triviaResponses } from "./schema.ts";

export function createTriviaStore(db: Db, clock: Clock) {
  const list = async (subject: string, triviaId: string): Promise<TriviaResponse[]> => {
    const rows = await db
      .select()
      .from(triviaResponses)
      .where(and(eq(triviaResponses.subject, subject), eq(triviaResponses.triviaId, triviaId)))
      .orderBy(triviaResponses.position);
    return rows.map(({ questionId, answerId, isCorrect, position }) => {
      return { triviaId, questionId, answerId, isCorrect, order: position };
    });
  };
  return {
    list,
    /** The first answer counts; sending another returns the first. */
    async save(subject: string, given: TriviaResponse, done: Moment): Promise<TriviaResponse> {
      const { triviaId, questionId, answerId, isCorrect, order } = given;
      const now = clock.now().toISOString();
      const { rows } = await db.execute<{ answer_id: string; is_correct: boolean; position: number }>(sql`
        with added as (
          insert into ${triviaResponses}
            (subject, trivia_id, question_id, answer_id, is_correct, position, answered_at)
          values (${subject}, ${triviaId}, ${questionId}, ${answerId}, ${isCorrect}, ${order}, ${now})
          on conflict (subject, trivia_id, question_id) do update set question_id = excluded.question_id
          returning answer_id, is_correct, position, (xmax = 0) as created),
        recorded as (
          insert into ${activity} (subject, id, kind, item_id, at, local_date, time_zone, received_at)
          select ${subject}, ${randomUUID()}::uuid, 'trivia', ${triviaId}::uuid,
            ${done.at.toISOString()}::timestamptz, ${done.localDate}::date, ${done.timeZone}, ${now}::timestamptz
          from added where created on conflict do nothing)
        select answer_id, is_correct, position from added`);
      const stored = rows[0]!;
      return {
        triviaId,
        questionId,
        answerId: stored.answer_id,
        isCorrect: stored.is_correct,
        order: stored.position,
      };
    },
  };
}

export type TriviaStore = ReturnType<typeof createTriviaStore>;
