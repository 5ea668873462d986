/** A release brought a newer text of an item that was edited here: both are shown, and an editor chooses. */
import type { Endpoint, PayloadRequest, Where } from "payload";
import { type ContentType, contentTypes } from "../../../contracts/content.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { refused, said, signedIn } from "../answers.ts";
import { collectionOf, contentCollections, typeOf } from "../collections/names.ts";
import { withEmptied } from "../library/emptied.ts";
import { documentOf } from "../library/from-record.ts";
import { digestOf, type Shipped, saveShipped, shippedOf } from "../library/receive.ts";
import { type Doc, recordOf } from "../library/to-record.ts";
import { differencesOf } from "./differences.ts";

const none = (req: PayloadRequest) =>
  refused(
    404,
    "not-found",
    said(req, {
      "en-US": "No newer version of it has come.",
      es: "No ha llegado ninguna versión más nueva.",
    }),
  );

/** Whoever may not change an item does not decide about its versions either. */
async function mayUpdate(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  const allowed = await req.payload.collections[collection]!.config.access.update({ req, id });
  if (typeof allowed === "boolean") return allowed;
  const where: Where = { and: [{ id: { equals: id } }, allowed] };
  return (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs > 0;
}

async function find(req: PayloadRequest, { collection, id }: Record<string, unknown>) {
  const type = typeof collection === "string" ? typeOf(collection) : undefined;
  if (!type || typeof collection !== "string" || typeof id !== "string") return undefined;
  const doc = (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: req.user,
    req,
  })) as unknown as Doc;
  const shipped = await shippedOf(req, collection, id);
  return shipped?.offered ? { type, collection, id, doc, offered: shipped.offered } : undefined;
}

/** The types of items that a version names, as they are here; what is not here is not named. */
async function typesOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, ContentType>> {
  const types = new Map<string, ContentType>();
  for (const type of ids.length > 0 ? contentTypes : []) {
    const where = { id: { in: ids } };
    const found = await req.payload.db.find({
      collection: collectionOf(type),
      where,
      limit: ids.length,
      pagination: false,
      select: { path: true },
    });
    for (const { id } of found.docs) types.set(String(id), type);
  }
  return types;
}

async function versionOf(req: PayloadRequest, offered: SourceRecord) {
  const lists = ["topics", "contributors", "categories", "related"] as const;
  const types = await typesOf(req, [...new Set(lists.flatMap((key) => offered[key] ?? []))]);
  const { draft: _, ...shown } = offered;
  const library = { typeOf: (id: string) => types.get(id) ?? offered.type, idAt: () => undefined };
  // As it comes back from the editor's form, which is how a release is compared with it.
  const digest = digestOf(recordOf(offered.type, documentOf(shown, library) as unknown as Doc));
  const known: SourceRecord = { ...shown };
  for (const key of lists) if (known[key]) known[key] = known[key].filter((id) => types.has(id));
  const data: Record<string, unknown> = withEmptied(offered.type, documentOf(known, library));
  // Where it lies, and in which languages it is on the site, was decided here.
  for (const key of ["id", "path", "name", "folder", "languages", "parent"]) delete data[key];
  return { data, digest };
}

async function choose(req: PayloadRequest): Promise<Response> {
  const body = ((await req.json?.()) ?? {}) as Record<string, unknown>;
  if (typeof body.take !== "boolean")
    return refused(
      400,
      "bad-request",
      said(req, { "en-US": "Say which version.", es: "Indica qué versión." }),
    );
  const found = await find(req, body);
  if (!found) return none(req);
  const { collection, id, offered } = found;
  if (!(await mayUpdate(req, collection, id)))
    return refused(
      403,
      "forbidden",
      said(req, { "en-US": "You may not change it.", es: "No puedes cambiarlo." }),
    );
  const { data, digest } = await versionOf(req, offered);
  // Seen either way; the row says so before the draft takes its mark over.
  await saveShipped(req, collection, id, { digest });
  if (body.take)
    await req.payload.update({
      collection,
      id,
      data: { ...data, _status: "draft" },
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
  return Response.json({ collection, id, taken: body.take });
}

interface Offered {
  collection: string;
  id: string;
  heading: string;
}

async function list(req: PayloadRequest): Promise<Response> {
  const items: Offered[] = [];
  for (const collection of contentCollections) {
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      draft: false,
      pagination: false,
      select: { heading: true, path: true, shipped: true },
      overrideAccess: false,
      user: req.user,
      req,
    });
    for (const { id, heading, path, shipped } of docs as unknown as (Offered & {
      path?: string;
      shipped?: Shipped;
    })[])
      if (shipped?.offered) items.push({ collection, id, heading: heading || path || id });
  }
  return Response.json({ items });
}

export const offeredEndpoints: Endpoint[] = [
  {
    path: "/offered",
    method: "get",
    handler: signedIn(async (req) => {
      if (req.query.id === undefined) return list(req);
      const found = await find(req, req.query);
      if (!found) return Response.json({ differences: [] });
      const { type, doc, offered } = found;
      return Response.json({ differences: differencesOf(recordOf(type, doc), offered) });
    }),
  },
  { path: "/offered", method: "post", handler: signedIn(choose) },
];
