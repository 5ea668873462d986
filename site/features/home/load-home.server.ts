import { pageProperties } from "../../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
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
  const { title, contentBody } = pageProperties.parse(item.properties);
  const parts = await loadBody(services.scripture, contentBody, locale);
  // Only the first lines; the full text is on its own page.
  const opening = parts.find((part) => part.kind === "markup")?.html.match(/<p>.*?<\/p>/s)?.[0] ?? "";
  return { title, path: dayPath("prayers", day), opening };
}

async function loadQuiz(services: SiteServices, day: Day, locale: Locale) {
  const item = await findTrivia(services.content, { ...day, year: cycleYear }, locale);
  if (!item) return null;
  const { title, summary } = pageProperties.parse(item.properties);
  return { title, summary, path: `/trivia/${day.month}/${day.day}` };
}

/** Series take turns: another one leads each week. */
function turn<T>(list: T[], day: Day): T | undefined {
  const week = Math.floor(Date.UTC(day.year, day.month - 1, day.day) / (7 * 86_400_000));
  return list[week % list.length];
}

export async function loadHome(services: SiteServices, locale: Locale) {
  const { content } = services;
  const day = dailyDay(services.now());
  const cardsOf = (section: string, take: number, sort?: string[]) =>
    loadCards(content, { kind: kindOfSection(section)!, locale, take, ...(sort ? { sort } : {}) });
  const [verse, prayer, quiz, featured, devotionals, guides, articles, topics] = await Promise.all([
    loadTodaysVerse(services, day, locale),
    loadPrayer(services, day, locale),
    loadQuiz(services, day, locale),
    loadFeaturedPlan(content, locale),
    cardsOf("/devotionals", 20),
    cardsOf("/study-guides", 20),
    cardsOf("/articles", 3, ["createDate:desc"]),
    loadTopicChoice(content, locale),
  ]);
  const devotional = turn(devotionals.cards, day);
  const growing: Card[] = [featured, devotional, turn(guides.cards, day)].filter((card) => card != null);
  const stops: DayStep[] = [
    ...(verse ? [{ name: "verse" as const, path: dayPath("verses", day) }] : []),
    ...(prayer ? [{ name: "prayer" as const, path: prayer.path }] : []),
    ...(devotional ? [{ name: "devotional" as const, path: devotional.path }] : []),
    ...(quiz ? [{ name: "trivia" as const, path: quiz.path }] : []),
    { name: "evening", path: "/verses/evening" },
  ];
  return { verse: verse ?? null, prayer, quiz, stops, growing, discover: articles.cards, topics };
}
