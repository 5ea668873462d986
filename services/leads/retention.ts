import type { Database } from "../../platform/database/database.ts";
import { lt } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { conversions, pendingImpressions, sessions } from "./schema.ts";

/** What was only measured; leads and what they accepted stay until they are erased. */
export async function eraseLeadTraces({ db }: Database, before: Date, isOver?: () => boolean): Promise<void> {
  const steps = isOver ? { isOver } : {};
  await eraseInSteps(db, conversions, lt(conversions.createdAt, before), steps);
  await eraseInSteps(db, pendingImpressions, lt(pendingImpressions.createdAt, before), steps);
  await eraseInSteps(db, sessions, lt(sessions.boundAt, before), steps);
}
