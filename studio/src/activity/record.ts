/** Who did what, written beside the change itself: in the same transaction, for content and media, not for autosaves. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { activity } from "../collections/names.ts";
import { isAutosave, publishedBefore, publishedRow } from "../collections/published.ts";
import type { Locale } from "../languages.ts";

export const actions = [
  "created",
  "saved",
  "published",
  "published language",
  "unpublished",
  "moved",
  "deleted",
  "restored",
  "deleted for good",
] as const;
export type Action = (typeof actions)[number];

interface Item {
  id: string;
  heading?: string | null;
  filename?: string | null;
  path?: string | null;
  languages?: Locale[] | null;
  deletedAt?: string | null;
  _status?: string | null;
}

interface Activity {
  action: Action;
  collection: string;
  item: Item;
  detail?: string | undefined;
}

interface Person {
  id: string;
  name?: string | null;
  email?: string | null;
}

async function write(req: PayloadRequest, { action, collection, item, detail }: Activity): Promise<void> {
  const user = req.user as unknown as Person | null;
  await req.payload.create({
    collection: activity,
    data: {
      action,
      type: collection,
      item: item.id,
      heading: item.heading || item.filename || item.path || item.id,
      ...(detail ? { detail } : {}),
      // What the studio does by itself is nobody's.
      person: user?.id ?? "",
      name: user?.name || user?.email || "",
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

interface Change {
  operation: "create" | "update";
  now: Item;
  before: Item | undefined;
  /** As the site had it, and has it now. */
  shown: { before: Item | undefined; now: Item | undefined };
}

/** What a change was, seen from what the site shows: a draft is saved, whatever it says. */
export function actionOf({ operation, now, before, shown }: Change): { action: Action; detail?: string } {
  if (operation === "create") return { action: now._status === "published" ? "published" : "created" };
  if (now.deletedAt && !before?.deletedAt) return { action: "deleted" };
  if (before?.deletedAt && !now.deletedAt) return { action: "restored" };
  if (now._status === "published") {
    const added = (now.languages ?? []).filter((locale) => !shown.before?.languages?.includes(locale));
    return shown.before && added.length > 0
      ? { action: "published language", detail: added.join(", ") }
      : { action: "published" };
  }
  return { action: shown.before && !shown.now ? "unpublished" : "saved" };
}

export const recordChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
  collection,
  context,
}) => {
  if (context.isImport || (operation === "update" && isAutosave(req))) return doc;
  const now = doc as Item;
  const shown = {
    before: publishedBefore<Item>(req, now.id),
    now: now._status === undefined ? undefined : await publishedRow<Item>(req, collection.slug, now.id),
  };
  // A call that knows better says so: a move is more than a publication.
  const given = context.activity as { item: string; action: Action; detail?: string } | undefined;
  const { action, detail } =
    given?.item === now.id
      ? given
      : actionOf({ operation, now, before: previousDoc as Item | undefined, shown });
  await write(req, { action, collection: collection.slug, item: now, detail });
  return doc;
};

export const recordRemoval: CollectionAfterDeleteHook = async ({ doc, req, collection, context }) => {
  if (!context.isImport)
    await write(req, { action: "deleted for good", collection: collection.slug, item: doc as Item });
  return doc;
};
