/** No scene is told twice with the same point: texts on one passage that also share their rarer words. */
import type { ContentRecord } from "../../services/content/record.ts";
import type { Library, Rule } from "./library.ts";
import { wordsOf } from "./words.ts";

/** Cosine of the words, each weighed by how rare it is; two good texts on one scene stay well below. */
const sameIdea = 0.36;

/** Where a text makes a point; both languages make the same one, so one is compared. */
const pointOf = ({ type, text }: ContentRecord): string | undefined => {
  if (type === "verse") return text["en-US"].reflection;
  const types = ["article", "devotionalArticle", "growthPlanArticle", "channelArticle", "studyGuideLesson"];
  return types.includes(type) ? text["en-US"].body : undefined;
};

const shortest = 4;
const stemOf = (word: string) => word.replace(/'\w+$/, "").replace(/(?:ing|ed|es|s)$/, "");

interface Point {
  path: string;
  verses: ReadonlySet<string>;
  words: string[];
}

function pointsOf({ records, versesOf }: Library): Point[] {
  return records.flatMap((record) => {
    const text = pointOf(record);
    const verses = (record.passages ?? []).flatMap(({ osis }) => versesOf(osis, "en-US") ?? []);
    if (!text || verses.length === 0) return [];
    const words = wordsOf(text)
      .filter((word) => word.length >= shortest)
      .map(stemOf);
    return [{ path: record.path, verses: new Set(verses), words }];
  });
}

/** Words with their weights, so that the whole has length 1. */
function weigh(points: readonly Point[]): Map<string, number>[] {
  const users = new Map<string, number>();
  for (const { words } of points)
    for (const word of new Set(words)) users.set(word, (users.get(word) ?? 0) + 1);
  return points.map(({ words }) => {
    const weights = new Map<string, number>();
    for (const word of words)
      weights.set(word, (weights.get(word) ?? 0) + Math.log(points.length / users.get(word)!));
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([word, weight]) => [word, weight / length]));
  });
}

export const noIdeaTwice: Rule = {
  name: "no scene is told twice with the same point",
  find(library) {
    const points = pointsOf(library);
    const weights = weigh(points);
    const byVerse = new Map<string, number[]>();
    const pairs = new Set<string>();
    for (const [nth, { verses }] of points.entries())
      for (const verse of verses) {
        for (const other of byVerse.get(verse) ?? []) pairs.add(`${other} ${nth}`);
        byVerse.set(verse, [...(byVerse.get(verse) ?? []), nth]);
      }
    return [...pairs].flatMap((pair) => {
      const [a, b] = pair.split(" ").map(Number) as [number, number];
      let likeness = 0;
      for (const [word, weight] of weights[a]!) likeness += weight * (weights[b]!.get(word) ?? 0);
      return likeness > sameIdea
        ? [`${points[a]!.path} and ${points[b]!.path}: ${Math.round(likeness * 100)}% the same`]
        : [];
    });
  },
};
