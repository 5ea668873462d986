import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  sql,
  text,
  timestamp,
} from "../../platform/database/drizzle.ts";

export const stripeSandboxSchema = pgSchema("stripe_sandbox");

/** Every object of the sandbox as its wire form; members that begin with an underscore are the sandbox's own. */
export const objects = stripeSandboxSchema.table(
  "objects",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Lists go from the newest to the oldest. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** When time itself changes this object next: a renewal, an attempt to be paid, an end. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("objects_kind").on(table.kind, table.seq),
    index("objects_due").on(table.dueAt),
    index("objects_data").using("gin", sql`${table.data} jsonb_path_ops`),
  ],
);

/** The first answer to a request with an idempotency key. */
export const idempotencyKeys = stripeSandboxSchema.table("idempotency_keys", {
  key: text().primaryKey(),
  fingerprint: text().notNull(),
  body: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Events that the webhook endpoint has not taken yet, and those it has. */
export const deliveries = stripeSandboxSchema.table(
  "deliveries",
  {
    eventId: text("event_id").primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    attempts: integer().notNull().default(0),
    /** Not before this moment; null when delivered or given up. */
    nextAt: timestamp("next_at", { withTimezone: true }),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (table) => [index("deliveries_next").on(table.nextAt)],
);

/** The sandbox's own keys, made once: nobody can sign in its name by reading the source. */
export const secrets = stripeSandboxSchema.table("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
