/** Whoever is writing holds the item: Payload lets go of it with every save, and the editor saves all the time. */
import type { CollectionAfterChangeHook } from "payload";
import { editors } from "./names.ts";

const locks = "payload-locked-documents";

export const holdOpen: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (String(req.query?.autosave) !== "true" || !req.user) return doc;
  const { id } = doc as { id: string };
  const held = await req.payload.db.findOne({
    collection: locks,
    where: {
      and: [{ "document.relationTo": { equals: collection.slug } }, { "document.value": { equals: id } }],
    },
    req,
  });
  // A person whom the studio has no row of holds nothing, and is saved all the same.
  const person = await req.payload.db.findOne({
    collection: editors,
    where: { id: { equals: req.user.id } },
    req,
  });
  if (held || !person) return doc;
  const now = new Date().toISOString();
  await req.payload.db.create({
    collection: locks,
    data: {
      document: { relationTo: collection.slug, value: id },
      user: { relationTo: editors, value: req.user.id },
      createdAt: now,
      updatedAt: now,
    },
    req,
  });
  return doc;
};
