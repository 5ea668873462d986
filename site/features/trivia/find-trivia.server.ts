import type { ContentItem, ContentList } from "../../../contracts/content.ts";
import { scheduledDays, scheduledFields } from "../../../contracts/scheduled-days.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { compareDays, type Day, isoDay, parseDay } from "../../i18n/daily.ts";

const firstDay = `${cycleYear}-01-01`;
const lastDay = `${cycleYear}-12-31`;

/** The trivia of one day of the cycle's year: newest scheduledDate first, take 1. */
export async function findTrivia(
  content: ContentClient,
  day: Day,
  locale: Locale,
): Promise<ContentItem | undefined> {
  const { items } = await content.list({
    filter: ["contentType:trivia", `scheduledDate:${isoDay(day)}`],
    sort: ["scheduledDate:desc"],
    take: 1,
    locale,
  });
  return items[0];
}

/** An item's days within the cycle's year. */
function daysOf(item: ContentItem): Day[] {
  return scheduledDays(item.properties)
    .map((date) => parseDay(...(date.split("-") as [string, string, string])))
    .filter((day) => day !== undefined)
    .filter((day) => day.year === cycleYear);
}

async function latestUpTo(content: ContentClient, last: string, locale: Locale): Promise<Day | undefined> {
  const { items } = await content.list({
    filter: ["contentType:trivia", `scheduledDate>:${firstDay}`, `scheduledDate<:${last}`],
    sort: ["scheduledDate:desc"],
    take: 1,
    locale,
  });
  if (!items[0]) return undefined;
  return daysOf(items[0])
    .filter((day) => isoDay(day) <= last)
    .sort(compareDays)
    .at(-1);
}

/** Today's trivia, else the most recent one; before the year's first that is the last of the previous year. */
export async function mostRecentTriviaDay(
  content: ContentClient,
  today: Day,
  locale: Locale,
): Promise<Day | undefined> {
  const upToToday = await latestUpTo(content, isoDay({ ...today, year: cycleYear }), locale);
  return upToToday ?? latestUpTo(content, lastDay, locale);
}

export interface TriviaEntry {
  day: Day;
  title: string;
  level: number | null;
}

const atOnce = 100;

/** The content remembers its lists, and every quiz asks for the year. */
const knownEntries = new WeakMap<ContentList, readonly TriviaEntry[]>();

function entriesOf(list: ContentList): readonly TriviaEntry[] {
  const known = knownEntries.get(list);
  if (known) return known;
  const entries = list.items.flatMap((item) => {
    const { quizLevel } = item.properties;
    const level = typeof quizLevel === "number" ? quizLevel : null;
    return daysOf(item).map((day) => ({ day, title: item.name, level }));
  });
  knownEntries.set(list, entries);
  return entries;
}

/** Every day of the year that has trivia, in the order of the calendar. */
export async function loadTriviaYear(content: ContentClient, locale: Locale): Promise<TriviaEntry[]> {
  const byDate = new Map<string, TriviaEntry>();
  for (let skip = 0, total = 1; skip < total; skip += atOnce) {
    const list = await content.list({
      filter: ["contentType:trivia", `scheduledDate>:${firstDay}`, `scheduledDate<:${lastDay}`],
      fields: `properties[${scheduledFields},quizLevel]`,
      skip,
      take: atOnce,
      locale,
    });
    total = list.total;
    for (const entry of entriesOf(list)) byDate.set(isoDay(entry.day), entry);
  }
  return [...byDate.values()].sort((a, b) => compareDays(a.day, b.day));
}
