import { createRequire } from "node:module";
import type * as Root from "drizzle-orm";
import type * as PostgresDriver from "drizzle-orm/node-postgres";
import type * as Core from "drizzle-orm/pg-core";
import type * as PgliteDriver from "drizzle-orm/pglite";
import { counts } from "../counts.ts";
import { span } from "../tracing.ts";
import { isUnavailable, withoutValues } from "./database-error.ts";

/**
 * Drizzle in its CommonJS form: Node reads drizzle-orm's very long package.json again for each of its hundred ES
 * modules, which costs half a second at every start. Import Drizzle's values from here and add those you need; its
 * types may come from the package.
 */
const load = createRequire(import.meta.url);
const root: typeof Root = load("drizzle-orm");
const core: typeof Core = load("drizzle-orm/pg-core");

/**
 * Drizzle puts a query's values into the message of its error; every query of both drivers ends here. The statement, which is
 * traced, has places for the values and none of them.
 */
type Run = (this: unknown, statement: string, ...given: unknown[]) => Promise<unknown>;
const prepared = core.PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
const run = prepared.queryWithCache;
prepared.queryWithCache = async function (statement, ...given) {
  try {
    return await span(nameOf(statement), spanOf(statement), () => run.call(this, statement, ...given));
  } catch (error) {
    counts.queryFailures.inc(isUnavailable(error) ? "unavailable" : "refused");
    throw withoutValues(error);
  }
};
const nameOf = (statement: string) => `sql ${/^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? ""}`;
const spanOf = (statement: string) => ({
  kind: "client" as const,
  attributes: { "db.system.name": "postgresql", "db.query.text": statement.slice(0, 2000) },
});

export type { SQL } from "drizzle-orm";
export const { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } = root;
export const {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = core;

/** A point in time, whatever the zone of who writes or reads it. */
export const moment = (name: string) => core.timestamp(name, { withTimezone: true });

export const loadPgliteDriver = (): typeof PgliteDriver => load("drizzle-orm/pglite");
export const loadPostgresDriver = (): typeof PostgresDriver => load("drizzle-orm/node-postgres");
