import { bigint, index, jsonb, moment, pgSchema, sql, text } from "../../platform/database/drizzle.ts";

export const stripeSandboxSchema = pgSchema("stripe_sandbox");

/** Every object of the sandbox as its wire form; members that begin with an underscore are the sandbox's own. */
export const objects = stripeSandboxSchema.table(
  "objects",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Lists go from the newest to the oldest. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("objects_kind").on(table.kind, table.seq),
    index("objects_data").using("gin", sql`${table.data} jsonb_path_ops`),
  ],
);

/** The first answer to a request with an idempotency key. */
export const idempotencyKeys = stripeSandboxSchema.table("idempotency_keys", {
  key: text().primaryKey(),
  fingerprint: text().notNull(),
  body: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The sandbox's own keys, made once: nobody can sign in its name by reading the source. */
export const secrets = stripeSandboxSchema.table("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
