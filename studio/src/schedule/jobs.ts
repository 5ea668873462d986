/** Scheduled publishes, beside their turn of every minute. */
import type { Payload, Where } from "payload";

export const jobs = "payload-jobs";
/** Neither done nor given up. */
export const open: Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }];

/** Everything that is due at a moment of a clock that was moved is done now. */
export async function runDue(payload: Payload, now: Date): Promise<number> {
  const { docs } = await payload.find({
    collection: jobs,
    where: {
      and: [
        ...open,
        { processing: { equals: false } },
        { waitUntil: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: "waitUntil",
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const { id } of docs) await payload.jobs.runByID({ id });
  return docs.length;
}

/** A process that ended in the middle of one left it marked as running, and nobody would begin it again. */
export async function takeUpAgain(payload: Payload): Promise<void> {
  await payload.update({
    collection: jobs,
    where: { and: [...open, { processing: { equals: true } }] },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  });
}
