import type { ContentItem, ContentType } from "../../contracts/content.ts";
import { pageDates } from "../../contracts/content-properties.ts";
import { scheduledDays, scheduledFields } from "../../contracts/scheduled-days.ts";
import { cycleYear, type Locale, locales } from "../../contracts/site.ts";
import type { ContentClient } from "../../services/content/client.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { ownTranslation, readerAddress } from "../../site/features/passages/reader-address.ts";
import { alternatesOf } from "../../site/features/seo/alternates.ts";
import { addDays, compareDays, type Day, dailyDay, dayPath, isoDay } from "../../site/i18n/daily.ts";
import { localizePath } from "../../site/i18n/locale.ts";
import { allItems, byScheduledDay, itemsOfAllLanguages } from "./feed-content.ts";
import { hasPage, indexPaths } from "./site-pages.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** One page in the languages it exists in; paths have no language prefix. */
interface SitemapPage {
  paths: Partial<Record<Locale, string>>;
  /** When what it shows last changed. */
  changed?: string;
}

/** The protocol allows no more addresses in one file. */
const maxAddresses = 50_000;
const firstDay: Day = { year: 2026, month: 1, day: 1 };

/** What each of the nine files holds. */
const typesOfPart: Record<number, ContentType[]> = {
  1: ["generalPage", "bible"],
  2: ["article"],
  3: ["category", "topic", "contributor"],
  4: ["dailyDevotional", "devotionalArticle"],
  5: ["growthPlan", "growthPlanArticle"],
  6: ["studyGuide", "studyGuideLesson"],
  7: ["channel", "channelArticle"],
};
export const sitemapParts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const dateFields = "publishedDate,updatedDate";
const fields = `properties[noindex,${dateFields},${scheduledFields}]`;
const latest = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1);
/** The day an editor says it was revised or published; the library's own files do not know one. */
const changedOn = ({ properties }: ContentItem): { changed?: string } => {
  const { updatedDate, publishedDate } = pageDates.parse(properties);
  const changed = updatedDate ?? publishedDate;
  return changed ? { changed } : {};
};
const everywhere = (path: string) => Object.fromEntries(locales.map((locale) => [locale, path]));

function pagesOfItems(items: readonly ContentItem[]): SitemapPage[] {
  return items
    .filter((item) => item.properties.noindex !== true)
    .map((item) => ({
      item,
      paths: Object.fromEntries(
        Object.entries(alternatesOf(item)).filter(
          ([, path]) => item.contentType === "generalPage" || hasPage(path),
        ),
      ),
    }))
    .filter(({ paths }) => Object.keys(paths).length > 0)
    .map(({ item, paths }) => ({ paths, ...changedOn(item) }));
}

/** Items shown under an index page, by the first part of its path. */
const shownAt: Record<string, ContentType[]> = {
  categories: ["category"],
  channels: ["channel"],
  contributors: ["contributor"],
  devotionals: ["dailyDevotional"],
  "study-guides": ["studyGuide"],
  "growth-plans": ["growthPlan"],
};

async function indexPages(content: ContentClient, today: Day): Promise<SitemapPage[]> {
  return Promise.all(
    indexPaths.map(async (path) => {
      const types = shownAt[path.split("/")[1] ?? ""] ?? [];
      const items = (
        await Promise.all(types.map((type) => itemsOfAllLanguages(content, type, fields)))
      ).flat();
      const changed =
        path === "/" ? isoDay(today) : latest(items.flatMap((item) => changedOn(item).changed ?? []));
      return { paths: everywhere(path), ...(changed ? { changed } : {}) };
    }),
  );
}

/** One page a day since the first, for as long as something is put on that day. */
async function dailyPages(
  content: ContentClient,
  { type, section, today }: { type: "verse" | "prayer"; section: string; today: Day },
): Promise<SitemapPage[]> {
  const fieldsOfDay = `properties[evening,${dateFields},${scheduledFields}]`;
  const byDay = await Promise.all(
    locales.map(async (locale) => {
      const items = await allItems(content, type, { locale, fields: fieldsOfDay });
      return [locale, byScheduledDay(items.filter((item) => item.properties.evening !== true))] as const;
    }),
  );
  const found: SitemapPage[] = [];
  for (let day = today; compareDays(day, firstDay) >= 0; day = addDays(day, -1)) {
    const path = dayPath(section, day);
    if (!hasPage(path)) continue;
    // A day may have something in one language only.
    const shown = byDay.flatMap(([locale, items]) => {
      const item = items.get(isoDay(day)) ?? items.get(isoDay({ ...day, year: cycleYear }));
      return item ? [{ locale, item }] : [];
    });
    if (shown.length > 0)
      found.push({
        paths: Object.fromEntries(shown.map(({ locale }) => [locale, path])),
        ...changedOn(shown[0]!.item),
      });
  }
  return found;
}

async function prayersForNeeds(content: ContentClient): Promise<SitemapPage[]> {
  const prayers = await itemsOfAllLanguages(content, "prayer", fields);
  return pagesOfItems(prayers.filter(({ properties }) => scheduledDays(properties).length === 0));
}

async function triviaPages(content: ContentClient): Promise<SitemapPage[]> {
  const items = await itemsOfAllLanguages(content, "trivia", fields);
  return items.flatMap((item) =>
    scheduledDays(item.properties)
      .filter((day) => day.startsWith(`${cycleYear}-`))
      .map((day) => `/trivia/${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)
      .filter(hasPage)
      .map((path) => ({
        paths: Object.fromEntries(Object.keys(alternatesOf(item)).map((locale) => [locale, path])),
        ...changedOn(item),
      })),
  );
}

/** Each chapter once, as readers of each language first meet it; a Bible in one language only is found in that one. */
async function chapterPages(scripture: ScriptureClient): Promise<SitemapPage[]> {
  const own = new Set((await scripture.translations()).map(({ id }) => id));
  const readable = locales.filter((locale) => own.has(ownTranslation[locale]));
  return (await scripture.books("en")).flatMap(({ slug, chapters }) =>
    chapters.map((_, index) => ({
      paths: Object.fromEntries(
        readable.map((locale) => [
          locale,
          readerAddress({ translation: ownTranslation[locale], slug, chapter: index + 1 }),
        ]),
      ),
    })),
  );
}

interface SitemapSource {
  content: ContentClient;
  scripture: ScriptureClient;
  origin: string;
  now: Date;
}

async function pagesOfPart(part: number, { content, scripture, now }: SitemapSource): Promise<SitemapPage[]> {
  const today = dailyDay(now);
  if (part === 8) return dailyPages(content, { type: "verse", section: "verses", today });
  if (part === 9)
    return [
      ...(await dailyPages(content, { type: "prayer", section: "prayers", today })),
      ...(await prayersForNeeds(content)),
      ...(await triviaPages(content)),
    ];
  const lists = await Promise.all(
    (typesOfPart[part] ?? []).map((type) => itemsOfAllLanguages(content, type, fields)),
  );
  const items = pagesOfItems(lists.flat());
  if (part !== 1) return items;
  // An index page with an item behind it, such as /bible, is the same address.
  const known = new Set(items.map(({ paths }) => paths["en-US"]));
  const own = (await indexPages(content, today)).filter(({ paths }) => !known.has(paths["en-US"]));
  return [...own, ...items, ...(await chapterPages(scripture))];
}

export async function writeSitemap(part: number, source: SitemapSource): Promise<string> {
  const { origin } = source;
  const address = (path: string, locale: Locale) => encodeURI(origin + localizePath(path, locale));
  const urls = (await pagesOfPart(part, source)).flatMap(({ paths, changed }) => {
    const languages = locales.filter((locale) => paths[locale] !== undefined);
    const link = (hreflang: string, locale: Locale) =>
      element("xhtml:link", { rel: "alternate", hreflang, href: address(paths[locale]!, locale) });
    const links = [
      ...languages.map((locale) => link(locale, locale)),
      ...(paths["en-US"] === undefined ? [] : [link("x-default", "en-US")]),
    ];
    return languages.map((locale) =>
      element("url", {}, [
        textElement("loc", address(paths[locale]!, locale)),
        ...(changed ? [textElement("lastmod", changed)] : []),
        ...links,
      ]),
    );
  });
  return xmlDocument(
    element(
      "urlset",
      {
        xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
        "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      },
      urls.slice(0, maxAddresses),
    ),
  );
}

/** Every part, with the date of its newest page where it has dates. */
export async function writeSitemapIndex(source: SitemapSource): Promise<string> {
  const maps = await Promise.all(
    sitemapParts.map(async (part) => {
      const changed = latest((await pagesOfPart(part, source)).flatMap((page) => page.changed ?? []));
      return element("sitemap", {}, [
        textElement("loc", `${source.origin}/sitemap${part}.xml`),
        ...(changed ? [textElement("lastmod", changed)] : []),
      ]);
    }),
  );
  return xmlDocument(element("sitemapindex", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, maps));
}
