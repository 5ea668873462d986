/** The items of a CMS as one library: each that is whole and has its place. The others are named with their reason. */
import { createHash } from "node:crypto";
import { locales } from "../../../../contracts/site.ts";
import { completeRecord } from "../../complete.ts";
import { createIndex } from "../../content-index.ts";
import { scanBody } from "../../markdown.ts";
import type { ContentRecord, MediaRecord, ResolveReference, SourceRecord } from "../../record.ts";
import type { ItemProblem, Library } from "../../source.ts";

export interface StoredItem {
  record: SourceRecord;
  media: MediaRecord[];
  notes: string[];
  /** What was computed of it. Reading references takes most of a load, so it is stored with the copy on disk. */
  completed?: Completed;
}

interface Holdings {
  items: Iterable<StoredItem>;
  /** Paths of containers, which are no items here. */
  folders: Iterable<string>;
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

  return function assemble({ items, folders, broken }: Holdings): Library {
    const problems: ItemProblem[] = [...broken];
    const leave = ({ id, type }: SourceRecord | ContentRecord, reason: string) =>
      problems.push({ id, type, reason, leftOut: true });
    const places = new Set(folders);
    const media = new Map<string, MediaRecord>();
    const whole: ContentRecord[] = [];
    const digests = new Map<ContentRecord, string>();
    // Parents before children, so that what is below a missing item is known to be.
    const sorted = [...items].sort((a, b) => a.record.path.length - b.record.path.length);
    for (const item of sorted) {
      const { computed, notes, failures, digest } = complete(item);
      const record = recordOf(item.record, computed);
      const parent = folderOf(record.path);
      if (failures.length > 0) leave(record, failures.join("; "));
      // Its access would be lost with its parent.
      else if (parent !== "" && !places.has(parent))
        leave(record, `nothing is published at /${parent}/ above it`);
      else {
        places.add(record.path);
        whole.push(record);
        digests.set(record, digest);
        for (const reason of notes)
          problems.push({ id: record.id, type: record.type, reason, leftOut: false });
        for (const picture of item.media) if (!media.has(picture.id)) media.set(picture.id, picture);
      }
    }
    const records = withoutCollisions(whole, leave);
    const version = digestOf(records.map((record) => digests.get(record)));
    return { version, records, media: [...media.values()], problems };
  };
}

/** One address leads to one item; of two, the one that is first in the tree. */
function withoutCollisions(
  records: ContentRecord[],
  leave: (record: ContentRecord, reason: string) => void,
): ContentRecord[] {
  const out = new Set<string>();
  createIndex(records, {
    onCollision(first, second, locale) {
      if (out.has(second.record.path)) return;
      out.add(second.record.path);
      leave(
        second.record,
        `its ${locale} address /${second.paths[locale]}/ is already that of ${first.record.id}`,
      );
    },
  });
  if (out.size === 0) return records;
  const isOut = (path: string): boolean => path !== "" && (out.has(path) || isOut(folderOf(path)));
  return records.filter(({ path }) => !isOut(path));
}

/** They are shown as they were written, without their text. */
function unknownPassages({ text }: SourceRecord, resolveReference: ResolveReference): string[] {
  return locales.flatMap((locale) => {
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
