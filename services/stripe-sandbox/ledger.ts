import type { Transaction } from "../../platform/database/database.ts";
import { and, eq, sql } from "../../platform/database/drizzle.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { invalidRequest, resourceMissing } from "./faults.ts";
import { newId } from "./ids.ts";
import { sandboxJobs } from "./sandbox-jobs.ts";
import { objects } from "./schema.ts";
import type { Kind, StripeObjects } from "./stripe-objects.ts";

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** The sandbox's books, open inside one transaction that nobody else is in. */
export interface Ledger {
  /** In seconds, as Stripe writes times. */
  now: number;
  find<K extends Kind>(kind: K, id: string): Promise<StripeObjects[K] | undefined>;
  /** Throws Stripe's own error when there is none. */
  get<K extends Kind>(kind: K, id: string, param?: string): Promise<StripeObjects[K]>;
  /** `dueAt` is when time changes the object next, in seconds; null for never. */
  put<K extends Kind>(kind: K, object: StripeObjects[K], dueAt?: number | null): Promise<StripeObjects[K]>;
  remove(id: string): Promise<void>;
  all<K extends Kind>(kind: K, match?: object): Promise<StripeObjects[K][]>;
  list<K extends Kind>(
    kind: K,
    page: Page,
    match?: object,
  ): Promise<{ data: StripeObjects[K][]; has_more: boolean }>;
  emit(type: string, object: object, previous?: object): Promise<void>;
}

/** Why an event happened; the sandbox's own pages have no request of the API behind them. */
export type RequestInfo = { id: string | null; idempotency_key: string | null };

interface LedgerOptions {
  tx: Transaction;
  jobs: Jobs;
  now: number;
  /** Event types delivered to the webhook. */
  delivered: readonly string[];
}

const max = 100;

export function createLedger(
  { tx, jobs, now, delivered }: LedgerOptions,
  request: RequestInfo = { id: null, idempotency_key: null },
): Ledger {
  const matching = (kind: string, match: object) =>
    and(eq(objects.kind, kind), sql`${objects.data} @> ${JSON.stringify(match)}::jsonb`);

  async function find<K extends Kind>(kind: K, id: string): Promise<StripeObjects[K] | undefined> {
    const [row] = await tx
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind)));
    return row?.data as StripeObjects[K] | undefined;
  }

  async function seqOf(kind: Kind, id: string, param: string): Promise<number> {
    const [row] = await tx.select({ seq: objects.seq }).from(objects).where(eq(objects.id, id));
    if (!row) throw resourceMissing(kind, id, param);
    return row.seq;
  }

  return {
    now,
    find,
    async get(kind, id, param = "id") {
      const found = await find(kind, id);
      if (!found) throw resourceMissing(kind, id, param);
      return found;
    },
    async put(kind, object, dueAt = null) {
      const data = object as Record<string, unknown>;
      await tx
        .insert(objects)
        .values({ id: object.id, kind, data })
        .onConflictDoUpdate({ target: objects.id, set: { data } });
      if (dueAt !== null) {
        const turn = { id: object.id, kind, at: dueAt };
        const key = `${object.id}:${dueAt}`;
        await jobs.add({ kind: sandboxJobs.turn, key, runAt: new Date(dueAt * 1000), payload: turn }, tx);
      }
      return object;
    },
    async remove(id) {
      await tx.delete(objects).where(eq(objects.id, id));
    },
    async all(kind, match = {}) {
      const rows = await tx.select().from(objects).where(matching(kind, match)).orderBy(sql`seq desc`);
      return rows.map(({ data }) => data) as StripeObjects[typeof kind][];
    },
    async list(kind, { limit = 10, starting_after, ending_before }, match = {}) {
      if (limit < 1 || limit > max)
        throw invalidRequest(`This value must be between 1 and ${max}.`, { param: "limit" });
      const after = starting_after && (await seqOf(kind, starting_after, "starting_after"));
      const before = ending_before && (await seqOf(kind, ending_before, "ending_before"));
      const rows = await tx
        .select()
        .from(objects)
        .where(
          and(
            matching(kind, match),
            after ? sql`${objects.seq} < ${after}` : undefined,
            before ? sql`${objects.seq} > ${before}` : undefined,
          ),
        )
        // A page that ends before an object is counted from that object backwards.
        .orderBy(before ? sql`seq asc` : sql`seq desc`)
        .limit(limit + 1);
      const page = rows.slice(0, limit).map(({ data }) => data) as StripeObjects[typeof kind][];
      return { data: before ? page.reverse() : page, has_more: rows.length > limit };
    },
    async emit(type, object, previous) {
      const event = {
        id: newId("evt"),
        object: "event" as const,
        api_version: null,
        created: now,
        data: {
          object: withoutOwn(object),
          ...(previous ? { previous_attributes: previous } : {}),
        },
        livemode: false as const,
        pending_webhooks: delivered.includes(type) ? 1 : 0,
        request,
        type,
      };
      await tx.insert(objects).values({ id: event.id, kind: "event", data: event });
      if (delivered.includes(type)) await jobs.add({ kind: sandboxJobs.event, key: event.id }, tx);
    },
  };
}

/** What the wire shows: members of the sandbox's own are left out, at every depth. */
function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith("_"))
      .map(([key, inner]) => [key, withoutOwn(inner)]),
  );
}
