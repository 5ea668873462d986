/**
 * What is done every night: the trash is emptied of what has been there for thirty days, the activity of old entries, and
 * the lists of drafts that nobody ever wrote into.
 */
import type { Payload, TaskConfig } from "payload";
import { activity, contentCollections } from "../collections/names.ts";
import { deleteBlank } from "./blank.ts";

const dayMs = 86_400_000;
const trashDays = 30;
const activityDays = 400;
/** Whoever made one may still be looking at it. */
const blankDays = 1;

/** Too many at once would hold the database for everybody else. */
const mostAtOnce = 500;

interface Done {
  deleted: number;
  blank: number;
  pruned: number;
}

export async function upkeep(payload: Payload, now: Date): Promise<Done> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  let deleted = 0;
  let blank = 0;
  for (const collection of contentCollections) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before(trashDays) } },
      trash: true,
      limit: mostAtOnce,
      depth: 0,
      pagination: false,
      select: { shipped: true },
      overrideAccess: true,
    });
    for (const { id, shipped } of docs as unknown as { id: string; shipped?: unknown }[]) {
      // What a release brought would come back with the next one: its row in the trash says that it is not wanted.
      if (shipped) continue;
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true });
      deleted++;
    }
    blank += await deleteBlank(payload, collection, before(blankDays), mostAtOnce);
  }
  const old = { createdAt: { less_than: before(activityDays) } };
  const { totalDocs: pruned } = await payload.count({
    collection: activity,
    where: old,
    overrideAccess: true,
  });
  if (pruned > 0) await payload.db.deleteMany({ collection: activity, where: old });
  return { deleted, blank, pruned };
}

export const upkeepTask: TaskConfig = {
  slug: "upkeep",
  schedule: [{ cron: "0 17 4 * * *", queue: "default" }],
  retries: 2,
  handler: async ({ req }) => {
    await upkeep(req.payload, new Date());
    return { output: {} };
  },
};
