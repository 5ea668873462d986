/** Most publishes mend words and move nothing: only those are put in, since a whole index of ten thousand items takes a fifth of a second. */
import { type ContentIndex, createMemory, type Entry, mediaMaps, wordsOf } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";
import type { Library } from "./source.ts";

/** No map of the index is made of these. */
const words: ReadonlySet<string> = new Set<keyof ContentRecord>([
  "text",
  "questions",
  "passages",
  "related",
  "updated",
  "writtenAt",
]);
/** Of more changes a whole index is made. */
const most = 100;

function isInSamePlace(one: ContentRecord, other: ContentRecord): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [before, after] = [one, other].map((record) => record[name as keyof ContentRecord]);
    return words.has(name) || before === after || JSON.stringify(before) === JSON.stringify(after);
  });
}

/** The index of the library; undefined where more than words has changed. The entries are those of the index before, which is of no more use. */
export function renewIndex(
  before: ContentIndex,
  { version, records, media }: Pick<Library, "version" | "records" | "media">,
): ContentIndex | undefined {
  if (records.length !== before.entries.length - 1) return undefined;
  const changed: [Entry, ContentRecord][] = [];
  for (const record of records) {
    const entry = before.byId.get(record.id);
    if (entry?.record === record) continue;
    if (!entry || changed.length === most || !isInSamePlace(entry.record, record)) return undefined;
    changed.push([entry, record]);
  }
  for (const [entry, record] of changed) Object.assign(entry, { record, ...wordsOf(record) });
  return { ...before, version, ...mediaMaps(media), ...createMemory() };
}
