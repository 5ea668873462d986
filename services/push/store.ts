import { randomUUID, timingSafeEqual } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { DeviceProof, PushChoices, PushSubscription } from "../../contracts/push.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { desc, eq, inArray, lt, or, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { localDay } from "../../platform/time-zone.ts";
import { nextMoment } from "./moments.ts";
import { type ReminderJob, reminderKind } from "./reminder-job.ts";
import { subscriptions } from "./schema.ts";

export type Device = typeof subscriptions.$inferSelect;

export const pushMigrations = {
  service: "push",
  folder: fileURLToPath(new URL("./migrations", import.meta.url)),
};

/** More devices than anybody has; past them those unheard of for longest end. */
const devicesOfMember = 10;
/** A service that refuses this often in a row means it. */
const refusalsAtMost = 3;
const dayMs = 86_400_000;
/** Neither a tap nor a change for so long: nobody reads them. */
const unusedDays = 180;
const failingDays = 30;

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function createPushStore({
  database,
  clock,
  jobs,
}: {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
}) {
  const { db } = database;

  /** The job of the next day that is not quiet; the same day is planned once. */
  async function plan(device: Device, tx?: Transaction): Promise<void> {
    const { id, version, timeZone } = device;
    const at = nextMoment(device, clock.now());
    if (!at) return;
    const payload: ReminderJob = { id, version, dueAt: at.toISOString() };
    const key = `${id} ${version} ${localDay(at, timeZone)}`;
    await jobs.add({ kind: reminderKind, key, runAt: at, payload }, tx);
  }

  async function dropOldest(tx: Transaction, subject: string): Promise<void> {
    const extra = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.subject, subject))
      .orderBy(desc(subscriptions.seenAt), subscriptions.id)
      .offset(devicesOfMember);
    const ids = extra.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(subscriptions).where(inArray(subscriptions.id, ids));
  }

  const change = (tx: Transaction, id: string, set: Partial<Device>) =>
    tx
      .update(subscriptions)
      .set({ ...set, version: randomUUID(), seenAt: clock.now() })
      .where(eq(subscriptions.id, id))
      .returning();

  async function find({ endpoint, auth }: DeviceProof): Promise<Device | undefined> {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.endpoint, endpoint));
    return row && isSame(row.auth, auth) ? row : undefined;
  }

  return {
    plan,
    find,

    /** False when the endpoint is known with another secret: then it is not the asking device's. */
    save: (given: PushSubscription, subject: string | null): Promise<boolean> =>
      database.transaction(async (tx) => {
        const { endpoint, keys, choices } = given;
        const now = clock.now();
        const values = { ...choices, ...keys, endpoint, subject, version: randomUUID(), seenAt: now };
        const [row] = await tx
          .insert(subscriptions)
          .values({ ...values, createdAt: now })
          .onConflictDoUpdate({
            target: subscriptions.endpoint,
            set: { ...values, refusals: 0, failingSince: null },
            setWhere: eq(subscriptions.auth, keys.auth),
          })
          .returning();
        if (!row) return false;
        if (subject !== null) await dropOldest(tx, subject);
        await plan(row, tx);
        return true;
      }),

    /** The choices of the former subscription go on with the new one; false when there is none. */
    async renew(before: DeviceProof, now: Pick<PushSubscription, "endpoint" | "keys">): Promise<boolean> {
      const former = await find(before);
      if (!former) return false;
      return database.transaction(async (tx) => {
        if (now.endpoint !== before.endpoint) {
          const [taken] = await tx
            .select({ id: subscriptions.id })
            .from(subscriptions)
            .where(eq(subscriptions.endpoint, now.endpoint));
          if (taken) return false;
        }
        const [row] = await change(tx, former.id, { endpoint: now.endpoint, ...now.keys, refusals: 0 });
        if (row) await plan(row, tx);
        return row !== undefined;
      });
    },

    /** The device was used, and is where it says. */
    seen: (id: string, timeZone: string): Promise<void> =>
      database.transaction(async (tx) => {
        const [device] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
        if (!device) return;
        if (device.timeZone === timeZone) {
          await tx.update(subscriptions).set({ seenAt: clock.now() }).where(eq(subscriptions.id, id));
          return;
        }
        const [moved] = await change(tx, id, { timeZone });
        if (moved) await plan(moved, tx);
      }),

    async get(id: string): Promise<Device | undefined> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
      return row;
    },
    async end(id: string): Promise<void> {
      await db.delete(subscriptions).where(eq(subscriptions.id, id));
    },
    async delivered(id: string, sentDay: string): Promise<void> {
      await db
        .update(subscriptions)
        .set({ sentDay, refusals: 0, failingSince: null })
        .where(eq(subscriptions.id, id));
    },
    async failed(id: string): Promise<void> {
      await db
        .update(subscriptions)
        .set({
          failingSince: sql`coalesce(${subscriptions.failingSince}, ${clock.now().toISOString()}::timestamptz)`,
        })
        .where(eq(subscriptions.id, id));
    },
    /** How often in a row by now; the device ends with the last. */
    async refused(id: string): Promise<number> {
      const [row] = await db
        .update(subscriptions)
        .set({ refusals: sql`${subscriptions.refusals} + 1` })
        .where(eq(subscriptions.id, id))
        .returning({ refusals: subscriptions.refusals });
      if (row && row.refusals >= refusalsAtMost)
        await db.delete(subscriptions).where(eq(subscriptions.id, id));
      return row?.refusals ?? 0;
    },

    list: (subject: string): Promise<Device[]> =>
      db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.subject, subject))
        .orderBy(subscriptions.createdAt),
    async erase(subject: string): Promise<void> {
      await db.delete(subscriptions).where(eq(subscriptions.subject, subject));
    },
    /** Those that nobody uses, and those that nothing reaches. */
    eraseUnused(isOver: () => boolean): Promise<number> {
      const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
      const { seenAt, failingSince } = subscriptions;
      const unused = or(lt(seenAt, before(unusedDays)), lt(failingSince, before(failingDays)));
      return eraseInSteps(db, subscriptions, unused!, { isOver });
    },
  };
}

export type PushStore = ReturnType<typeof createPushStore>;

export const choicesOf = ({ verse, course, time, timeZone, locale, quietDays }: Device): PushChoices => ({
  verse,
  course,
  time,
  timeZone,
  locale,
  quietDays,
});
