import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, inArray, lt, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { type ContactMessage, contactMailKind } from "./rules.ts";
import { messages } from "./schema.ts";

export type StoredMessage = typeof messages.$inferSelect;

export interface ContactStore {
  /** The same key is the same message, however often it is stored; a new one is mailed by a job of its own. */
  save(key: string, message: ContactMessage): Promise<{ id: number; created: boolean }>;
  mailed(id: number): Promise<void>;
  find(id: number): Promise<StoredMessage | undefined>;
  /** Of one who writes from these addresses. */
  ofWriter(emails: readonly string[]): Promise<StoredMessage[]>;
  eraseWriter(emails: readonly string[]): Promise<void>;
  /** Those that reached the operator before then; one that could not be mailed stays. */
  eraseMailedBefore(moment: Date, isOver?: () => boolean): Promise<number>;
}

const writtenFrom = (emails: readonly string[]) =>
  inArray(
    sql`lower(${messages.email})`,
    emails.map((email) => email.toLowerCase()),
  );

export async function createContactStore(options: {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
}): Promise<ContactStore> {
  const { database, clock, jobs } = options;
  await migrate(database, {
    service: "contact",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  return {
    save: (key, message) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const [row] = await tx
          .insert(messages)
          .values({ ...message, key, createdAt: now, mailAfter: now })
          // An update that changes nothing, so that the row of the first attempt is answered.
          .onConflictDoUpdate({ target: messages.key, set: { key } })
          // PostgreSQL sets xmax only on the row version an update wrote.
          .returning({ id: messages.id, created: sql<boolean>`(xmax = 0)` });
        if (!row) throw new Error("The messages table answered an insert with no row.");
        await jobs.add({ kind: contactMailKind, key: String(row.id), payload: { id: row.id } }, tx);
        return row;
      }),
    async mailed(id) {
      await db.update(messages).set({ mailedAt: clock.now() }).where(eq(messages.id, id));
    },
    async find(id) {
      const [row] = await db.select().from(messages).where(eq(messages.id, id));
      return row;
    },
    ofWriter: (emails) => db.select().from(messages).where(writtenFrom(emails)).orderBy(messages.id),
    async eraseWriter(emails) {
      await db.delete(messages).where(writtenFrom(emails));
    },
    eraseMailedBefore: (moment, isOver) =>
      eraseInSteps(db, messages, lt(messages.mailedAt, moment), isOver ? { isOver } : {}),
  };
}
