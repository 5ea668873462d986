import type { Transaction } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import { groups } from "./schema.ts";

export type GroupRow = typeof groups.$inferSelect;

/** Until the transaction ends nobody else joins, leaves or writes in the group. */
export async function lockGroup(tx: Transaction, id: string): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(groups).where(eq(groups.id, id)).for("update");
  return row;
}
