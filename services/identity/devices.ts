import { createHash } from "node:crypto";
import type { Device } from "../../contracts/identity-calls.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { and, eq, gt, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { revokeGrant } from "./oidc-adapter.ts";
import { devices, models } from "./schema.ts";
import { describeUserAgent } from "./user-agent.ts";

export interface Use {
  sessionUid: string;
  accountId: string;
  userAgent: string;
}

/** Sessions have names of their own inside the provider; outside they go by this. */
const idOf = (sessionUid: string) => createHash("sha256").update(sessionUid).digest("base64url").slice(0, 22);

interface SessionPayload {
  uid: string;
  loginTs?: number;
  authorizations?: Record<string, { grantId?: string }>;
}

/** Where an account is signed in: one device for each session of the provider. */
export function createDevices({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;

  async function sessionsOf(accountId: string, from: Db | Transaction = db): Promise<SessionPayload[]> {
    const rows = await from
      .select({ payload: models.payload })
      .from(models)
      // The provider's sessions end by the machine's clock.
      .where(
        and(eq(models.model, "Session"), eq(models.accountId, accountId), gt(models.expiresAt, new Date())),
      );
    return rows.map(({ payload }) => payload as unknown as SessionPayload);
  }

  /** The session, and every code and refresh token that hangs on it. */
  async function endSession(tx: Transaction, { uid, authorizations = {} }: SessionPayload): Promise<void> {
    await tx.delete(models).where(and(eq(models.model, "Session"), eq(models.uid, uid)));
    for (const { grantId } of Object.values(authorizations)) if (grantId) await revokeGrant(tx, grantId);
    await tx.delete(devices).where(eq(devices.sessionUid, uid));
  }

  return {
    async seen({ sessionUid, accountId, userAgent }: Use): Promise<void> {
      const now = clock.now();
      const used = { userAgent: userAgent.slice(0, 400), lastUsedAt: now };
      await db
        .insert(devices)
        .values({ sessionUid, accountId, signedInAt: now, ...used })
        .onConflictDoUpdate({ target: devices.sessionUid, set: used });
    },
    /** The one in use first, then the one used last. */
    async list(accountId: string, currentUid: string | undefined): Promise<Device[]> {
      const rows = await db.select().from(devices).where(eq(devices.accountId, accountId));
      const known = new Map(rows.map((row) => [row.sessionUid, row]));
      const items = (await sessionsOf(accountId)).map(({ uid, loginTs = 0 }) => {
        const row = known.get(uid);
        const signedIn = row?.signedInAt ?? new Date(loginTs * 1000);
        return {
          id: idOf(uid),
          ...describeUserAgent(row?.userAgent ?? ""),
          signedInAt: signedIn.toISOString(),
          lastUsedAt: (row?.lastUsedAt ?? signedIn).toISOString(),
          current: uid === currentUid,
        };
      });
      return items.sort(
        (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
      );
    },
    async end(accountId: string, id: string): Promise<boolean> {
      const session = (await sessionsOf(accountId)).find(({ uid }) => idOf(uid) === id);
      if (session) await database.transaction((tx) => endSession(tx, session));
      return session !== undefined;
    },
    async endOthers(tx: Transaction, accountId: string, savedUid: string): Promise<void> {
      for (const session of await sessionsOf(accountId, tx))
        if (session.uid !== savedUid) await endSession(tx, session);
    },
    async forget(tx: Transaction, accountId: string): Promise<void> {
      await tx.delete(devices).where(eq(devices.accountId, accountId));
    },
    async sweep(): Promise<void> {
      await eraseInSteps(
        db,
        devices,
        sql`not exists (select 1 from ${models} where ${models.model} = 'Session' and ${models.uid} = ${devices.sessionUid})`,
      );
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
