import { pageProperties } from "../../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { type Day, dailyDay, dayPath } from "../../i18n/daily.ts";
import { kindOfSection } from "../catalog/kinds.ts";
import { loadCards, withoutSlash } from "../catalog/load-cards.server.ts";
import { loadChildren } from "../catalog/load-collection.server.ts";
import { findTrivia } from "../trivia/find-trivia.server.ts";
import { findDaily } from "../verses/find-daily.server.ts";
import { loadVerse } from "../verses/find-verse.server.ts";
import type { DayStep } from "./day-steps.ts";

export interface DayStop {
  path: string;
  /** As its text takes. */
  minutes: number | null;
}
export type DayStops = Partial<Record<DayStep | "evening", DayStop>>;

const wordsPerMinute = 200;
const minutesOf = (...texts: (string | null | undefined)[]) =>
  Math.max(1, Math.ceil(texts.join(" ").split(/\s+/).filter(Boolean).length / wordsPerMinute));

const minutesIn = (properties: Record<string, unknown>) => pageProperties.parse(properties).readingMinutes;

async function verseStop(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "verse", day, locale);
  if (!item) return {};
  const { thought, reflection, question, passage } = await loadVerse(services, item, day, locale);
  const minutes = minutesOf(thought, reflection, question, ...passage.verses.map(({ text }) => text));
  const path = dayPath("verses", day);
  return {
    verse: { path, minutes },
    // Where the day has no quiz, the verse has a question of its own.
    ...(question ? { question: { path: `${path}#question`, minutes: 1 } } : {}),
  };
}

async function prayerStop(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "prayer", day, locale);
  return item ? { prayer: { path: dayPath("prayers", day), minutes: minutesIn(item.properties) } } : {};
}

async function quizStop(services: SiteServices, day: Day, locale: Locale) {
  const item = await findTrivia(services.content, { ...day, year: cycleYear }, locale);
  const path = `/trivia/${day.month}/${day.day}`;
  return item ? { question: { path, minutes: minutesIn(item.properties) } } : {};
}

async function eveningStop(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "evening", day, locale);
  return { evening: { path: "/verses/evening", minutes: item ? minutesIn(item.properties) : null } };
}

const maxSeries = 100;
const readingFields = "properties[title,access,readingMinutes]";
export const dayNumber = ({ year, month, day }: Day) =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/** A first reading for whoever is in none yet: the devotionals in turn, each day the next article that everybody may read. */
async function readingStop(services: SiteServices, day: Day, locale: Locale) {
  const kind = kindOfSection("/devotionals")!;
  const { cards } = await loadCards(services.content, { kind, locale, take: maxSeries });
  const series = await Promise.all(
    cards.map(({ id }) => loadChildren(services, { id }, locale, readingFields)),
  );
  const open = series.flat().filter(({ properties }) => (properties.access ?? "free") === "free");
  const article = open[dayNumber(day) % open.length];
  return article
    ? { reading: { path: withoutSlash(article.route.path), minutes: minutesIn(article.properties) } }
    : {};
}

/** Where each step of the day is, and how long it takes. What the content does not have for this day is missing. */
export async function loadDay(services: SiteServices, locale: Locale): Promise<DayStops> {
  const day = dailyDay(services.now());
  const stops = await Promise.all(
    [verseStop, prayerStop, readingStop, quizStop, eveningStop].map((load) => load(services, day, locale)),
  );
  return Object.assign({}, ...stops) as DayStops;
}

/** The day, on a page that is about today; null on every other. */
export async function loadDayOn(
  shown: Pick<Day, "month" | "day"> & { year?: number },
  services: SiteServices,
  locale: Locale,
): Promise<DayStops | null> {
  const today = dailyDay(services.now());
  const isToday = Object.entries(shown).every(([part, value]) => today[part as keyof Day] === value);
  return isToday ? loadDay(services, locale) : null;
}
