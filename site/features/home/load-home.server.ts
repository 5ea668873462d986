import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { SiteServices } from "../../context.ts";
import { type Day, dailyDay, dayPath } from "../../i18n/daily.ts";
import { kindOfSection } from "../catalog/kinds.ts";
import { type Card, loadCards } from "../catalog/load-cards.server.ts";
import { loadTopicChoice } from "../catalog/load-topics.server.ts";
import { loadFeaturedPlan } from "../growth-plans/load-featured-plan.server.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { dayNumber, loadDay } from "../today/load-day.server.ts";
import { findDaily } from "../verses/find-daily.server.ts";
import { loadVerse } from "../verses/find-verse.server.ts";
import { leaveOut, oneOfEach } from "./no-repeats.ts";

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

/** Series take turns: another one leads each week. */
function turns<T>(list: readonly T[], day: Day): T[] {
  const first = Math.floor(dayNumber(day) / 7) % Math.max(1, list.length);
  return [...list.slice(first), ...list.slice(0, first)];
}

const articlesShown = 3;
/** More than the row shows: it leaves out what its reader has begun already. */
const growingCards = 6;
const seriesInTurn = 100;

/** Three articles a day, the whole library in turn. */
async function loadArticles(content: ContentClient, day: Day, locale: Locale): Promise<Card[]> {
  const kind = kindOfSection("/articles")!;
  const { pages } = await loadCards(content, { kind, locale, take: articlesShown });
  const page = 1 + (dayNumber(day) % pages);
  return (await loadCards(content, { kind, locale, take: articlesShown, page })).cards;
}

/** What everybody may know of it. */
async function loadTonight(services: SiteServices, day: Day, locale: Locale) {
  const item = await findDaily(services.content, "evening", day, locale);
  if (!item) return null;
  const { title, readingMinutes } = pageProperties.parse(item.properties);
  const { passageReference } = item.properties;
  return {
    title,
    reference: typeof passageReference === "string" ? passageReference : null,
    minutes: readingMinutes,
  };
}

export async function loadHome(services: SiteServices, locale: Locale) {
  const { content } = services;
  const day = dailyDay(services.now());
  const cardsOf = (section: string) =>
    loadCards(content, { kind: kindOfSection(section)!, locale, take: seriesInTurn });
  const [verse, prayer, featured, devotionals, guides, discover, evening, stops, topics] = await Promise.all([
    loadTodaysVerse(services, day, locale),
    loadPrayer(services, day, locale),
    loadFeaturedPlan(content, locale),
    cardsOf("/devotionals"),
    cardsOf("/study-guides"),
    loadArticles(content, day, locale),
    loadTonight(services, day, locale),
    loadDay(services, locale),
    loadTopicChoice(content, locale),
  ]);
  const steps = Object.values(stops).map(({ path }) => path);
  const growing = oneOfEach(
    [featured ? [featured] : [], turns(devotionals.cards, day), turns(guides.cards, day)],
    steps,
    growingCards,
  );
  const shown = [...steps, ...growing.map(({ path }) => path)];
  return {
    verse: verse ?? null,
    prayer,
    evening,
    stops,
    growing,
    discover: leaveOut(discover, shown),
    topics,
  };
}
