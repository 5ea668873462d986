/** A year as readers meet it: every day with its season, verse, prayer and quiz. Answers whether every day has all of them. */
import { feastOn, seasonOf } from "../../contracts/church-year.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { formatRanges, parseOsis } from "../../services/scripture/slot-ranges.ts";
import { type Library, ofType, openLibrary } from "./library.ts";
import { calendarOf, dailyVerses, daysOfYear } from "./schedule.ts";

const print = (line = "") => process.stdout.write(`${line}\n`);
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

export function writeDay(
  day: string,
  { verse, prayer, quiz }: Record<"verse" | "prayer" | "quiz", ContentRecord | undefined>,
  { locale, full }: { locale: Locale; full: boolean },
): string[] {
  const titleOf = (record: ContentRecord | undefined) => record?.text[locale].title ?? "MISSING";
  const season = feastOn(day) ?? seasonOf(day);
  const words = verse?.text[locale];
  return [
    `${day} ${weekday.format(new Date(day))}  ${season}`,
    `  verse   ${verse?.passages?.map(({ osis }) => formatRanges(parseOsis(osis) ?? [], locale)).join("; ") ?? ""}  ${titleOf(verse)}`,
    ...(full
      ? [`          ${words?.thought}`, `          ${words?.reflection}`, `          ${words?.question}`]
      : []),
    `  prayer  ${titleOf(prayer)}`,
    ...(full
      ? [`          ${prayer?.text[locale].body}`, `          ${prayer?.text[locale].eveningPrayer}`]
      : []),
    `  quiz    ${titleOf(quiz)}`,
  ];
}

export function daysWith(library: Pick<Library, "records">, locale: Locale) {
  const verses = calendarOf(dailyVerses(library), locale);
  const prayers = calendarOf(ofType(library, "prayer"), locale);
  const quizzes = calendarOf(ofType(library, "trivia"), locale);
  return (day: string) => ({ verse: verses(day)[0], prayer: prayers(day)[0], quiz: quizzes(day)[0] });
}

export async function printYear(
  root: string,
  year: number,
  { locale, full }: { locale: string; full: boolean },
): Promise<boolean> {
  const language = locales.find((each) => each === locale);
  if (!language || !(year >= 1900 && year <= 2099))
    throw new Error(`Name a year, and one of ${locales.join(", ")}.`);
  const onDay = daysWith(await openLibrary(root), language);
  const seen = new Map<ContentRecord, string>();
  const faults: string[] = [];
  for (const day of daysOfYear(year)) {
    const items = onDay(day);
    for (const line of writeDay(day, items, { locale: language, full })) print(line);
    for (const [name, item] of Object.entries(items)) {
      if (!item) faults.push(`${day}: no ${name}`);
      else if (seen.has(item)) faults.push(`${day}: ${item.path} was read on ${seen.get(item)}`);
      else seen.set(item, day);
    }
  }
  for (const fault of faults) print(fault);
  print(`${daysOfYear(year).length} days of ${year} (${language}); ${faults.length} gaps or repeats.`);
  return faults.length === 0;
}
