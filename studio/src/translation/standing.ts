/** Notes how far an item's translation is, whenever what readers see of it changes. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { translations, typeOf } from "../collections/names.ts";
import { groups, type Locale, locales } from "../languages.ts";
import { agreementOf, type BothWords, type Standing } from "./agreement.ts";
import { wordsOf } from "./words.ts";

export type Doc = Record<string, unknown> & {
  id: string;
  _status?: string;
  languages?: Locale[] | null;
  heading?: string | null;
  deletedAt?: string | null;
};

export interface Row {
  id: string;
  of: string;
  heading: string;
  en: Standing;
  es: Standing;
  agreed?: BothWords | null;
  updatedAt?: string;
}

export const languagesOf = (doc: Doc): Locale[] =>
  locales.filter((locale) => (doc.languages ?? locales).includes(locale));

export function bothWords(collection: string, doc: Doc): BothWords {
  const type = typeOf(collection)!;
  return { "en-US": wordsOf(type, doc, "en-US"), es: wordsOf(type, doc, "es") };
}

export async function readRow(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const row = await req.payload.db.findOne({ collection: translations, where: { id: { equals: id } }, req });
  return (row as unknown as Row | null) ?? undefined;
}

async function writeRow(req: PayloadRequest, row: Row, before: Row | undefined): Promise<void> {
  const { id, ...data } = row;
  if (before) await req.payload.db.updateOne({ collection: translations, id, data: { ...data }, req });
  else await req.payload.db.create({ collection: translations, customID: id, data: { ...data, id }, req });
}

/** What readers see of an item; undefined when it is not on the site. */
export async function publishedOf(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<Doc | undefined> {
  const doc = (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as Doc | null;
  return doc?._status === "published" && !doc.deletedAt ? doc : undefined;
}

/** `mark`: somebody says that the translation is up to date. */
export async function noteStanding(
  req: PayloadRequest,
  collection: string,
  id: string,
  { published, draft, mark = false }: { published: Doc | undefined; draft: Doc; mark?: boolean },
): Promise<void> {
  const before = await readRow(req, id);
  const of = typeOf(collection)!;
  const heading = String((published ?? draft).heading ?? "");
  if (!published && !mark) {
    // Nobody waits for the translation of what nobody reads; what was agreed stays.
    if (before) await writeRow(req, { ...before, heading, en: "current", es: "current" }, before);
    return;
  }
  const now = bothWords(collection, draft);
  const { agreed, standing } = agreementOf({
    agreed: mark ? now : (before?.agreed ?? undefined),
    languages: published ? languagesOf(published) : [],
    published: published ? bothWords(collection, published) : now,
    draft: now,
  });
  const row: Row = {
    id,
    of,
    heading,
    [groups["en-US"]]: standing["en-US"],
    [groups.es]: standing.es,
    agreed: agreed ?? null,
  } as Row;
  await writeRow(req, row, before);
}

export const noteChange: CollectionAfterChangeHook = async ({ doc, collection, req, context }) => {
  // The two steps of publishing one language are noted by whoever takes them.
  if (context.isOneLanguage) return doc;
  const saved = doc as Doc;
  if (saved._status === "published") {
    const published = saved.deletedAt ? undefined : saved;
    // A release brings both languages as they belong together.
    const mark =
      context.isImport === true && published !== undefined && languagesOf(saved).length === locales.length;
    await noteStanding(req, collection.slug, saved.id, { published, draft: saved, mark });
    return doc;
  }
  const row = await readRow(req, saved.id);
  if (row && (row.en !== "current" || row.es !== "current")) {
    const published = await publishedOf(req, collection.slug, saved.id);
    await noteStanding(req, collection.slug, saved.id, { published, draft: saved });
  }
  return doc;
};

export const noteRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.db.deleteMany({
    collection: translations,
    where: { id: { equals: (doc as Doc).id } },
    req,
  });
  return doc;
};
