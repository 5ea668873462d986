import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, lte, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { trials } from "./schema.ts";
import { closeMark, type HashRing, isOpen } from "./trial-marks.ts";

/** Marks of free trials whose time is over go, and those that had no key get one. Needs no Stripe: selling may have ended. */
export async function sweepTrials({
  database,
  clock,
  ring,
}: {
  database: Database;
  clock: Clock;
  ring: HashRing;
}): Promise<void> {
  const { db } = database;
  const { rows } = await db.execute(sql`select 1 where to_regclass('checkout.trials') is not null`);
  // Nobody has bought anything here yet.
  if (rows.length === 0) return;
  await migrate(database, {
    service: "checkout",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  await db.delete(trials).where(lte(trials.until, clock.now()));
  const open = await db.select().from(trials).where(sql`${trials.mark} like ${"%:%"}`);
  for (const row of open.filter(({ mark }) => isOpen(mark)))
    await database.transaction(async (tx) => {
      await tx.delete(trials).where(eq(trials.mark, row.mark));
      await tx
        .insert(trials)
        .values({ ...row, mark: closeMark(ring, row.mark) })
        .onConflictDoNothing();
    });
}
