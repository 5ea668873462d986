import { sql } from "./drizzle.ts";

/** A device whose clock runs ahead must not win for years: what it says counts as now at the latest. */
export const notAhead = (at: Date, now: Date): Date => (at > now ? now : at);

/**
 * The same for a row that is there already. It never goes back behind what is stored: the server's clock may have been set
 * back since, and a later writing must still win.
 */
export const notAheadOf = (stored: unknown, at: Date, now: Date) =>
  sql`least(${at.toISOString()}::timestamptz, greatest(${now.toISOString()}::timestamptz, ${stored}))`;
