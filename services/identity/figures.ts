import type { Database } from "../../platform/database/database.ts";
import { countByDay } from "../../platform/database/day-counts.ts";
import { accounts } from "./schema.ts";

/** How many accounts were made, for the operator's view. */
export const accountsByDay = (database: Database, days: { from: string; to: string }) =>
  countByDay(database, accounts, accounts.createdAt, days);
