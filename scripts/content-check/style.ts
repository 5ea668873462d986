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

const folded = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Besides the Bible's own names, these stay capitalized in titles; add new ones here as needed. */
const otherNames = new Set(
  `God Jesus Father Lamb Lord Spirit Bible Scripture Psalm Psalms Gospel Sermon Mount Gospels Christmas Easter Wellspring Premium I O Tuesday
   Eden Elizabeth Commandments Damascus Lot Mark Nile Passover Sabbath Susa Ten One
   Absalón Anatot Belén Betel Diez Edén Emaús Ester Ezequías Gólgota Jerusalén Jonatán Josafat Mandamientos Mefiboset Natán Navidad Pascua
   Raquel Rut Sansón Santiago Dios Padre Cordero Señor Espíritu Biblia Escritura Salmo Salmos Sermón B`
    .split(/\s+/)
    .map(folded),
);

/** What a Bible writes with a capital wherever it has it. */
export function namesIn(bibles: Iterable<readonly string[]>): Set<string> {
  const names = new Set(otherNames);
  const others = new Set<string>();
  for (const verses of bibles)
    for (const verse of verses)
      for (const [word] of folded(verse).matchAll(/\p{L}+/gu))
        if (/^\p{Lu}\p{Ll}/u.test(word)) names.add(word);
        else others.add(word);
  for (const name of names) if (!otherNames.has(name) && others.has(name.toLowerCase())) names.delete(name);
  return names;
}

/** The words after the first that have a capital they should not have. */
export const wrongCapitals = (title: string, names: ReadonlySet<string> = otherNames): string[] =>
  title
    .split(/(?<=[.?:!])\s+/)
    .flatMap((part) => part.split(/\s+/).slice(1))
    .map((word) => word.replace(/^[^\p{L}]+|['’]s?\b.*$|[^\p{L}]+$/gu, ""))
    .filter((word) => /^\p{Lu}/u.test(word) && !names.has(folded(word)));

export const sentenceCase: Rule = {
  name: "titles are in sentence case",
  find({ records, bibles }) {
    const names = namesIn(Object.values(bibles));
    return (
      records
        // A desk's title is its name, an offer's and a popup's are the specification's, and a prompt is a text of its own.
        .filter(
          ({ type }) =>
            !["contributor", "subscriptionOffer", "popup", "growthPlanArticlePrompt"].includes(type),
        )
        .flatMap(textsOf)
        .filter(({ field, text }) => field === "title" && wrongCapitals(text, names).length > 0)
        .map(({ place, text }) => `${place}: “${text}”`)
    );
  },
};
