import type { JournalEntry, JournalList, JournalSummary } from "../../contracts/journal.ts";
import { journalLimits } from "../../contracts/journal-paths.ts";
import { contains, plainText } from "./plain-text.ts";
import type { Place } from "./sealed-rows.ts";
import type { JournalStore } from "./store.ts";

interface Wanted {
  question: string;
  /** What an entry must be tied to. */
  ref: string | undefined;
  take: number;
  after: Place | undefined;
}

const openingLength = 180;
/** When many are read, few enough at once that even the longest entries are a few megabytes. */
export const entriesAtOnce = 25;

function summaryOf({ id, title, document, ties, createdAt, updatedAt }: JournalEntry): JournalSummary {
  const opening = plainText(document).replace(/\s+/g, " ").slice(0, openingLength);
  return { id, title, opening, ties, createdAt, updatedAt };
}

const isFound = ({ title, document, ties }: JournalEntry, { question, ref }: Wanted) =>
  (!ref || ties.some((tie) => tie.ref === ref)) &&
  (question === "" ||
    contains([title, plainText(document), ...ties.map(({ label }) => label)].join("\n"), question));

/**
 * Reads, newest first, until enough is found or a search has read as much as one call may: no answer opens a whole
 * journal, and without a question only what is shown is opened.
 */
export async function findEntries(
  store: JournalStore,
  subject: string,
  wanted: Wanted,
): Promise<Omit<JournalList, "total">> {
  const items: JournalSummary[] = [];
  let { after } = wanted;
  let bytes = 0;
  for (;;) {
    const isSearch = wanted.question !== "" || wanted.ref !== undefined;
    const page = await store.page(subject, isSearch ? entriesAtOnce : wanted.take, after);
    for (const [at, entry] of page.entries.entries()) {
      after = placeOf(entry);
      bytes += entry.bytes;
      if (isFound(entry, wanted)) items.push(summaryOf(entry));
      if (items.length < wanted.take && bytes < journalLimits.searchBytes) continue;
      const isLast = at === page.entries.length - 1 && !page.more;
      return isLast ? { items } : { items, next: writePlace(after) };
    }
    if (!page.more) return { items };
  }
}

export const placeOf = ({ createdAt, id }: JournalEntry): Place => ({ createdAt: new Date(createdAt), id });

const writePlace = ({ createdAt, id }: Place): string => `${createdAt.toISOString()}_${id}`;

/** Undefined when it is invalid. */
export function readPlace(text: string): Place | undefined {
  const [, moment, id] = /^([\dTZ:.-]{20,30})_([\da-f-]{36})$/i.exec(text) ?? [];
  const createdAt = new Date(moment ?? Number.NaN);
  return id === undefined || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id };
}
