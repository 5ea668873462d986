/** Tells the site what was published or taken away, as any CMS does by its webhook. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from "payload";
import { activity } from "../collections/names.ts";
import { settings } from "../settings.ts";
import { callSite } from "../who/site.ts";

type Doc = { id: string; _status?: string };

interface Announced {
  ids: Set<string>;
  timer?: NodeJS.Timeout | undefined;
}

/** How soon after a change, or again while its transaction is open, which the hooks are part of; and for how long at most. */
const soonMs = 20;
const longestMs = 30_000;
/** Once more for another reader that was quicker than the commit. */
const againMs = 1000;

async function tell({ logger }: Pick<Payload, "logger">, ids: string[]): Promise<void> {
  try {
    const answer = await callSite("/hooks/content", { ids });
    if (!answer.ok) logger.warn(`The site refused to be told of a change: ${answer.status}.`);
  } catch (error) {
    // It reads everything again by itself after a while.
    logger.warn({ err: error }, "The site could not be told of a change");
  }
}

export function announce(req: PayloadRequest, ids: string[]): void {
  if (!settings.origin || req.context.isImport) return;
  req.context.announced ??= { ids: new Set<string>() };
  const announced = req.context.announced as Announced;
  for (const id of ids) announced.ids.add(id);
  // One change may be followed by others of the same request.
  clearTimeout(announced.timer);
  // Publishing one language takes two steps: all that they changed is announced after the second.
  if (req.context.isOneLanguage) return;
  const tellAll = () => void tell(req.payload, [...announced.ids]);
  const wait = (leftMs: number): void => {
    announced.timer = setTimeout(() => {
      if (req.transactionID && leftMs > 0) return wait(leftMs - soonMs);
      tellAll();
      announced.timer = setTimeout(tellAll, againMs);
    }, soonMs);
  };
  wait(longestMs);
}

const latest = { count: 50, hours: 24 };

/** Once more after a start: a process that was killed may have published what it could not announce. */
export async function announceLatest(payload: Payload): Promise<void> {
  if (!settings.origin) return;
  const since = new Date(Date.now() - latest.hours * 3_600_000).toISOString();
  const { docs } = await payload.find({
    collection: activity,
    where: { createdAt: { greater_than: since } },
    sort: "-createdAt",
    limit: latest.count,
    depth: 0,
    select: { item: true },
    overrideAccess: true,
  });
  const ids = new Set((docs as unknown as { item?: string }[]).flatMap(({ item }) => item || []));
  if (ids.size > 0) await tell(payload, [...ids]);
}

export const announceChange: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  const [now, before] = [doc as Doc, previousDoc as Doc | undefined];
  // What is saved as a draft changes nothing that readers see; what is not may have been taken away.
  const isDraft =
    now._status !== "published" && before?._status !== "published" && String(req.query?.draft) === "true";
  if (!isDraft) announce(req, [now.id]);
  return doc;
};

export const announceRemoval: CollectionAfterDeleteHook = ({ doc, req }) => {
  announce(req, [(doc as Doc).id]);
  return doc;
};
