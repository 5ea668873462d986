/** The style guide, as far as it can be checked automatically. */
import type { Rule } from "./library.ts";
import { textsOf } from "./words.ts";

export const noExclamations: Rule = {
  name: "nothing is exclaimed",
  find: ({ records }) =>
    records.flatMap((record) =>
      textsOf(record)
        .filter(({ text }) => /[¡!]/.test(text.replace(/!\[/g, "[")))
        .map(({ place }) => place),
    ),
};

/** Names that stay capitalized in titles; add new ones here as needed. */
const names = new Set(
  `God Jesus Father Lamb Lord Spirit Bible Scripture Psalm Psalms Gospel Sermon Mount Easter Wellspring Premium I Tuesday
   Abraham Anathoth Babylon Bethlehem Damascus Daniel David Egypt Elijah James John Jonah Mark Mary Mephibosheth Moses
   Naomi Nineveh Paul Ruth Sarah Tarshish
   Dios Jesús Padre Cordero Señor Espíritu Biblia Escritura Salmo Salmos Sermón B
   Anatot Babilonia Belén Damasco Egipto Elías Juan Marcos María Mefiboset Nínive Noemí Pablo Rut Santiago Sara Tarsis`.split(
    /\s+/,
  ),
);

/** The words after the first that have a capital they should not have. */
export const wrongCapitals = (title: string): string[] =>
  title
    .split(/(?<=[.?:!])\s+/)
    .flatMap((part) => part.split(/\s+/).slice(1))
    .map((word) => word.replace(/^[^\p{L}]+|['’]s?\b.*$|[^\p{L}]+$/gu, ""))
    .filter((word) => /^\p{Lu}/u.test(word) && !names.has(word));

export const sentenceCase: Rule = {
  name: "titles are in sentence case",
  find: ({ records }) =>
    records
      // A desk's title is its name, an offer's is the specification's, and a prompt is a text of its own.
      .filter(({ type }) => !["contributor", "subscriptionOffer", "growthPlanArticlePrompt"].includes(type))
      .flatMap(textsOf)
      .filter(({ field, text }) => field === "title" && wrongCapitals(text).length > 0)
      .map(({ place, text }) => `${place}: “${text}”`),
};
