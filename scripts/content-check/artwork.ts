/** Drawings: one of its own for whatever has a card, and the verses' backgrounds. */
import { type Locale, locales } from "../../contracts/site.ts";
import { ofType, type Rule } from "./library.ts";
import { calendarOf, comingDays, dailyVerses } from "./schedule.ts";

const backgrounds = 24;
const largestDrawing = 30_000;
const isBackground = (path: string) => /^art\/verse-\d+$/.test(path);

export const ownDrawings: Rule = {
  name: "every series, plan, guide, category, channel, article and contributor has a drawing of its own; verses have 24 backgrounds",
  find: (library) => {
    const used = new Map<string, string>();
    const found = ofType(
      library,
      "dailyDevotional",
      "growthPlan",
      "studyGuide",
      "category",
      "channel",
      "channelArticle",
      "article",
      "contributor",
    ).flatMap(({ path, image }) => {
      if (image === undefined) return [`${path}: no image`];
      const other = used.get(image);
      used.set(image, path);
      return other === undefined ? [] : [`${path}: its drawing is also ${other}'s`];
    });
    const count = library.media.filter(({ path }) => isBackground(path)).length;
    return count === backgrounds ? found : [...found, `${count} verse backgrounds, not ${backgrounds}`];
  },
};

export const verseBackgrounds: Rule = {
  name: "every daily verse has a background, never that of the day before",
  find: (library) => {
    const names = new Map(library.media.map(({ id, path }) => [id, path]));
    const shownOn = calendarOf(dailyVerses(library), "en-US");
    const found = new Set<string>();
    for (const [nth, day] of comingDays.entries()) {
      const [verse] = shownOn(day);
      const [before] = nth > 0 ? shownOn(comingDays[nth - 1]!) : [];
      if (!verse) continue;
      if (!isBackground(names.get(verse.image ?? "") ?? "")) found.add(`${verse.path}: no background`);
      else if (before && before !== verse && before.image === verse.image)
        found.add(`${verse.path}: as ${before.path} before it`);
    }
    return [...found];
  },
};

export const alternativeTexts: Rule = {
  name: "every drawing is small and has an alternative text of its own in both languages",
  find: ({ media }) => {
    const seen = new Map<string, string>();
    const take = (path: string, locale: Locale, alt: string) => {
      const words = alt.trim();
      if (words.length < 15 || words.length > 160)
        return [`${path}: its alternative text (${locale}) has ${words.length} characters, not 15 to 160`];
      const other = seen.get(words);
      seen.set(words, path);
      return other === undefined ? [] : [`${path}: its alternative text (${locale}) is also ${other}'s`];
    };
    return media.flatMap(({ path, alt, bytes }) => [
      ...locales.flatMap((locale) => take(path, locale, alt[locale])),
      ...(bytes > largestDrawing ? [`${path}: ${bytes} bytes, not at most ${largestDrawing}`] : []),
    ]);
  },
};
