/** The items that the calendar is about, as the site has them and as drafts would have them. */
import type { PayloadRequest, Where } from "payload";
import { plusDays } from "../../../contracts/church-year.ts";
import { type ContentType, publishedTypes } from "../../../contracts/content.ts";
import { dayOf } from "../../../contracts/day-of.ts";
import { completeRecord } from "../../../services/content/complete.ts";
import type { ContentRecord, SourceRecord } from "../../../services/content/record.ts";
import { collectionOf, typeOf } from "../collections/names.ts";
import type { Locale } from "../languages.ts";
import { type Doc, recordOf } from "../library/to-record.ts";
import { type PlannedAction, planTask, readJobs } from "../schedule/plan.ts";

/** What a reader finds one of every day. */
export const dailyTypes: readonly ContentType[] = ["verse", "prayer", "trivia"];

export interface CalendarItem {
  collection: string;
  id: string;
  heading: string;
  /** Where it has one in a language. */
  titles: Partial<Record<Locale, string>>;
  passage?: string;
  /** `changed`: published, and a draft of it is not yet. */
  status: "published" | "changed" | "draft";
  languages?: readonly Locale[];
}

export interface Read {
  item: CalendarItem;
  record: ContentRecord;
}

interface Row extends Doc {
  heading?: string;
  passage?: string;
  published?: string;
  en?: { title?: string | null };
  es?: { title?: string | null };
}

const fields = {
  path: true,
  heading: true,
  en: { title: true },
  es: { title: true },
  languages: true,
  order: true,
  access: true,
  passage: true,
  published: true,
  scheduledDate: true,
  scheduledDay: true,
  repeatEvery: true,
  evening: true,
  need: true,
} as const;

/** References are read where they are compared, not here. */
const recordFor = (type: ContentType, doc: Row): ContentRecord => {
  const { passage: _, ...source }: SourceRecord = recordOf(type, doc);
  return completeRecord(
    source,
    () => undefined,
    () => {},
  );
};

async function rows(
  req: PayloadRequest,
  collection: string,
  draft: boolean,
  where: Where = {},
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: draft ? "draft" : "published" } }, where] },
    draft,
    depth: 0,
    pagination: false,
    select: fields,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs as unknown as Row[];
}

const itemOf = (collection: string, doc: Row, status: CalendarItem["status"]): CalendarItem => ({
  collection,
  id: doc.id,
  heading: doc.heading || doc.path || doc.id,
  titles: {
    ...(doc.en?.title ? { "en-US": doc.en.title } : {}),
    ...(doc.es?.title ? { es: doc.es.title } : {}),
  },
  status,
  ...(doc.passage ? { passage: doc.passage } : {}),
  ...(doc.languages ? { languages: doc.languages } : {}),
});

/** What is published of these types, and what is a draft: an item may be both. */
export async function readItems(
  req: PayloadRequest,
  types: readonly ContentType[],
  where: Where = {},
): Promise<{ shown: Read[]; drafts: Read[] }> {
  const shown: Read[] = [];
  const drafts: Read[] = [];
  for (const type of types) {
    const collection = collectionOf(type);
    const [published, unpublished] = [
      await rows(req, collection, false, where),
      await rows(req, collection, true, where),
    ];
    const changed = new Set(unpublished.map(({ id }) => id));
    const both = new Set(published.map(({ id }) => id));
    for (const doc of published)
      shown.push({
        item: itemOf(collection, doc, changed.has(doc.id) ? "changed" : "published"),
        record: recordFor(type, doc),
      });
    for (const doc of unpublished)
      drafts.push({
        item: itemOf(collection, doc, both.has(doc.id) ? "changed" : "draft"),
        record: recordFor(type, doc),
      });
  }
  return { shown, drafts };
}

/** What comes on the site, or leaves the lists of drafts, within these days by its date of publication. */
export const readComing = (req: PayloadRequest, first: string, last: string) =>
  readItems(req, publishedTypes, {
    published: { greater_than_equal: `${first}T00:00:00.000Z`, less_than_equal: `${last}T23:59:59.999Z` },
  });

export interface Scheduled {
  at: string;
  /** Where daily pages live. */
  date: string;
  action: PlannedAction;
  locale: Locale;
  item: CalendarItem;
}

/** Publications that somebody has planned for a moment within these days. */
export async function readPlanned(req: PayloadRequest, first: string, last: string): Promise<Scheduled[]> {
  const found = await readJobs(req, [
    { taskSlug: { equals: planTask } },
    { waitUntil: { greater_than_equal: `${first}T00:00:00.000Z` } },
    // The last day ends later than in London.
    { waitUntil: { less_than_equal: `${plusDays(last, 1)}T23:59:59.999Z` } },
  ]);
  const planned: Scheduled[] = [];
  for (const { waitUntil, input } of found) {
    if (!input || !typeOf(input.collection)) continue;
    const { collection, id, locale, action } = input;
    // Whoever may not read the item does not see that it is planned.
    const doc = (await req.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    })) as unknown as (Row & { _status?: string }) | null;
    if (doc)
      planned.push({
        at: waitUntil,
        date: dayOf(new Date(waitUntil)),
        action,
        locale,
        item: itemOf(collection, doc, doc._status === "published" ? "published" : "draft"),
      });
  }
  return planned;
}
