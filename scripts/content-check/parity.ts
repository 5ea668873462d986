/** Both languages say the same things in the same order, each in its own words. */
import { type ContentType, publishedTypes } from "../../contracts/content.ts";
import type { Locale } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { scanBody } from "../../services/content/rules/scan-body.ts";
import type { Library, Rule } from "./library.ts";
import { countWords } from "./words.ts";

/** An item may be in one language alone, when it says so. */
const inBothLanguages = ({ records }: Pick<Library, "records">) =>
  records.filter(({ languages }) => languages === undefined);

const headings = (body = "") => body.match(/^#{2,6} /gm)?.length ?? 0;
const links = (body = "") =>
  scanBody(body)
    .links.map(({ text }) => text)
    .sort()
    .join(" ");

/** The passages a text names, as verses, so that two names of one passage are the same. */
const named = (library: Library, body = "", locale: Locale) =>
  scanBody(body)
    .passages.map(({ text }) => library.versesOf(text, locale)?.join(" ") ?? text)
    .sort()
    .join(" / ");

export const sameShape: Rule = {
  name: "both languages have the same headings, passages and links",
  find: (library) =>
    inBothLanguages(library).flatMap(({ path, text }) => {
      const [en, es] = [text["en-US"].body, text.es.body];
      return [
        ...(headings(en) === headings(es)
          ? []
          : [`${path}: ${headings(en)} headings in en-US, ${headings(es)} in es`]),
        ...(named(library, en, "en-US") === named(library, es, "es")
          ? []
          : [`${path}: other passages in es`]),
        ...(links(en) === links(es) ? [] : [`${path}: other links in es`]),
      ];
    }),
};

const shortest = 0.65;
const longest = 1.5;

export const sameFullness: Rule = {
  name: "neither language is a short version of the other, nor the other's words",
  find: (library) =>
    inBothLanguages(library).flatMap(({ path, text }) =>
      (["body", "thought", "reflection", "prayer", "eveningPrayer", "summary"] as const).flatMap((field) => {
        const [en, es] = [text["en-US"][field], text.es[field]];
        if (!en || !es) return en === es ? [] : [`${path}: ${field} is in one language only`];
        if (en === es) return [`${path}: ${field} is the same text in both languages`];
        const ratio = countWords(es) / countWords(en);
        return countWords(en) > 40 && (ratio < shortest || ratio > longest)
          ? [`${path}: ${field} has ${countWords(en)} words in en-US, ${countWords(es)} in es`]
          : [];
      }),
    ),
};

const ownAddress: readonly ContentType[] = [...publishedTypes, "category"];

export const bothSlugs: Rule = {
  name: "what a reader finds by its address has a Spanish one",
  find: (library) =>
    inBothLanguages(library)
      .filter((record: ContentRecord) => ownAddress.includes(record.type) && !record.slugs?.es)
      .map(({ path }) => `${path}: no \`slug\` in es`),
};
