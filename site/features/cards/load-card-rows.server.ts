import * as z from "zod/mini";
import { topicIds } from "../../../contracts/content.ts";
import { pageProperties, verseProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import { plainText } from "../../../contracts/verse-lines.ts";
import type { SiteServices } from "../../context.ts";
import { type Day, dailyDay } from "../../i18n/daily.ts";
import { kindOfType } from "../catalog/kinds.ts";
import { type Card, cardFields, cardOf, loadRelated, withoutSlash } from "../catalog/load-cards.server.ts";
import { loadChildren } from "../catalog/load-collection.server.ts";
import { loadTopicChoice } from "../catalog/load-topics.server.ts";
import { loadPassages } from "../passages/load-passages.server.ts";

/** A growth plan with its lessons in order: enough to compute progress and the next lesson. */
interface PlanCard {
  id: string;
  title: string;
  path: string;
  lessons: { id: string; title: string; path: string; access: string }[];
}

/** A study guide; a lesson of it is done when its sections are. */
interface GuideCard extends PlanCard {
  lessons: (PlanCard["lessons"][number] & { sections: string[] })[];
}

interface VerseCard {
  reference: string;
  title: string;
  text: string;
  path: string;
  topic: string | null;
}

const maxIds = 24;
/** Of courses and of articles; more than a row shows, since it leaves out what is on the page already. */
const byTopic = 6;
const considered = 60;

const nameFields = "properties[title]";
const accessOf = z.pick(pageProperties, { access: true });

const isGuid = (text: string) => z.guid().safeParse(text).success;
const idsIn = (list: string | null): string[] =>
  [...new Set((list ?? "").toLowerCase().split(","))].filter(isGuid).slice(0, maxIds);

/** Only the six topics; any other id would add a useless cache entry. */
const topicsIn = (list: string | null): string[] => {
  const known = Object.values<string>(topicIds);
  return idsIn(list).filter((id) => known.includes(id));
};

/** Another part of the list every day. */
function turn<T>(list: readonly T[], { year, month, day }: Day, take: number): T[] {
  const start = (Math.floor(Date.UTC(year, month - 1, day) / 86_400_000) * take) % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)].slice(0, take);
}

async function loadByTopics(
  { content, now }: SiteServices,
  topics: string[],
  locale: Locale,
): Promise<Card[]> {
  const ofTypes = async (types: string) => {
    const { items } = await content.list({
      filter: [`contentType:${types}`, `topic:${topics.join(",")}`],
      sort: ["createDate:desc", "name:asc"],
      take: considered,
      fields: cardFields,
      locale,
    });
    const cards = items.map((item) => cardOf(item, pageProperties.parse(item.properties)));
    return turn(cards, dailyDay(now()), byTopic);
  };
  return (await Promise.all([ofTypes(courseTypes.join(",")), ofTypes("article")])).flat();
}

async function loadItems({ content }: SiteServices, ids: string[], locale: Locale): Promise<Card[]> {
  return ids.length > 0
    ? loadRelated(content, await content.items(ids, { locale, fields: nameFields }), locale)
    : [];
}

/** Any course: a plan, guide, devotional or channel. */
interface CourseCard extends PlanCard {
  /** The content type of its lessons. */
  type: string;
}

const courseTypes = ["growthPlan", "studyGuide", "dailyDevotional", "channel"];

async function loadCourses(
  services: SiteServices,
  types: readonly string[],
  ids: string[],
  locale: Locale,
): Promise<CourseCard[]> {
  if (ids.length === 0) return [];
  const items = await services.content.items(ids, { locale, fields: nameFields });
  const plans = items.filter(({ contentType }) => types.includes(contentType));
  return Promise.all(
    plans.map(async (plan) => ({
      id: plan.id,
      type: kindOfType(plan.contentType)!.child!,
      title: plan.name,
      path: withoutSlash(plan.route.path),
      lessons: (await loadChildren(services, plan, locale, "properties[access]")).map(
        ({ id, name, route, properties }) => ({
          id,
          title: name,
          path: withoutSlash(route.path),
          access: accessOf.parse(properties).access ?? "free",
        }),
      ),
    })),
  );
}

async function loadGuides(services: SiteServices, ids: string[], locale: Locale): Promise<GuideCard[]> {
  const guides = await loadCourses(services, ["studyGuide"], ids, locale);
  const sectionsOf = async (lesson: { id: string }) =>
    (await loadChildren(services, lesson, locale, nameFields))
      .filter(({ contentType }) => contentType === "studyGuideSection")
      .map(({ id }) => id);
  return Promise.all(
    guides.map(async (guide) => ({
      ...guide,
      lessons: await Promise.all(
        guide.lessons.map(async (lesson) => ({ ...lesson, sections: await sectionsOf(lesson) })),
      ),
    })),
  );
}

/** One verse a day about what the reader chose, never the one they have just read. */
async function loadNextVerse(
  services: SiteServices,
  topics: string[],
  not: string | null,
  locale: Locale,
): Promise<VerseCard | null> {
  const { items } = await services.content.list({
    filter: ["contentType:verse", "evening:n", `topic:${topics.join(",")}`],
    sort: ["name:asc"],
    fields: "properties[title,passage,contentSlug,topic]",
    take: 400,
    locale,
  });
  const others = items.filter(({ id }) => id !== not);
  const [item] = turn(others, dailyDay(services.now()), 1);
  if (!item) return null;
  const { title, passage, contentSlug, topic } = verseProperties.parse(item.properties);
  const [found] = await loadPassages(services.scripture, [passage], locale);
  if (!found || !contentSlug) return null;
  return {
    reference: found.reference,
    title,
    text: plainText(found.verses),
    path: `/verses/${contentSlug}`,
    topic: topic?.name ?? null,
  };
}

/** Data for the reader's own rows. Identical queries get identical data, so it can be cached. */
export async function loadCardRows(services: SiteServices, query: URLSearchParams, locale: Locale) {
  const items = idsIn(query.get("items"));
  const plans = idsIn(query.get("plans"));
  const guides = idsIn(query.get("guides"));
  const courses = idsIn(query.get("courses"));
  const topics = topicsIn(query.get("topics"));
  const verses = topicsIn(query.get("verses"));
  const [cards, byTopics, planList, guideList, courseList, verse, choice] = await Promise.all([
    loadItems(services, items, locale),
    topics.length > 0 ? loadByTopics(services, topics, locale) : [],
    loadCourses(services, ["growthPlan"], plans, locale),
    loadGuides(services, guides, locale),
    loadCourses(services, courseTypes, courses, locale),
    verses.length > 0 ? loadNextVerse(services, verses, query.get("not"), locale) : null,
    query.get("choice") === "topics" ? loadTopicChoice(services.content, locale) : [],
  ]);
  return {
    cards: [...cards, ...byTopics],
    plans: planList,
    guides: guideList,
    courses: courseList,
    verse,
    choice,
  };
}

export type CardRows = Awaited<ReturnType<typeof loadCardRows>>;
