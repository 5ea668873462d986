import type { ConversionEvent } from "../../contracts/lead-fields.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, eq } from "../../platform/database/drizzle.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import { believedEvent, type ConversionOwner, type PricesOf } from "./believed-event.ts";
import type { ConversionsApi } from "./conversions-api.ts";
import { conversions } from "./schema.ts";

interface ConversionsOptions {
  database: Database;
  clock: Clock;
  pricesOf: PricesOf;
  /** Without an API, conversions are stored but not forwarded. */
  forward?: {
    jobs: Pick<Jobs, "add" | "handle">;
    api: ConversionsApi | undefined;
    log: Pick<Log, "warn" | "error">;
  };
}

interface ForwardJob {
  product: string;
  eventId: string;
  /** The caller's network address, stored only here. */
  address?: string;
}

export type Conversions = ReturnType<typeof createConversions>;

const kind = "leads.conversion";
/** What is older is refused there. */
const oldestMs = 7 * 86_400_000;
const handling = { concurrency: 2, maxAttempts: 8, timeoutMs: 20_000 } as const;

/** Conversions by event id; those that may be forwarded become jobs. */
export function createConversions({ database, clock, pricesOf, forward }: ConversionsOptions) {
  forward?.jobs.handle<ForwardJob>(
    kind,
    async ({ payload: { product, eventId, address }, signal }) => {
      // Switched off meanwhile: what waits is done with, and so is the network address in it.
      if (!forward.api) return;
      const [row] = await database.db
        .select()
        .from(conversions)
        .where(and(eq(conversions.product, product), eq(conversions.eventId, eventId)));
      // Erased in the meantime: nothing to forward.
      if (!row) return;
      if (clock.now().getTime() - row.createdAt.getTime() > oldestMs) {
        forward.log.warn({ eventId }, "a conversion is too old to be sent");
        return;
      }
      const refused = await forward.api.send({ event: row.event, at: row.createdAt, address }, signal);
      if (refused) forward.log.error({ eventId, refused }, "a conversion was refused and is not retried");
    },
    handling,
  );

  return {
    /** Whether the event is new; the same event id is one conversion. */
    async add(
      product: string,
      given: ConversionEvent,
      { owner, address }: { owner?: ConversionOwner | undefined; address?: string | undefined } = {},
    ): Promise<boolean> {
      const event = await believedEvent(given, owner, pricesOf);
      const { eventId } = event;
      return database.transaction(async (tx) => {
        const added = await tx
          .insert(conversions)
          .values({ product, eventId, event, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning({ eventId: conversions.eventId });
        if (added.length === 0) return false;
        if (forward?.api && event.marketingConsent) {
          const payload: ForwardJob = { product, eventId, ...(address ? { address } : {}) };
          await forward.jobs.add({ kind, key: `${product}:${eventId}`, payload }, tx);
        }
        return true;
      });
    },
  };
}
