/** Items as the site reads them: everything published, page by page, or some by their ids. */
import type { PayloadRequest, Where } from "payload";
import type { SourceRecord } from "../../../services/content/record.ts";
import { contentCollections, typeOf } from "../collections/names.ts";
import { type Locale, locales } from "../languages.ts";
import { hasWords, wordsOf } from "../translation/words.ts";
import { readMedia } from "./media.ts";
import { type Doc, recordOf } from "./to-record.ts";

export interface StudioItem {
  record: SourceRecord;
  media: unknown[];
  updated: string;
  /** Of an item below another: its id. What lies in a folder has none. */
  parent?: string;
}

interface Page {
  items: StudioItem[];
  /** Where the next page begins; absent at the end. */
  next?: string;
  total?: number;
}

/** Documents as items, each with the pictures and recordings that it names. */
async function itemsOf(
  req: PayloadRequest,
  found: readonly { collection: string; doc: Doc }[],
): Promise<StudioItem[]> {
  const mapped = found.map(({ collection, doc }) => ({ doc, record: recordOf(typeOf(collection)!, doc) }));
  const used = (record: SourceRecord) => [
    ...(record.image ? [record.image] : []),
    ...Object.values(record.audio ?? {}),
  ];
  const media = await readMedia(req, [...new Set(mapped.flatMap(({ record }) => used(record)))]);
  return mapped.map(({ doc, record }) => ({
    record,
    media: used(record).flatMap((id) => media.get(id) ?? []),
    updated: String(doc.updatedAt),
    ...(doc.parent ? { parent: String(doc.parent) } : {}),
  }));
}

async function findIn(req: PayloadRequest, collection: string, where: Where, limit: number, draft: boolean) {
  const { docs } = await req.payload.find({
    collection,
    where,
    limit,
    sort: "id",
    depth: 0,
    draft,
    pagination: false,
    overrideAccess: true,
  });
  return (docs as unknown as Doc[]).map((doc) => ({ collection, doc }));
}

const writtenIn = (collection: string, doc: Doc): Locale[] =>
  locales.filter(
    (locale) =>
      (doc.languages ?? locales).includes(locale) || hasWords(wordsOf(typeOf(collection)!, doc, locale)),
  );

const published: Where = { _status: { equals: "published" } };

async function byIds(req: PayloadRequest, ids: readonly string[], draft: boolean): Promise<Page> {
  const found = await Promise.all(
    contentCollections.map((collection) =>
      findIn(
        req,
        collection,
        draft ? { id: { in: ids } } : { and: [{ id: { in: ids } }, published] },
        ids.length,
        draft,
      ),
    ),
  );
  // A preview shows a language before it is on the site.
  const shown = draft
    ? found.flat().map(({ collection, doc }) => ({
        collection,
        doc: { ...doc, languages: writtenIn(collection, doc) },
      }))
    : found.flat();
  return { items: await itemsOf(req, shown) };
}

/** `after` is the last id of a collection that was read: `article:0d6c…`. */
async function page(req: PayloadRequest, after: string, limit: number): Promise<Page> {
  const [start = contentCollections[0]!, last = ""] = after.split(":");
  let at = Math.max(0, contentCollections.indexOf(start));
  let cursor = last;
  const found: { collection: string; doc: Doc }[] = [];
  while (at < contentCollections.length && found.length < limit) {
    const collection = contentCollections[at]!;
    const where: Where = cursor ? { and: [published, { id: { greater_than: cursor } }] } : published;
    const docs = await findIn(req, collection, where, limit - found.length, false);
    found.push(...docs);
    if (found.length < limit) {
      at++;
      cursor = "";
    } else cursor = docs.at(-1)!.doc.id;
  }
  const items = await itemsOf(req, found);
  if (after === "") {
    const counts = await Promise.all(
      contentCollections.map((collection) =>
        req.payload.count({ collection, where: published, overrideAccess: true }),
      ),
    );
    const total = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
    return at < contentCollections.length
      ? { items, total, next: `${contentCollections[at]}:${cursor}` }
      : { items, total };
  }
  return at < contentCollections.length ? { items, next: `${contentCollections[at]}:${cursor}` } : { items };
}

export const readPublished = (
  req: PayloadRequest,
  query: { ids: readonly string[] } | { after: string; limit: number },
): Promise<Page> => ("ids" in query ? byIds(req, query.ids, false) : page(req, query.after, query.limit));

export const readDrafts = (req: PayloadRequest, { ids }: { ids: readonly string[] }): Promise<Page> =>
  byIds(req, ids, true);
