/** The items of a CMS as one library: each that is whole and has its place. The others are named with their reason. */
import { createHash } from "node:crypto";
import { completeRecord } from "../../complete.ts";
import { findCollisions } from "../../content-index.ts";
import {
  type ContentRecord,
  languagesOf,
  type MediaRecord,
  type ResolveReference,
  type SourceRecord,
} from "../../record.ts";
import { scanBody } from "../../rules/scan-body.ts";
import type { ItemProblem, Library } from "../../source.ts";

export interface StoredItem {
  record: SourceRecord;
  media: MediaRecord[];
  notes: string[];
  /** What was computed of it. Reading references takes most of a load, so it is stored with the copy on disk. */
  completed?: Completed;
}

/** A container, which is no item here, by its path in each language. */
export interface Folder {
  path: string;
  es: string;
}

interface Holdings {
  items: Iterable<StoredItem>;
  folders: Iterable<Folder>;
  /** Items that could not even be read. */
  broken: Iterable<ItemProblem>;
}

interface Completed {
  computed: Pick<ContentRecord, "passages" | "dates" | "questions">;
  notes: string[];
  failures: string[];
  /** Of the record and its pictures: the library's version is made of these. */
  digest: string;
}

const digestOf = (...values: unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

function recordOf(record: SourceRecord, computed: Completed["computed"]): ContentRecord {
  const { passage: _, scheduledDate: __, questions: ___, ...written } = record;
  return { ...written, ...computed };
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export function createAssembly(resolveReference: ResolveReference) {
  /** The same object for as long as the item is the same. */
  const records = new WeakMap<StoredItem, ContentRecord>();
  function recordIn(item: StoredItem): ContentRecord {
    const record = records.get(item) ?? recordOf(item.record, complete(item).computed);
    records.set(item, record);
    return record;
  }

  function complete(item: StoredItem): Completed {
    if (item.completed) return item.completed;
    const failures: string[] = [];
    const { passages, dates, questions } = completeRecord(item.record, resolveReference, (_, reason) =>
      failures.push(reason),
    );
    const notes = [...item.notes, ...unknownPassages(item.record, resolveReference)];
    const computed = {
      ...(passages ? { passages } : {}),
      ...(dates ? { dates } : {}),
      ...(questions ? { questions } : {}),
    };
    const digest = digestOf(recordOf(item.record, computed), item.media);
    item.completed = { computed, notes, failures, digest };
    return item.completed;
  }

  const withoutCollisions = createCollisions();

  return function assemble({ items, folders, broken }: Holdings): Library {
    const problems: ItemProblem[] = [...broken];
    const leave = ({ id, type }: SourceRecord | ContentRecord, reason: string) =>
      problems.push({ id, type, reason, leftOut: true });
    const places = createPlaces(folders);
    const media = new Map<string, MediaRecord>();
    const whole: ContentRecord[] = [];
    const digests = new Map<ContentRecord, string>();
    // Parents before children, so that what is below a missing item is known to be.
    const sorted = [...items].sort(
      (a, b) =>
        Number(!hasEnglish(a.record)) - Number(!hasEnglish(b.record)) ||
        a.record.path.length - b.record.path.length,
    );
    for (const item of sorted) {
      const { notes, failures, digest } = complete(item);
      const record = places.put(recordIn(item));
      const parent = folderOf(record.path);
      if (failures.length > 0) leave(record, failures.join("; "));
      // Its access would be lost with its parent.
      else if (parent !== "" && !places.has(parent))
        leave(record, `nothing is published at /${parent}/ above it`);
      else {
        places.add(record);
        whole.push(record);
        digests.set(record, digest);
        for (const reason of notes)
          problems.push({ id: record.id, type: record.type, reason, leftOut: false });
        for (const picture of item.media) if (!media.has(picture.id)) media.set(picture.id, picture);
      }
    }
    const shown = withoutCollisions(whole, leave);
    const version = digestOf(shown.map((record) => digests.get(record)));
    return { version, records: shown, media: [...media.values()], problems };
  };
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const joined = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);
const hasEnglish = (record: Pick<ContentRecord, "languages">) => languagesOf(record).includes("en-US");

/** The tree is that of the English paths: what has none is put where its Spanish path says. */
function createPlaces(folders: Iterable<Folder>) {
  const spanish = new Map([...folders].map(({ path, es }) => [path, es]));
  const bySpanish = new Map([...spanish].map(([path, es]) => [es, path]));
  return {
    has: (path: string) => spanish.has(path),
    put(record: ContentRecord): ContentRecord {
      if (hasEnglish(record)) return record;
      const above = folderOf(record.path);
      const parent = bySpanish.get(above) ?? above;
      const path = joined(parent, lastPart(record.path));
      return { ...record, path: spanish.has(path) ? joined(parent, record.id) : path };
    },
    add({ path, slugs }: ContentRecord): void {
      const es = joined(spanish.get(folderOf(path)) ?? "", slugs?.es ?? lastPart(path));
      spanish.set(path, es);
      bySpanish.set(es, path);
    },
  };
}

/** One address leads to one item; of two, the one that is first in the tree. While no address changes it is not looked for again. */
function createCollisions() {
  let addresses = "";
  let found: { id: string; path: string; reason: string }[] = [];

  function find(records: ContentRecord[]): typeof found {
    const collisions = new Map<string, { record: ContentRecord; reason: string }>();
    findCollisions(records, (first, second, locale) => {
      if (collisions.has(second.record.path)) return;
      const reason = `its ${locale} address /${second.paths[locale]}/ is already that of ${first.record.id}`;
      collisions.set(second.record.path, { record: second.record, reason });
    });
    return [...collisions.values()].map(({ record: { id, path }, reason }) => ({ id, path, reason }));
  }

  return function withoutCollisions(
    records: ContentRecord[],
    leave: (record: ContentRecord, reason: string) => void,
  ): ContentRecord[] {
    const now = digestOf(
      records
        .map(({ id, path, slugs, languages, order }) =>
          [id, path, slugs?.["en-US"], slugs?.es, languages, order].join(" "),
        )
        .join("\n"),
    );
    if (now !== addresses) found = find(records);
    addresses = now;
    if (found.length === 0) return records;
    const reasons = new Map(found.map(({ id, reason }) => [id, reason]));
    for (const record of records) {
      const reason = reasons.get(record.id);
      if (reason) leave(record, reason);
    }
    const out = new Set(found.map(({ path }) => path));
    const isOut = (path: string): boolean => path !== "" && (out.has(path) || isOut(folderOf(path)));
    return records.filter(({ path }) => !isOut(path));
  };
}

/** They are shown as they were written, without their text. */
function unknownPassages({ text, languages }: SourceRecord, resolveReference: ResolveReference): string[] {
  return languagesOf({ languages }).flatMap((locale) => {
    const { html, ...words } = text[locale];
    const named = scanBody(
      [html?.markup ?? "", ...Object.values(words).filter((value) => typeof value === "string")].join("\n"),
    );
    const blocks = (html?.blocks ?? []).map(({ content }) => String(content.properties.reference ?? ""));
    return [...named.passages.map(({ text: written }) => written), ...blocks]
      .filter((written) => !resolveReference(written, locale))
      .map((written) => `the passage "${written}" does not exist (${locale})`);
  });
}
