import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { randomText } from "./ids.ts";
import { createLedger, type Ledger, type RequestInfo } from "./ledger.ts";
import { objects, secrets } from "./schema.ts";

/** One request at a time, in whichever process: the number is arbitrary. */
const sandboxLock = 5_310_448_221;

export interface SandboxStore {
  /** Everything in `work` is in the books together, or nothing is. */
  work<T>(
    work: (ledger: Ledger, tx: Transaction) => Promise<T>,
    options?: { at?: number; request?: RequestInfo },
  ): Promise<T>;
  event(id: string): Promise<object | undefined>;
  secret(name: "api-key" | "webhook"): Promise<string>;
}

const prefixes = { "api-key": "sk_test_", webhook: "whsec_" } as const;

export async function openSandboxStore(options: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  delivered: readonly string[];
}): Promise<SandboxStore> {
  const { database, clock, jobs, delivered } = options;
  const folder = fileURLToPath(new URL("./migrations", import.meta.url));
  await migrate(database, { service: "stripe-sandbox", folder });
  const { db } = database;
  return {
    work: (work, { at, request } = {}) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(sandboxLock))})`);
        return work(
          createLedger({ tx, jobs, delivered, now: at ?? Math.floor(clock.now().getTime() / 1000) }, request),
          tx,
        );
      }),
    async event(id) {
      const [row] = await db.select().from(objects).where(eq(objects.id, id));
      return row?.data;
    },
    async secret(name) {
      await db
        .insert(secrets)
        .values({ name, value: `${prefixes[name]}${randomText(32)}` })
        .onConflictDoNothing();
      const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
      return row!.value;
    },
  };
}
