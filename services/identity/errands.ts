import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, lt } from "../../platform/database/drizzle.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { NewAccount } from "./accounts.ts";
import type { NewsletterWish } from "./newsletter-wish.ts";
import { errands } from "./schema.ts";

/** Something that ends in a letter. */
export type Errand =
  | { what: "register"; entered: NewAccount }
  | { what: "newsletter"; wish: NewsletterWish }
  | { what: "remind"; accountId: string }
  | { what: "forgot-password"; email: string; locale: Locale }
  /** For the account as long as it has this password: a new one takes back what was asked for with the old. */
  | { what: "change-email"; accountId: string; email: string; passwordHash: string }
  | { what: "leaving"; accountId: string }
  | { what: "tell"; kind: "changed" | "passkey" | "left"; email: string; locale: Locale };

export interface ErrandsOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add" | "handle">;
  run(errand: Errand): Promise<void>;
}

const kind = "identity.letter";
const longestMs = 2 * 24 * 60 * 60_000;
/** As many as fit into these two days. */
const maxAttempts = 56;

/** Errands survive a restart and a mail server that is away; an errand that was begun twice may write twice, and its last letter counts. */
export function createErrands({ database, clock, jobs, run }: ErrandsOptions) {
  const { db } = database;
  jobs.handle<{ id: string }>(
    kind,
    async ({ payload: { id } }) => {
      const [row] = await db.select().from(errands).where(eq(errands.id, id));
      if (!row) return;
      await run(row.errand as Errand);
      await db.delete(errands).where(eq(errands.id, id));
    },
    { maxAttempts },
  );
  return {
    /** Resolves when it is stored: from then on it will be done. */
    add: (errand: Errand): Promise<void> =>
      database.transaction(async (tx) => {
        const [row] = await tx
          .insert(errands)
          .values({ errand, createdAt: clock.now() })
          .returning({ id: errands.id });
        await jobs.add({ kind, key: row!.id, payload: { id: row!.id } }, tx);
      }),
    async sweep(): Promise<void> {
      await db.delete(errands).where(lt(errands.createdAt, new Date(clock.now().getTime() - longestMs)));
    },
  };
}
