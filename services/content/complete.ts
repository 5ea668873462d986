/** What every source leaves to be computed of an item: its passages and the days it is shown on. */
import type { ContentRecord, Passage, ResolveReference, SourceRecord } from "./record.ts";

/** Names the field, and what is wrong with it. */
type ReportField = (at: readonly (string | number)[], reason: string) => void;

export function completeRecord(
  { passage, scheduledDate, questions, ...record }: SourceRecord,
  resolveReference: ResolveReference,
  report: ReportField,
): ContentRecord {
  const passages = (written: readonly string[], at: readonly (string | number)[]): Passage[] =>
    written.flatMap((text) => {
      const found = resolveReference(text, "en-US");
      if (!found) report(at, `the passage "${text}" does not exist`);
      return found ? [{ osis: found.osis, reference: found.reference }] : [];
    });
  const complete: ContentRecord = { ...record };
  if (passage?.length) complete.passages = passages(passage, ["passage"]);
  if (questions?.length) {
    complete.questions = questions.map(({ passage: written, ...question }, nth) => ({
      ...question,
      passages: passages(written, ["questions", nth, "passage"]),
    }));
  }
  if (record.type === "prayer" && scheduledDate === undefined && record.need === undefined)
    report(["scheduledDate"], "a prayer needs a `scheduledDate` or a `need`");
  if (record.repeatEvery !== undefined && record.repeatEvery < 1)
    report(["repeatEvery"], "`repeatEvery` must be one day or more");
  else if (scheduledDate !== undefined)
    complete.dates = record.repeatEvery ? repeatedDates(scheduledDate, record.repeatEvery) : [scheduledDate];
  return complete;
}

const day = 86_400_000;

/** The day itself and every n-th day after it, to the end of that year. */
function repeatedDates(first: string, every: number): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(first); ; at += every * day) {
    const written = new Date(at).toISOString().slice(0, 10);
    if (written.slice(0, 4) !== first.slice(0, 4)) return dates;
    dates.push(written);
  }
}
