import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { ContactMessage } from "./rules.ts";
import { messages } from "./schema.ts";

export type StoredMessage = typeof messages.$inferSelect;

export interface ContactStore {
  /** The same key is the same message, however often it is stored. */
  keep(key: string, message: ContactMessage): Promise<{ id: number; created: boolean }>;
  /** Messages to mail now, each given to one caller only and not again for a while. */
  claimUnmailed(limit: number): Promise<StoredMessage[]>;
  mailed(id: number): Promise<void>;
  find(id: number): Promise<StoredMessage | undefined>;
}

const minute = 60_000;
/** Longer after each failure, at most an hour; also the time a crashed process keeps a message to itself. */
const waitMs = (attempts: number) => Math.min(60, 2 ** Math.min(attempts, 6)) * minute;

export async function createContactStore(options: {
  database: Database;
  clock: Clock;
}): Promise<ContactStore> {
  const { database, clock } = options;
  await migrate(database, {
    service: "contact",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  return {
    async keep(key, message) {
      const now = clock.now();
      const [row] = await db
        .insert(messages)
        .values({ ...message, key, createdAt: now, mailAfter: now })
        // An update that changes nothing, so that the row of the first attempt is answered.
        .onConflictDoUpdate({ target: messages.key, set: { key } })
        // PostgreSQL sets xmax only on the row version an update wrote.
        .returning({ id: messages.id, created: sql<boolean>`(xmax = 0)` });
      if (!row) throw new Error("The messages table answered an insert with no row.");
      return row;
    },
    claimUnmailed: (limit) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const due = await tx
          .select()
          .from(messages)
          .where(sql`${messages.mailedAt} is null and ${messages.mailAfter} <= ${now.toISOString()}`)
          .orderBy(messages.id)
          .limit(limit)
          .for("update", { skipLocked: true });
        for (const { id, mailAttempts } of due) {
          const mailAfter = new Date(now.getTime() + waitMs(mailAttempts));
          await tx
            .update(messages)
            .set({ mailAfter, mailAttempts: mailAttempts + 1 })
            .where(eq(messages.id, id));
        }
        return due;
      }),
    async mailed(id) {
      await db.update(messages).set({ mailedAt: clock.now() }).where(eq(messages.id, id));
    },
    async find(id) {
      const [row] = await db.select().from(messages).where(eq(messages.id, id));
      return row;
    },
  };
}
