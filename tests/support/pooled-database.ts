import { expect } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createLog } from "../../platform/log.ts";
import type { DatabasePlace } from "./databases.ts";
import { fixedClock } from "./fixed-clock.ts";

/** Behind a pooler: transactions and jobs work, and the limits that a connection cannot have are asked of the user's. */
export async function expectPooledDatabaseToWork(
  place: DatabasePlace,
  closing: (() => unknown)[],
): Promise<void> {
  const lines: string[] = [];
  const log = createLog({ environment: "Production" }, { write: (line) => void lines.push(line) });
  const database = await openDatabase({ ...place, log });
  closing.push(() => database.close());
  expect(lines.join()).toContain("alter role … set statement_timeout");
  const jobs = await createJobs({ database, clock: fixedClock(), log });
  const ran: string[] = [];
  jobs.handle<string>("test.once", async ({ payload }) => void ran.push(payload));
  await database.transaction(async (tx) => {
    await tx.execute(sql`create table notes (id int primary key)`);
    await jobs.add({ kind: "test.once", key: "1", payload: "once" }, tx);
  });
  jobs.start();
  await jobs.idle();
  expect(ran).toEqual(["once"]);
  await jobs.close();
}
