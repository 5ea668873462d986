/** Scripture is named and never typed, and every name leads to a text in both languages. */
import { locales } from "../../contracts/site.ts";
import { scanBody } from "../../services/content/rules/scan-body.ts";
import type { Library, Rule } from "./library.ts";
import { findRuns, type Run } from "./shared-runs.ts";
import { textsOf } from "./words.ts";

export const referencesResolve: Rule = {
  name: "every reference has its text in every translation",
  find: (library) =>
    library.records.flatMap((record) => {
      const osis = [
        ...(record.passages ?? []),
        ...(record.questions ?? []).flatMap(({ passages }) => passages),
      ].map((passage) => passage.osis);
      const fields = osis.flatMap((passage) =>
        locales
          .filter((locale) => !library.versesOf(passage, locale))
          .map((locale) => `${passage} (${locale})`),
      );
      const bodies = textsOf(record).flatMap(({ text, locale }) =>
        scanBody(text)
          .passages.filter(({ text: named }) => !library.versesOf(named, locale))
          .map(({ text: named }) => `${named} (${locale})`),
      );
      return [...fields, ...bodies].map((what) => `${record.path}: ${what}`);
    }),
};

/** So many words in a row as the Bible has them are a quotation. */
export const quotedWords = 7;

/** Reading two Bibles takes a while, and both the rule and the report ask for it. */
const found = new WeakMap<Library, Run[]>();

export function runsOfScripture(library: Library): Run[] {
  const texts = library.records.flatMap(textsOf);
  const runs =
    found.get(library) ??
    locales.flatMap((locale) =>
      findRuns(
        texts.filter((written) => written.locale === locale),
        library.bibles[locale],
      ),
    );
  found.set(library, runs);
  return runs;
}

export const nothingQuoted: Rule = {
  name: `no ${quotedWords} words in a row are the Bible's own`,
  find: (library) =>
    runsOfScripture(library)
      .filter(({ words }) => words.length >= quotedWords)
      .map(({ place, words }) => `${place}: “${words.join(" ")}”`),
};
