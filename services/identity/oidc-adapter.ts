import { createHash } from "node:crypto";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { errors } from "oidc-provider";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { and, eq, isNull, lt, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { accounts, models } from "./schema.ts";

/** The provider uses the machine's clock, so its stored data expires by that clock too. */
const machineTime = () => new Date();

/** Ids of sessions, codes and refresh tokens are secrets, so only their hashes are stored. */
export const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");

/** The payload without the ids that open something: its own, and the one of the session that an interaction began in. */
function withoutIds(id: string, { jti: _, ...payload }: AdapterPayload): Record<string, unknown> {
  const { returnTo, session, ...rest } = payload;
  return {
    ...rest,
    ...(session ? { session: { ...session, cookie: undefined } } : {}),
    ...(returnTo ? { returnTo: returnTo.replace(id, "") } : {}),
  };
}

function withIds(id: string, payload: AdapterPayload): AdapterPayload {
  return { ...payload, jti: id, ...(payload.returnTo ? { returnTo: payload.returnTo + id } : {}) };
}

/** In one step, so that no call meanwhile finds it gone; false when it is. */
export async function renameModel(
  { db }: Database,
  model: string,
  before: string,
  after: string,
): Promise<boolean> {
  const renamed = await db
    .update(models)
    .set({ id: hashOf(after) })
    .where(and(eq(models.model, model), eq(models.id, hashOf(before))))
    .returning({ id: models.id });
  return renamed.length > 0;
}

/** SQL storage for oidc-provider: any process of the site may handle the next request. */
export function createOidcAdapter(database: Database): (model: string) => Adapter {
  const { db } = database;
  const payloadOf = (row: typeof models.$inferSelect | undefined): AdapterPayload | undefined =>
    row && {
      ...row.payload,
      ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
    };

  return (model) => {
    const ownRow = (id: string) => and(eq(models.model, model), eq(models.id, hashOf(id)));
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: withoutIds(id, payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: expiresIn ? new Date(machineTime().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insert(models)
          .values({ model, id: hashOf(id), ...values })
          .onConflictDoUpdate({ target: [models.model, models.id], set: values });
      },
      async find(id) {
        const [row] = await db.select().from(models).where(ownRow(id));
        const payload = payloadOf(row);
        return payload && withIds(id, payload);
      },
      // Only looked at: without its id it can neither be saved nor used.
      async findByUid(uid) {
        const [row] = await db
          .select()
          .from(models)
          .where(and(eq(models.model, model), eq(models.uid, uid)));
        return payloadOf(row);
      },
      // Only the device flow has user codes, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const [taken] = await db
          .update(models)
          .set({ consumedAt: machineTime() })
          .where(and(ownRow(id), isNull(models.consumedAt)))
          .returning({ id: models.id });
        if (taken) return;
        // Two concurrent requests used one code or token, so one is a thief: revoke the grant for both.
        const [row] = await db.select({ grantId: models.grantId }).from(models).where(ownRow(id));
        if (row?.grantId) await revokeGrant(db, row.grantId);
        throw new errors.InvalidGrant("already used");
      },
      async destroy(id) {
        await db.delete(models).where(ownRow(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(models).where(and(eq(models.model, model), eq(models.grantId, grantId)));
      },
    };
  };
}

/**
 * Whether a sign-in, its grant and its account are still valid: a replayed code or refresh token ends the grant only.
 * Called for every member request, so it is one query by indexes.
 */
export async function isSignedIn(
  { db }: Database,
  {
    accountId,
    sessionUid,
    grantHash,
    now,
  }: { accountId: string; sessionUid: string; grantHash: string; now: Date },
): Promise<boolean> {
  if (sessionUid === "") return false;
  const { rows } = await db.execute(sql`
    select 1 from ${models} join ${accounts} on ${accounts.id}::text = ${models.accountId}
    where ${models.uid} = ${sessionUid} and ${models.model} = 'Session' and ${models.accountId} = ${accountId}
      and ${models.expiresAt} > ${machineTime().toISOString()}::timestamptz
      and exists (select 1 from ${models} g where g.model = 'Grant' and g.id = ${grantHash})
      and (${accounts.eraseAfter} is null or ${accounts.eraseAfter} > ${now.toISOString()}::timestamptz)`);
  return rows.length > 0;
}

export async function revokeGrant(into: Db | Transaction, grantId: string): Promise<void> {
  await into
    .delete(models)
    .where(
      sql`${models.grantId} = ${grantId} or (${models.model} = 'Grant' and ${models.id} = ${hashOf(grantId)})`,
    );
}

/** Ends sign-ins that have yet to become a session: whoever began one goes on with no password. */
export async function endHalfSignIns(into: Db | Transaction, accountId: string): Promise<void> {
  await into
    .delete(models)
    .where(
      and(
        eq(models.model, "Interaction"),
        sql`${models.payload} -> 'result' -> 'login' ->> 'accountId' = ${accountId}`,
      ),
    );
}

/** Ends every session of an account, every refresh token, and every sign-in that has yet to become a session. */
export async function revokeAccount(into: Db | Transaction, accountId: string): Promise<void> {
  await into.delete(models).where(eq(models.accountId, accountId));
  await endHalfSignIns(into, accountId);
}

/** A little past its end nothing reads a row any more. */
export async function sweepModels({ db }: Database): Promise<void> {
  const graceMs = 60_000;
  await eraseInSteps(db, models, lt(models.expiresAt, new Date(machineTime().getTime() - graceMs)));
}
