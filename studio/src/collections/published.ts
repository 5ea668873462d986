/** An item as the site has it: drafts are in versions only, so the collection's own row is what was published last. */
import type { CollectionBeforeChangeHook, PayloadRequest, TypeWithID } from "payload";

interface Row extends TypeWithID {
  _status?: string | null;
  deletedAt?: string | null;
  shipped?: unknown;
}

const rowOf = (req: PayloadRequest, collection: string, id: string) =>
  req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });
const isShown = (row: Row | null) => row?._status === "published" && !row.deletedAt;

export async function publishedRow<Doc extends object>(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Doc | undefined> {
  const found = await rowOf(req, collection, id);
  return isShown(found) ? (found as unknown as Doc) : undefined;
}

/** The context of a request has each item as it was published before, by its id. */
const keyOf = (id: string) => `published ${id}`;

export const publishedBefore = <Doc extends object>(req: PayloadRequest, id: string): Doc | undefined =>
  req.context[keyOf(id)] as Doc | undefined;

export const isAutosave = (req: PayloadRequest): boolean => String(req.query?.autosave ?? "") === "true";

export const rememberPublished: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  collection,
}) => {
  if (operation !== "update" || req.context.isImport || isAutosave(req)) return data;
  const { id } = originalDoc as { id: string };
  const row = await rowOf(req, collection.slug, id);
  req.context[keyOf(id)] = isShown(row) ? row : undefined;
  // A version has what was brought when it was saved; the row, what was brought last.
  return row && "shipped" in row ? { ...data, shipped: row.shipped } : data;
};
