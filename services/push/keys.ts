import webPush from "web-push";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import { keys } from "./schema.ts";

/** By which push services know this site (VAPID), both in base64url. Devices subscribe with the public one. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const name = "vapid";

/** Processes that start together get the same one. */
export async function openPushKeys({ db }: Database, clock: Clock): Promise<PushKeys> {
  const find = () => db.select().from(keys).where(eq(keys.name, name));
  let [row] = await find();
  if (!row) {
    await db
      .insert(keys)
      .values({ name, ...webPush.generateVAPIDKeys(), createdAt: clock.now() })
      .onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error("The keys for push were neither made nor found.");
  return { publicKey: row.publicKey, privateKey: row.privateKey };
}
