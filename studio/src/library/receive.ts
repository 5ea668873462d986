/** A library that comes in: the shipped one the first time, a release's improvements, or a folder of the operator's. */
import { createHash } from "node:crypto";
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from "payload";
import { type ContentType, contentTypes } from "../../../contracts/content.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { collectionOf, pictures, recordings } from "../collections/names.ts";
import { withEmptied } from "./emptied.ts";
import { documentOf } from "./from-record.ts";
import { type Doc, recordOf } from "./to-record.ts";

interface Received {
  records: SourceRecord[];
  /** Ids and types of all that the library has, which items may name. */
  known: { id: string; type: ContentType; path: string }[];
}

/** `edited`: somebody here has changed it since; it stays, and the new version is offered beside it. */
type Outcome = "created" | "updated" | "same" | "edited";

/** The same for two versions of an item that say the same. */
export const digestOf = (record: SourceRecord) => {
  const { path: _, ...words } = record;
  return createHash("sha256").update(stable(words)).digest("base64url").slice(0, 22);
};

/** The same values give the same text, in whichever order they were written. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, each]) => each !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

export interface Shipped {
  /** Of what was brought last. */
  digest: string;
  /** What a later release brought of an item that was edited here. */
  offered?: SourceRecord;
}

export async function shippedOf(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Shipped | undefined> {
  const row = await req.payload.db.findOne<{ id: string; shipped?: Shipped | null }>({
    collection,
    where: { id: { equals: id } },
    select: { shipped: true },
    req,
  });
  return row?.shipped ?? undefined;
}

/** Written to the row alone: it is no change of the item. */
export const saveShipped = (req: PayloadRequest, collection: string, id: string, shipped: Shipped) =>
  req.payload.db.updateOne({ collection, id, data: { shipped }, returning: false, req });

type Before = Doc & { shipped?: Shipped | undefined; deletedAt?: string };

/** Items as their editors last saved them, by their ids. */
async function readBefore(
  req: PayloadRequest,
  records: readonly SourceRecord[],
): Promise<Map<string, Before>> {
  const before = new Map<string, Before>();
  for (const [type, some] of Map.groupBy(records, (record) => record.type)) {
    const query = {
      collection: collectionOf(type),
      where: { id: { in: some.map(({ id }) => id) } },
      limit: some.length,
      pagination: false,
      req,
    };
    const found = await req.payload.find({
      ...query,
      depth: 0,
      draft: true,
      trash: true,
      overrideAccess: true,
    });
    if (found.docs.length === 0) continue;
    // Versions have what was brought when they were saved; the row has what was brought last.
    const rows = await req.payload.db.find<Before>({ ...query, select: { shipped: true } });
    const shipped = new Map(rows.docs.map((row) => [row.id, row.shipped ?? undefined]));
    for (const doc of found.docs as unknown as Before[])
      before.set(doc.id, { ...doc, shipped: shipped.get(doc.id) });
  }
  return before;
}

async function receiveOne(
  req: PayloadRequest,
  record: SourceRecord,
  before: Before | undefined,
  library: Parameters<typeof documentOf>[1],
): Promise<Outcome> {
  const collection = collectionOf(record.type);
  const { draft, ...shown } = record;
  const data = documentOf(shown, library);
  // As it comes back: what the editor's form cannot tell apart is the same.
  const digest = digestOf(recordOf(record.type, data as unknown as Doc));
  const shipped: Shipped = { digest };
  const saved = { ...data, shipped, _status: draft ? "draft" : "published" };
  const common = { collection, depth: 0, overrideAccess: true, req, draft: draft === true } as const;
  if (!before) {
    // Its place is there already: see reservePlaces.
    await req.payload.update({ ...common, id: record.id, data: saved });
    return "created";
  }
  const now = digestOf(recordOf(record.type, before));
  if (before.shipped?.digest === digest || now === digest) return "same";
  if (before.deletedAt || now !== before.shipped?.digest) {
    if (before.shipped?.offered && digestOf(before.shipped.offered) === digestOf(record)) return "edited";
    await saveShipped(req, collection, record.id, { digest: before.shipped?.digest ?? "", offered: record });
    return "edited";
  }
  await req.payload.update({ ...common, id: record.id, data: withEmptied(record.type, saved) });
  return "updated";
}

/** Items may name each other in circles, and a database refuses what is not there: each has its row first. */
async function reservePlaces(req: PayloadRequest, known: Received["known"]): Promise<void> {
  for (const type of contentTypes) {
    const places = known.filter((each) => each.type === type);
    if (places.length === 0) continue;
    const collection = collectionOf(type);
    const { docs } = await req.payload.db.find({
      collection,
      where: { id: { in: places.map(({ id }) => id) } },
      limit: places.length,
      pagination: false,
      select: { path: true },
      req,
    });
    const there = new Set(docs.map(({ id }) => id));
    for (const { id, path } of places) {
      if (there.has(id)) continue;
      await req.payload.db.create({ collection, customID: id, data: { id, path, _status: "draft" }, req });
    }
  }
}

export async function receive(req: PayloadRequest): Promise<Response> {
  const { records: sent, known } = (await req.json!()) as Received;
  const records = sent.filter(({ type }) => contentTypes.includes(type));
  const byId = new Map(known.map(({ id, type }) => [id, type]));
  const byPath = new Map(known.map(({ id, path }) => [path, id]));
  const library = { typeOf: (id: string) => byId.get(id), idAt: (path: string) => byPath.get(path) };
  const outcomes: Record<string, Outcome> = {};
  // All of them or none: one transaction takes a fraction of the time of many.
  const own = await createLocalReq({ context: { isImport: true } }, req.payload);
  await initTransaction(own);
  try {
    await reservePlaces(own, known);
    const before = await readBefore(own, records);
    for (const record of records)
      outcomes[record.id] = await receiveOne(own, record, before.get(record.id), library);
    await commitTransaction(own);
  } catch (error) {
    await killTransaction(own);
    throw error;
  }
  return Response.json({ outcomes });
}

interface ReceivedMedia {
  id: string;
  path: string;
  filename: string;
  mimeType: string;
  alt: { "en-US": string; es: string };
  focalPoint: { left: number; top: number } | null;
  /** Base64. */
  data: string;
}

export async function receiveMedia(req: PayloadRequest): Promise<Response> {
  const media = (await req.json!()) as ReceivedMedia;
  const isRecording = media.mimeType.startsWith("audio/");
  const collection = isRecording ? recordings : pictures;
  const data = Buffer.from(media.data, "base64");
  const found = await req.payload.count({
    collection,
    where: { id: { equals: media.id } },
    overrideAccess: true,
  });
  const values = {
    id: media.id,
    path: media.path,
    ...(isRecording ? {} : { alt_en: media.alt["en-US"], alt_es: media.alt.es }),
    ...(media.focalPoint ? { focalX: media.focalPoint.left * 100, focalY: media.focalPoint.top * 100 } : {}),
  };
  const file = { data, mimetype: media.mimeType, name: media.filename, size: data.length };
  const common = {
    collection,
    overrideAccess: true,
    context: { isImport: true },
    file,
    data: values,
  } as const;
  if (found.totalDocs > 0) return Response.json({ outcome: "same" });
  await req.payload.create(common);
  return Response.json({ outcome: "created" });
}
