/** "Create New" makes a draft at once; one that nobody ever wrote into, or chose anything in, is deleted after a day. */
import { isDeepStrictEqual } from "node:util";
import type { FlattenedField, Payload } from "payload";

type Values = Record<string, unknown>;

/** Payload's own, and who made it: nobody chose them. */
const given = new Set(["id", "createdAt", "updatedAt", "deletedAt", "_status", "createdBy"]);

/** A rich text in which nothing stands is a paragraph without children. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  const { root } = value as { root?: { children?: { type: string; children?: unknown[] }[] } };
  return (
    Array.isArray(root?.children) &&
    root.children.every(({ type, children }) => type === "paragraph" && !children?.length)
  );
}

const isUntouched = (field: FlattenedField, value: unknown): boolean => {
  if (isEmpty(value)) return true;
  if (field.type === "group") return areUntouched(field.flattenedFields, value as Values);
  // An unset box says no.
  const standard = "defaultValue" in field ? field.defaultValue : undefined;
  return isDeepStrictEqual(value, standard ?? (field.type === "checkbox" ? false : undefined));
};

const areUntouched = (fields: readonly FlattenedField[], values: Values): boolean =>
  fields.every((field) => given.has(field.name) || isUntouched(field, values[field.name]));

/**
 * Every state that was saved: what was written and taken out again was written all the same. The row has what the site
 * shows and what a release brought, which versions may not have.
 */
async function wasNeverWritten(
  payload: Payload,
  collection: string,
  id: string,
  fields: readonly FlattenedField[],
): Promise<boolean> {
  const row = await payload.db.findOne<Values & { id: string }>({
    collection,
    where: { id: { equals: id } },
  });
  const isUntouchedDraft = (values: Values) => values._status === "draft" && areUntouched(fields, values);
  if (!row || !isUntouchedDraft(row)) return false;
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.every(({ version }) => isUntouchedDraft(version as Values));
}

export async function deleteBlank(
  payload: Payload,
  collection: string,
  madeBefore: string,
  most: number,
): Promise<number> {
  const fields = payload.collections[collection]!.config.flattenedFields;
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { _status: { equals: "draft" } },
        { createdAt: { less_than: madeBefore } },
        // Whatever has a title has a place, and so has all that a release brings.
        { path: { exists: false } },
      ],
    },
    draft: true,
    limit: most,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  let deleted = 0;
  for (const doc of docs as unknown as (Values & { id: string })[]) {
    if (!areUntouched(fields, doc) || !(await wasNeverWritten(payload, collection, doc.id, fields))) continue;
    await payload.delete({ collection, id: doc.id, depth: 0, overrideAccess: true });
    deleted++;
  }
  return deleted;
}
