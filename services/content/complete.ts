/** What every source leaves to be computed of an item: its passages and the days it is shown on. */
import { isDayRule } from "../../contracts/church-year.ts";
import type { Locale } from "../../contracts/site.ts";
import type { ContentRecord, Passage, ResolveReference, SourceRecord } from "./record.ts";
import { lengthProblems, plainWordsProblems } from "./rules/plain-words.ts";
import { siteWordProblems, tooLongWords } from "./rules/site-words.ts";
import { boundText } from "./rules/text-bounds.ts";

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
  const bounded = (locale: Locale) =>
    boundText(record.text[locale], (field, reason) => report([field], `${reason} (${locale})`));
  const complete: ContentRecord = { ...record, text: { "en-US": bounded("en-US"), es: bounded("es") } };
  for (const { field, locale, en } of [...plainWordsProblems(record), ...lengthProblems(record)])
    report([field], `\`${field}\`${locale ? ` (${locale})` : ""}: ${en}`);
  if (passage?.length) complete.passages = passages(passage, ["passage"]);
  if (questions?.length) {
    complete.questions = questions.map(({ passage: written, ...question }, nth) => ({
      ...question,
      passages: passages(written, ["questions", nth, "passage"]),
    }));
  }
  const { type, need, scheduledDay } = record;
  if (scheduledDay !== undefined && !isDayRule(scheduledDay))
    report(
      ["scheduledDay"],
      `\`${scheduledDay}\` is no day of the calendar, such as \`easter-2\` or \`mothers-day\``,
    );
  if (
    (type === "verse" || type === "prayer") &&
    scheduledDate === undefined &&
    scheduledDay === undefined &&
    need === undefined
  )
    report(
      ["scheduledDate"],
      `a ${type} needs a \`scheduledDate\` or a \`scheduledDay\`${type === "prayer" ? ", or a `need`" : ""}`,
    );
  if (record.repeatEvery !== undefined && record.repeatEvery < 1)
    report(["repeatEvery"], "`repeatEvery` must be one day or more");
  else if (scheduledDate !== undefined)
    complete.dates = record.repeatEvery ? repeatedDates(scheduledDate, record.repeatEvery) : [scheduledDate];
  for (const { at, locale, message } of [...siteWordProblems(record), ...tooLongWords(record)])
    report(at, locale ? `\`${at.join(".")}\` (${locale}): ${message["en-US"]}` : message["en-US"]);
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

/** The other way round: a complete item as it was written. */
export function sourceOf({ passages, dates, questions, ...record }: ContentRecord): SourceRecord {
  const written = (all: readonly Passage[]) => all.map(({ reference }) => reference);
  return {
    ...record,
    ...(passages ? { passage: written(passages) } : {}),
    ...(dates?.[0] ? { scheduledDate: dates[0] } : {}),
    ...(questions
      ? {
          questions: questions.map(({ passages: named, ...question }) => ({
            ...question,
            passage: written(named),
          })),
        }
      : {}),
  };
}
