/** Texts that share many runs of words with another item of the same type: found in an index that this process has in memory. */
import type { Payload, PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { comparedFields, shareOf, shinglesOf, tooAlike } from "../../../services/content/rules/likeness.ts";
import { collectionOf } from "../collections/names.ts";
import type { Locale } from "../languages.ts";
import { type Doc, recordOf } from "../library/to-record.ts";
import { type Finding, hint } from "./findings.ts";
import { textsOf } from "./texts.ts";

interface Indexed {
  locale: Locale;
  name: string;
  runs: Uint32Array;
}

interface TypeIndex {
  texts: Map<string, Indexed[]>;
  /** The newest change that is in it. */
  until: string;
  readAt: number;
  reading?: Promise<void>;
}

/** Of a type; a larger library is compared with so many of its items. */
const mostItems = 5000;
const pageSize = 200;
/** Checks within this time see the same. */
const freshMs = 1000;

/** FNV-1a: a run of words as a number, so that a library of texts takes a few megabytes. */
function numberOf(run: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < run.length; at++) hash = Math.imul(hash ^ run.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const isCompared = (type: ContentType, name: string) =>
  (comparedFields.has(name) || name === "explanation" || type === "growthPlanArticlePrompt") &&
  type !== "subscriptionOffer";

const indexed = (record: SourceRecord) =>
  textsOf(record)
    .filter(({ name }) => isCompared(record.type, name))
    .map(({ place, locale, name, text }) => ({
      place,
      locale,
      name,
      runs: Uint32Array.from(shinglesOf(text), numberOf),
    }));

const indexes = new WeakMap<Payload, Map<ContentType, TypeIndex>>();

async function readChanges(payload: Payload, type: ContentType, index: TypeIndex): Promise<void> {
  const since = index.until;
  for (let page = 1; page * pageSize <= mostItems; page++) {
    const { docs, hasNextPage } = await payload.find({
      collection: collectionOf(type),
      where: since ? { updatedAt: { greater_than_equal: since } } : {},
      sort: "id",
      page,
      limit: pageSize,
      depth: 0,
      overrideAccess: true,
    });
    for (const doc of docs as unknown as Doc[]) {
      const texts = indexed(recordOf(type, doc)).map(({ locale, name, runs }) => ({ locale, name, runs }));
      index.texts.set(doc.id, texts);
      if (String(doc.updatedAt) > index.until) index.until = String(doc.updatedAt);
    }
    if (!hasNextPage) break;
  }
  index.readAt = Date.now();
}

async function indexOf(payload: Payload, type: ContentType): Promise<TypeIndex> {
  const own = indexes.get(payload) ?? new Map<ContentType, TypeIndex>();
  indexes.set(payload, own);
  const index: TypeIndex = own.get(type) ?? { texts: new Map(), until: "", readAt: 0 };
  own.set(type, index);
  if (Date.now() - index.readAt > freshMs)
    index.reading ??= readChanges(payload, type, index).finally(() => {
      delete index.reading;
    });
  await index.reading;
  return index;
}

interface Match {
  id: string;
  share: number;
}

function mostAlike(id: string, { locale, runs }: Indexed, { texts }: TypeIndex): Match | undefined {
  const own = new Set(runs);
  let best: Match | undefined;
  if (own.size === 0) return undefined;
  for (const [other, list] of texts) {
    if (other === id) continue;
    for (const text of list) {
      if (text.locale !== locale) continue;
      let common = 0;
      for (const run of text.runs) if (own.has(run)) common++;
      const share = shareOf(common, own.size, text.runs.length);
      if (share > (best?.share ?? tooAlike)) best = { id: other, share };
    }
  }
  return best;
}

export async function checkLikeness(req: PayloadRequest, record: SourceRecord): Promise<Finding[]> {
  const own = indexed(record);
  if (own.length === 0) return [];
  const index = await indexOf(req.payload, record.type);
  const matches = own.flatMap((text) => {
    const match = mostAlike(record.id, text, index);
    return match ? [{ place: text.place, ...match }] : [];
  });
  if (matches.length === 0) return [];
  // What is in the trash by now is compared with nothing.
  const { docs } = await req.payload.find({
    collection: collectionOf(record.type),
    where: { id: { in: [...new Set(matches.map(({ id }) => id))] } },
    select: { heading: true },
    depth: 0,
    overrideAccess: true,
  });
  const headings = new Map(
    (docs as unknown as { id: string; heading?: string }[]).map(({ id, heading }) => [id, heading ?? id]),
  );
  return matches.flatMap(({ place, id, share }) => {
    const heading = headings.get(id);
    const percent = Math.round(share * 100);
    return heading === undefined
      ? []
      : [
          hint(
            place,
            "alike",
            `${percent}% of it is also in “${heading}”.`,
            `El ${percent} % está también en «${heading}».`,
          ),
        ];
  });
}
