/** No two texts are alike: nothing is made from a template. */
import { locales } from "../../contracts/site.ts";
import { comparedFields, shareOf, shinglesOf, tooAlike } from "../../services/content/rules/likeness.ts";
import type { Rule } from "./library.ts";
import { textsOf, type Written, wordsOf } from "./words.ts";

/** Pairs whose shared shingles are more than a share of all they have. */
function alike(texts: readonly Written[], limit = tooAlike): { a: Written; b: Written; share: number }[] {
  const shingles = texts.map(({ text }) => shinglesOf(text));
  const users = new Map<string, number[]>();
  for (const [nth, set] of shingles.entries())
    for (const shingle of set) users.set(shingle, [...(users.get(shingle) ?? []), nth]);
  const shared = new Map<string, number>();
  for (const list of users.values())
    for (const [nth, a] of list.entries())
      for (const b of list.slice(nth + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  return [...shared].flatMap(([pair, common]) => {
    const [a, b] = pair.split(" ").map(Number) as [number, number];
    const share = shareOf(common, shingles[a]!.size, shingles[b]!.size);
    return share > limit ? [{ a: texts[a]!, b: texts[b]!, share }] : [];
  });
}

export const noTwoAlike: Rule = {
  name: "no two texts are alike",
  find: ({ records }) =>
    locales.flatMap((locale) =>
      alike(records.flatMap(textsOf).filter((text) => text.locale === locale && isCompared(text))).map(
        ({ a, b, share }) => `${a.place} and ${b.place}: ${Math.round(share * 100)}% the same`,
      ),
    ),
};

const isCompared = ({ field, record }: Written) =>
  (comparedFields.has(field) || /^explanation /.test(field) || record.type === "growthPlanArticlePrompt") &&
  record.type !== "subscriptionOffer";

export const titlesUnique: Rule = {
  name: "titles and questions are distinct within a type and language",
  find: ({ records }) => {
    const first = new Map<string, string>();
    return records.flatMap(textsOf).flatMap(({ record, field, locale, text, place }) => {
      if (field !== "title" && !/^question \d/.test(field)) return [];
      const key = `${record.type} ${locale} ${wordsOf(text).join(" ")}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, place);
      return before === undefined ? [] : [`${place}: “${text}” is also ${before}`];
    });
  },
};
