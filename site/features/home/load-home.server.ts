import { pageProperties } from "../../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { SiteServices } from "../../context.ts";
import { type Day, dailyDay, dayPath } from "../../i18n/daily.ts";
import { kindOfSection } from "../catalog/kinds.ts";
import { type Card, loadCards } from "../catalog/load-cards.server.ts";
import { loadTopicChoice } from "../catalog/load-topics.server.ts";
import { loadFeaturedPlan } from "../growth-plans/load-featured-plan.server.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { findTrivia } from "../trivia/find-trivia.server.ts";
import { findDaily } from "../verses/find-daily.server.ts";
import { loadVerse } from "../verses/find-verse.server.ts";
import type { DayStep } from "./day-rhythm.tsx";

async function loadTodaysVerse(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "verse", day, locale);
  return item && loadVerse(services, item, day, locale);
}

async function loadPrayer(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "prayer", day, locale);
  if (!item) return null;
  const { title, contentBody, readingMinutes } = pageProperties.parse(item.properties);
  const parts = await loadBody(services.scripture, contentBody, locale);
  // Only the first lines; the full text is on its own page.
  const opening = parts.find((part) => part.kind === "markup")?.html.match(/<p>.*?<\/p>/s)?.[0] ?? "";
  return { title, path: dayPath("prayers", day), opening, minutes: readingMinutes };
}

async function loadQuiz(services: SiteServices, day: Day, locale: Locale) {
  const item = await findTrivia(services.content, { ...day, year: cycleYear }, locale);
  if (!item) return null;
  const { title, summary, readingMinutes } = pageProperties.parse(item.properties);
  return { title, summary, path: `/trivia/${day.month}/${day.day}`, minutes: readingMinutes };
}

const dayNumber = ({ year, month, day }: Day) => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/** Series take turns: another one leads each week. */
const turn = <T>(list: T[], day: Day): T | undefined => list[Math.floor(dayNumber(day) / 7) % list.length];

const articlesShown = 3;
const seriesInTurn = 100;

/** Three articles a day, the whole library in turn. */
async function loadArticles(content: ContentClient, day: Day, locale: Locale): Promise<Card[]> {
  const kind = kindOfSection("/articles")!;
  const { pages } = await loadCards(content, { kind, locale, take: articlesShown });
  const page = 1 + (dayNumber(day) % pages);
  return (await loadCards(content, { kind, locale, take: articlesShown, page })).cards;
}

const wordsPerMinute = 200;
const minutesOf = (...texts: (string | null | undefined)[]) =>
  Math.max(1, Math.ceil(texts.join(" ").split(/\s+/).filter(Boolean).length / wordsPerMinute));

/** What one of its days takes; they are about as long as each other. */
async function minutesOfSeries(content: ContentClient, series: Card | undefined, locale: Locale) {
  if (!series) return null;
  const { items } = await content.list({
    filter: ["contentType:devotionalArticle"],
    fields: "properties[readingMinutes]",
    take: 1000,
    locale,
  });
  const minutes = items
    .filter(({ route }) => route.path.startsWith(`${series.path}/`))
    .map(({ properties }) => Number(properties.readingMinutes ?? 1));
  return minutes.length === 0
    ? null
    : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length);
}

async function minutesOfEvening(services: SiteServices, day: Day, locale: Locale): Promise<number | null> {
  const item = await findDaily(services.content, "evening", day, locale);
  return item ? pageProperties.parse(item.properties).readingMinutes : null;
}

export async function loadHome(services: SiteServices, locale: Locale) {
  const { content } = services;
  const day = dailyDay(services.now());
  const cardsOf = (section: string) =>
    loadCards(content, { kind: kindOfSection(section)!, locale, take: seriesInTurn });
  const [verse, prayer, quiz, featured, devotionals, guides, discover, evening, topics] = await Promise.all([
    loadTodaysVerse(services, day, locale),
    loadPrayer(services, day, locale),
    loadQuiz(services, day, locale),
    loadFeaturedPlan(content, locale),
    cardsOf("/devotionals"),
    cardsOf("/study-guides"),
    loadArticles(content, day, locale),
    minutesOfEvening(services, day, locale),
    loadTopicChoice(content, locale),
  ]);
  const devotional = turn(devotionals.cards, day);
  const growing: Card[] = [featured, devotional, turn(guides.cards, day)].filter((card) => card != null);
  const verseMinutes =
    verse &&
    minutesOf(
      verse.thought,
      verse.reflection,
      verse.question,
      ...verse.passage.verses.map(({ text }) => text),
    );
  const stops: DayStep[] = [
    ...(verse ? [{ name: "verse" as const, path: dayPath("verses", day), minutes: verseMinutes! }] : []),
    ...(prayer ? [{ name: "prayer" as const, path: prayer.path, minutes: prayer.minutes }] : []),
    ...(devotional
      ? [
          {
            name: "devotional" as const,
            path: devotional.path,
            minutes: await minutesOfSeries(content, devotional, locale),
          },
        ]
      : []),
    ...(quiz ? [{ name: "trivia" as const, path: quiz.path, minutes: quiz.minutes }] : []),
    { name: "evening", path: "/verses/evening", minutes: evening },
  ];
  return { verse: verse ?? null, prayer, quiz, stops, growing, discover, topics };
}
