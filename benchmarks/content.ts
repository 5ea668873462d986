/** Content queries per second at the shipped size and at 50,000 items: a lookup must not grow with the library. */
import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { createContentApp, deliveryPath } from "../services/content/app.ts";
import type { ContentIndex, Entry } from "../services/content/content-index.ts";
import { atLeast, type Figure, median, perSecond, shown } from "./figure.ts";
import { copiedId, loadShippedLibrary, multiplyLibrary } from "./library.ts";

const largeSize = 50_000;
const questionCount = 400;
const rounds = 9;

/** The same items of both libraries, in the larger one each from another copy, so that only the size differs. */
function chooseEntries(
  shipped: ContentIndex,
  index: ContentIndex,
  wanted: (entry: Entry) => boolean,
): Entry[] {
  const entries = shipped.entries.filter((entry) => entry !== shipped.root && wanted(entry));
  const copies = Math.floor(index.entries.length / shipped.entries.length);
  return Array.from({ length: Math.min(questionCount, entries.length) }, (_, at) => {
    const { id } =
      entries[Math.floor((at * entries.length) / Math.min(questionCount, entries.length))]!.record;
    // Menus, popups and mails are known by their names, and have no copies.
    return index.byId.get(copies > 1 ? copiedId(id, 1 + (at % (copies - 1))) : id) ?? index.byId.get(id)!;
  });
}

const day = (entry: Entry) => new Date(entry.days["en-US"][0]!).toISOString().slice(0, 10);

/** The ways the site asks: an item by its path, an item of a type by its slug, a verse by its day. */
function questionsOf(shipped: ContentIndex, index: ContentIndex): Record<string, string[]> {
  const items = chooseEntries(shipped, index, ({ record }) => record.type !== "redirect" && !record.draft);
  const verses = chooseEntries(
    shipped,
    index,
    ({ record, days }) => record.type === "verse" && days["en-US"].length > 0,
  );
  return {
    path: items.map(({ paths }) => `/content/item/${paths["en-US"]}`),
    slug: items.map(
      ({ record, slugs }) =>
        `/content?filter=contentType:${record.type}&filter=contentSlug:${slugs["en-US"]}&take=1`,
    ),
    date: verses.map(
      (verse) =>
        `/content?filter=contentType:verse&filter=scheduledDate:${day(verse)}&sort=scheduledDate:desc&take=1`,
    ),
  };
}

/** Bodies stay: turning Markdown into HTML costs the same at any size and would hide what is measured. */
function forgetAnswers(index: ContentIndex): void {
  index.written = new LRUCache({ max: 2000 });
  index.pages = new LRUCache({ max: 1000 });
}

async function requestAll(app: Hono, questions: readonly string[]): Promise<number> {
  const began = performance.now();
  for (const question of questions) {
    const response = await app.request(deliveryPath + question);
    const body = await response.text();
    if (response.status !== 200 || body.startsWith('{"total":0,'))
      throw new Error(`${question} found nothing (${response.status}).`);
  }
  return (questions.length * 1000) / (performance.now() - began);
}

export async function measureContent(): Promise<Figure[]> {
  const shipped = await loadShippedLibrary();
  const large = multiplyLibrary(shipped, largeSize);
  const libraries = [shipped, large].map((index) => ({
    index,
    app: createContentApp({ index: () => index }),
    questions: questionsOf(shipped, index),
  }));
  const figures = [shown("items in the shipped library", shipped.entries.length - 1, String)];
  for (const kind of ["path", "slug", "date"]) {
    const first: [number[], number[]] = [[], []];
    const again: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      for (const [which, { index, app, questions }] of libraries.entries()) {
        forgetAnswers(index);
        const rate = await requestAll(app, questions[kind]!);
        const rateAgain = await requestAll(app, questions[kind]!);
        // The first round warms the code up and is not counted.
        if (round === 0) continue;
        first[which]!.push(rate);
        again[which]!.push(rateAgain);
      }
    }
    const [small, big] = first.map(median) as [number, number];
    figures.push(
      shown(`by ${kind}, shipped size, first request`, small, perSecond),
      shown(`by ${kind}, shipped size, repeated`, median(again[0]), perSecond),
      shown(`by ${kind}, 50,000 items, first request`, big, perSecond),
      shown(`by ${kind}, 50,000 items, repeated`, median(again[1]), perSecond),
      atLeast(`by ${kind}, 50,000 items against shipped`, big / small, 0.5),
      atLeast(`by ${kind}, the same, repeated`, median(again[1]) / median(again[0]), 0.5),
    );
  }
  return figures;
}
