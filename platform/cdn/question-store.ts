import { fileURLToPath } from "node:url";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { desc, gte, ne, sql } from "../database/drizzle.ts";
import { migrate } from "../database/migrate.ts";
import { builds, questions } from "./schema.ts";

export interface KnownQuestion {
  /** The surrogate key of pages that asked it. */
  key: string;
  question: string;
  /** A hash. */
  answer: string;
}

const rowsAtOnce = 1_000;

/** What pages in the CDN have read, so that a process knows it of those that another one sent. */
export async function createQuestionStore(database: Database, clock: Clock) {
  const folder = fileURLToPath(new URL("./migrations", import.meta.url));
  await migrate(database, { service: "cdn", folder });
  const { db } = database;
  return {
    /** The newest, at most so many. */
    load: (since: Date, max: number): Promise<KnownQuestion[]> =>
      db
        .select({ key: questions.key, question: questions.question, answer: questions.answer })
        .from(questions)
        .where(gte(questions.seenAt, since))
        .orderBy(desc(questions.seenAt))
        .limit(max),
    async save(rows: readonly KnownQuestion[]): Promise<void> {
      const seenAt = clock.now();
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await db
          .insert(questions)
          .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, seenAt })))
          .onConflictDoUpdate({
            target: questions.key,
            set: { answer: sql`excluded.answer`, seenAt: sql`excluded.seen_at` },
          });
    },
    /** Leaves the newest. */
    async trim(max: number): Promise<void> {
      await db.execute(
        sql`delete from ${questions} where key in (select key from ${questions} order by seen_at desc offset ${max})`,
      );
    },
    /** Whether another build than this one was served last. */
    async isNewBuild(identity: string): Promise<boolean> {
      const changed = await db
        .insert(builds)
        .values({ name: "pages", identity })
        .onConflictDoUpdate({
          target: builds.name,
          set: { identity },
          setWhere: ne(builds.identity, identity),
        })
        .returning();
      return changed.length > 0;
    },
  };
}

export type QuestionStore = Awaited<ReturnType<typeof createQuestionStore>>;
