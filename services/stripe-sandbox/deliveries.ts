import { createHmac } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import type { Log } from "../../platform/log.ts";
import { deliveries, objects } from "./schema.ts";

export interface WebhookEndpoint {
  url: string;
  secret: string;
  fetch(request: Request): Response | Promise<Response>;
}

const minute = 60_000;
const longestWait = 60 * minute;
/** Twice as long after each failure, at most an hour; also how long a process that died keeps an event to itself. */
const waitMs = (attempts: number) => Math.min(longestWait, 2 ** Math.min(attempts, 6) * minute);
/** About three days of attempts, as with Stripe. */
const mostAttempts = 78;

export function signatureHeader(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

/** Sends events to the webhook endpoint, in their order when all goes well and again when it does not. */
export function createDeliveries(options: {
  database: Database;
  clock: Clock;
  endpoint: WebhookEndpoint;
  log: Pick<Log, "warn">;
}) {
  const { database, clock, endpoint, log } = options;

  /** One event to send now, given to one process only. */
  const claim = () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const farAway = new Date(now.getTime() + 2 * longestWait);
      const [due] = await tx
        .select({ id: deliveries.eventId, attempts: deliveries.attempts, event: objects.data })
        .from(deliveries)
        .innerJoin(objects, eq(objects.id, deliveries.eventId))
        // A moment far away was written by a clock that has been moved back since.
        .where(
          sql`${deliveries.nextAt} <= ${now.toISOString()} or ${deliveries.nextAt} > ${farAway.toISOString()}`,
        )
        .orderBy(deliveries.seq)
        .limit(1)
        .for("update", { of: deliveries, skipLocked: true });
      if (!due) return undefined;
      const attempts = due.attempts + 1;
      const nextAt = attempts >= mostAttempts ? null : new Date(now.getTime() + waitMs(due.attempts));
      await tx.update(deliveries).set({ attempts, nextAt }).where(eq(deliveries.eventId, due.id));
      return due;
    });

  async function send(event: object): Promise<boolean> {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureHeader(body, endpoint.secret, clock.now()),
    };
    const response = await endpoint.fetch(new Request(endpoint.url, { method: "POST", headers, body }));
    await response.body?.cancel();
    return response.ok;
  }

  return {
    /** True when there was something to send. */
    async sendNext(): Promise<boolean> {
      const due = await claim();
      if (!due) return false;
      try {
        if (await send(due.event))
          await database.db
            .update(deliveries)
            .set({ nextAt: null, deliveredAt: clock.now() })
            .where(eq(deliveries.eventId, due.id));
        else
          log.warn({ event: due.id }, "the webhook endpoint did not take an event; it is sent again later");
      } catch (error) {
        log.warn({ err: error, event: due.id }, "an event could not be delivered; it is sent again later");
      }
      return true;
    },
  };
}
