import { verseProperties } from "../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../contracts/site.ts";
import { plainText } from "../../contracts/verse-lines.ts";
import type { ContentClient } from "../../services/content/client.ts";
import type { DailyVerse } from "../../services/mailing/daily-mail.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { readingIn } from "../chosen-translation.ts";

type Sources = { content: ContentClient; scripture: ScriptureClient };

/** Two lists, two languages and a few translations, and the previous day for late e-mails. */
const maxEntries = 24;

/** The verse of a day with its passage, found once for all who get it. */
export function createDailyVerse({ content, scripture }: Sources) {
  const stored = new Map<string, Promise<DailyVerse | undefined>>();

  async function find(
    list: "morning" | "evening",
    day: string,
    locale: Locale,
    translation: string,
  ): Promise<DailyVerse | undefined> {
    const dates = [day, `${cycleYear}${day.slice(4)}`].join(",");
    const { items } = await content.list({
      filter: ["contentType:verse", `evening:${list === "evening" ? "y" : "n"}`, `scheduledDate:${dates}`],
      sort: ["scheduledDate:desc"],
      take: 1,
      locale,
    });
    const [item] = items;
    if (!item) return undefined;
    const { title, passage: reference, thought, question } = verseProperties.parse(item.properties);
    const text = translation === "" ? scripture : readingIn(scripture, translation);
    const [passage] = await text.passages([reference], locale);
    if (!passage) return undefined;
    const [year, month, date] = day.split("-").map(Number);
    return {
      title: title ?? "",
      text: plainText(passage.verses),
      reference: passage.reference,
      ...(passage.fallback ? { lang: passage.translation.language } : {}),
      thought: thought ?? "",
      question: question ?? "",
      path: list === "evening" ? "/" : `/verses/${year}/${month}/${date}`,
    };
  }

  return (
    list: "morning" | "evening",
    day: string,
    locale: Locale,
    translation: string,
  ): Promise<DailyVerse | undefined> => {
    const key = `${list} ${day} ${locale} ${translation}`;
    const known = stored.get(key);
    if (known) return known;
    const finding = find(list, day, locale, translation);
    stored.set(key, finding);
    finding.catch(() => stored.delete(key));
    for (const oldest of stored.keys()) if (stored.size > maxEntries) stored.delete(oldest);
    return finding;
  };
}
