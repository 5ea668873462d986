import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import type { Locale } from "../../contracts/site.ts";

export type Stem = (word: string) => string;

/** Forms that the stemmer does not know: "forgiven", "forgave", "forsaken", "written". */
const irregular: [RegExp, string][] = [
  [/iven$/, "ive"],
  [/gave$/, "give"],
  [/aken$/, "ake"],
  [/itten$/, "ite"],
];
const regular = (word: string) => {
  const [end, form] = irregular.find(([ending]) => ending.test(word)) ?? [];
  return end ? word.replace(end, form!) : word;
};

const stemmers: Record<Locale, Stem> = { "en-US": (word) => english(regular(word)), es: spanish };

/** What "forgive", "forgiving" and "forgiveness" have in common. Words come without accents, so that both spellings agree. */
export function createStem(locale: Locale): Stem {
  const stemmer = stemmers[locale];
  return (word) => (/^\p{L}{4,}$/u.test(word) ? stemmer(word) : word);
}
