import type { ContentItem, ContentType } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import { scheduledDays } from "../../../contracts/scheduled-days.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import { plainText } from "../../../contracts/verse-lines.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { loadPassages } from "../../../site/features/passages/load-passages.server.ts";
import { compareDays, type Day, dailyDay, isoDay, parseDay } from "../../../site/i18n/daily.ts";
import type { Hour } from "../../../site/ui/scene.ts";
import { seedOf } from "../../../site/ui/scene.ts";
import { kickers, siteLabels } from "./card-labels.ts";
import type { CardFacts } from "./template.ts";

interface CardSource {
  content: ContentClient;
  scripture: ScriptureClient;
  siteName: string;
  now: Date;
  locale: Locale;
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const expand = "properties[featuredImage]";
/** The same order as the verse page's, so that the card shows the picture of the page. */
const dayHours: Hour[] = ["dawn", "noon", "dawn", "dusk"];
const itemHours: Hour[] = ["dawn", "noon", "dusk"];

/** What is put on this very day, else what the yearly cycle has; trivia knows the cycle only. */
async function itemOfDay(type: "verse" | "prayer" | "trivia", day: Day, source: CardSource) {
  const inCycle = isoDay({ ...day, year: cycleYear });
  const { items } = await source.content.list({
    filter: [
      `contentType:${type}`,
      ...(type === "verse" ? ["evening:n"] : []),
      `scheduledDate:${type === "trivia" ? inCycle : `${isoDay(day)},${inCycle}`}`,
    ],
    sort: ["scheduledDate:desc"],
    expand,
    take: 1,
    locale: source.locale,
  });
  return items[0];
}

async function verseFacts(item: ContentItem, day: Day, source: CardSource): Promise<CardFacts | undefined> {
  const { passage: osis } = pageProperties.parse(item.properties);
  const [passage] = osis ? await loadPassages(source.scripture, [osis], source.locale) : [];
  return (
    passage && {
      kicker: kickers[source.locale].verse!,
      labels: { verses: passage.verses.map((verse) => plainText([verse])), reference: passage.reference },
      siteName: source.siteName,
      seed: item.id,
      hour: dayHours[day.day % dayHours.length]!,
      art: null,
    }
  );
}

function itemFacts(item: ContentItem, { locale, siteName }: CardSource): CardFacts | undefined {
  const kicker = kickers[locale][item.contentType as ContentType];
  if (!kicker) return undefined;
  const { title, summary, featuredImage } = pageProperties.parse(item.properties);
  return {
    kicker,
    labels: { title, summary: summary ?? "" },
    siteName,
    seed: item.id,
    hour: itemHours[seedOf(item.id) % itemHours.length]!,
    art: featuredImage?.[0]?.url ?? null,
  };
}

async function dayFacts(type: "verse" | "prayer" | "trivia", name: string, source: CardSource) {
  const day = /^\d{4}-\d\d-\d\d$/.test(name)
    ? parseDay(...(name.split("-") as [string, string, string]))
    : undefined;
  if (!day) return undefined;
  // Tomorrow's verse stays a surprise.
  if (type !== "trivia" && compareDays(day, dailyDay(source.now)) > 0) return undefined;
  const item = await itemOfDay(type, day, source);
  if (!item) return undefined;
  return type === "verse" ? verseFacts(item, day, source) : itemFacts(item, source);
}

/** Undefined unless the address names something that is published: no card says what its address says. */
export async function cardFacts(
  kind: string,
  name: string,
  source: CardSource,
): Promise<CardFacts | undefined> {
  if (kind === "verse" || kind === "prayer" || kind === "trivia") return dayFacts(kind, name, source);
  if (kind === "site" && name === "home") {
    const { kicker, ...labels } = siteLabels[source.locale];
    return { kicker, labels, siteName: source.siteName, seed: "site", hour: "dawn", art: null };
  }
  if (kind !== "item" || !guid.test(name)) return undefined;
  const item = await source.content.item(name, { locale: source.locale, expand });
  // What has a day has the card of that day.
  return item && scheduledDays(item.properties).length === 0 ? itemFacts(item, source) : undefined;
}
