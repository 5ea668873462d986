/** One reader per kind of field; each answers the value or reports why it is not one. */

import type { FieldKind } from "../../../../contracts/content-types.ts";
import { type Locale, locales } from "../../../../contracts/site.ts";
import { isWrittenId } from "../../ids.ts";
import type { Faq, Localised, MenuLink, OfferTerm } from "../../record.ts";
import type { YamlPath } from "./problems.ts";

export type Report = (at: YamlPath, reason: string) => void;
type Values = Record<string, unknown>;

export const isMapping = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const filled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** The languages an item is in: `languages: [es]`; where that is not written, or wrong, all of them. */
export function readLanguages(value: unknown, at: YamlPath, report: Report): readonly Locale[] {
  if (value === undefined || value === null) return locales;
  const list = Array.isArray(value) ? value : [value];
  const isRight =
    list.length > 0 && new Set(list).size === list.length && list.every((each) => locales.includes(each));
  if (isRight) return locales.filter((locale) => list.includes(locale));
  report(at, `\`languages\` must be a list of ${locales.join(", ")}`);
  return locales;
}

/**
 * Words in every language of the item: `{ en-US: …, es: … }`. A label may also be one word for all. A language that the item
 * does not have gets those of one that it has: nobody reads them there.
 */
export function readText(
  value: unknown,
  at: YamlPath,
  report: Report,
  { label = false, languages = locales }: { label?: boolean; languages?: readonly Locale[] } = {},
): Localised<string> | undefined {
  if (label && (filled(value) || typeof value === "number")) {
    return Object.fromEntries(locales.map((locale) => [locale, String(value)])) as Localised<string>;
  }
  if (!isMapping(value)) {
    const example = languages.map((locale) => `${locale}: …`).join(", ");
    report(
      at,
      `\`${at.at(-1)}\` must be given in ${languages.length > 1 ? "both languages" : "its language"}: { ${example} }`,
    );
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (!locales.includes(key as Locale)) report([...at, key], `\`${key}\` is not a language of the site`);
    else if (!languages.includes(key as Locale))
      report([...at, key], `\`${at.at(-1)}\` is given in ${key}, which is not one of its \`languages\``);
  }
  const missing = languages.filter((locale) => !filled(value[locale]));
  for (const locale of missing) report(at, `\`${at.at(-1)}\` is missing in ${locale}`);
  if (missing.length > 0) return undefined;
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      (value[languages.includes(locale) ? locale : languages[0]!] as string).trim(),
    ]),
  ) as Localised<string>;
}

/** A file for each language, or for one of them: `{ es: recordings/salmo-23 }`. */
export function readRecordings(
  value: unknown,
  at: YamlPath,
  report: Report,
): Partial<Localised<string>> | undefined {
  const isRight =
    isMapping(value) &&
    Object.entries(value).every(([locale, name]) => locales.includes(locale as Locale) && filled(name));
  if (isRight) return value as Partial<Localised<string>>;
  report(at, `\`${at.at(-1)}\` must name its language: { en-US: …, es: … }`);
  return undefined;
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** A value that is the same in every language. */
export function readPlain(kind: FieldKind, value: unknown, at: YamlPath, report: Report): unknown {
  const name = at.at(-1);
  const wrong = (what: string) => report(at, `\`${name}\` must be ${what}, not ${JSON.stringify(value)}`);
  if (typeof kind === "object" && "oneOf" in kind) {
    if (kind.oneOf.includes(value as string)) return value;
    return wrong(`one of ${kind.oneOf.join(", ")}`);
  }
  if (typeof kind === "object" || kind === "related") {
    const list = typeof value === "string" ? [value] : value;
    if (Array.isArray(list) && list.every(filled)) return list;
    return wrong("a list of names");
  }
  switch (kind) {
    case "integer":
      return Number.isInteger(value) ? value : wrong("a whole number");
    case "boolean":
      return typeof value === "boolean" ? value : wrong("true or false");
    case "date":
      return isDay(value) ? value : wrong("a date such as 2026-10-02");
    case "passages": {
      const list = (Array.isArray(value) ? value : String(value).split(";")).map((part) =>
        String(part).trim(),
      );
      return list.every((part) => part !== "") ? list : wrong("one or more references");
    }
    default:
      return filled(value) ? value.trim() : typeof value === "number" ? String(value) : wrong("words");
  }
}

export function checkKeys(
  value: Values,
  allowed: readonly string[],
  at: YamlPath,
  report: Report,
  what: string,
): void {
  for (const key of Object.keys(value)) {
    if (!allowed.includes(key))
      report([...at, key], `\`${key}\` is not a field of ${what}; it takes ${allowed.join(", ")}`);
  }
}

export function readId(value: unknown, at: YamlPath, report: Report): string {
  if (isWrittenId(value)) return value;
  report(at, value === undefined ? "has no id: run npm run content:ids" : `the id ${value} is not a GUID`);
  return "";
}

export interface WrittenQuestion {
  id: string;
  question: Localised<string> | undefined;
  answers: { id: string; text: Localised<string> | undefined; correct: boolean }[];
  explanation: Localised<string> | undefined;
  passages: string[];
  at: YamlPath;
}

const asList = (value: unknown, at: YamlPath, report: Report): [Values, YamlPath][] => {
  if (!Array.isArray(value) || value.length === 0) {
    report(at, `\`${at.at(-1)}\` must be a list`);
    return [];
  }
  const entries = value.map((entry, index): [unknown, YamlPath] => [entry, [...at, index]]);
  for (const [entry, place] of entries) if (!isMapping(entry)) report(place, "must be `key: value` lines");
  return entries.filter((entry): entry is [Values, YamlPath] => isMapping(entry[0]));
};

export function readQuestions(
  value: unknown,
  at: YamlPath,
  report: Report,
  languages: readonly Locale[],
): WrittenQuestion[] {
  return asList(value, at, report).map(([entry, place]) => {
    checkKeys(entry, ["id", "question", "answers", "explanation", "passage"], place, report, "a question");
    const answers = asList(entry.answers, [...place, "answers"], report).map(([answer, answerPlace]) => {
      checkKeys(answer, ["id", "text", "correct"], answerPlace, report, "an answer");
      return {
        id: readId(answer.id, answerPlace, report),
        text: readText(answer.text, [...answerPlace, "text"], report, { label: true, languages }),
        correct: answer.correct === true,
      };
    });
    const right = answers.filter((answer) => answer.correct).length;
    if (answers.length < 2) report(place, "a question needs two answers or more");
    else if (right !== 1) report(place, `a question needs one answer with \`correct: true\`, not ${right}`);
    return {
      id: readId(entry.id, place, report),
      question: readText(entry.question, [...place, "question"], report, { languages }),
      answers,
      explanation:
        entry.explanation === undefined
          ? undefined
          : readText(entry.explanation, [...place, "explanation"], report, { languages }),
      passages:
        entry.passage === undefined
          ? []
          : ((readPlain("passages", entry.passage, [...place, "passage"], report) as string[]) ?? []),
      at: place,
    };
  });
}

export function readTerms(value: unknown, at: YamlPath, report: Report): OfferTerm[] {
  return asList(value, at, report).map(([entry, place]) => {
    checkKeys(
      entry,
      ["id", "termLength", "displayPrice", "regularPrice", "isMostPopular", "trialDays"],
      place,
      report,
      "a term",
    );
    if (!filled(entry.termLength)) report(place, "a term needs `termLength`");
    const price = entry.displayPrice;
    if (typeof price !== "number" && !filled(price)) report(place, "a term needs `displayPrice`");
    const regular = entry.regularPrice;
    if (regular !== undefined && (typeof regular !== "number" || !(regular > Number(price))))
      report([...place, "regularPrice"], "a regular price is a number above `displayPrice`");
    return {
      id: readId(entry.id, place, report),
      termLength: String(entry.termLength),
      displayPrice: typeof price === "number" ? price : String(price),
      regularPrice: typeof regular === "number" ? regular : null,
      isMostPopular: entry.isMostPopular === true,
      trialDays:
        entry.trialDays === undefined
          ? null
          : ((readPlain("integer", entry.trialDays, [...place, "trialDays"], report) as number) ?? null),
    };
  });
}

/** In the YAML a question and its answer hold both languages; in a language file they are that language's. */
export function readFaq(
  value: unknown,
  at: YamlPath,
  report: Report,
  languages: readonly Locale[],
): Partial<Localised<Faq[]>> {
  const faq: Localised<Faq[]> = { "en-US": [], es: [] };
  for (const [entry, place] of asList(value, at, report)) {
    checkKeys(entry, ["question", "answer"], place, report, "a question of the faq");
    const question = readText(entry.question, [...place, "question"], report, { languages });
    const answer = readText(entry.answer, [...place, "answer"], report, { languages });
    if (!question || !answer) continue;
    for (const locale of locales) faq[locale].push({ question: question[locale], answer: answer[locale] });
  }
  return faq;
}

export function readLocalFaq(value: unknown, at: YamlPath, report: Report): Faq[] {
  return asList(value, at, report).flatMap(([entry, place]) => {
    checkKeys(entry, ["question", "answer"], place, report, "a question of the faq");
    if (filled(entry.question) && filled(entry.answer))
      return [{ question: entry.question, answer: entry.answer }];
    report(place, "needs a `question` and an `answer`");
    return [];
  });
}

/** In the YAML a link's words hold both languages, and its address is for both or given in both. */
export function readLinks(
  value: unknown,
  at: YamlPath,
  report: Report,
  languages: readonly Locale[],
): Partial<Localised<MenuLink[]>> {
  const links: Localised<MenuLink[]> = { "en-US": [], es: [] };
  for (const [entry, place] of asList(value, at, report)) {
    checkKeys(entry, ["label", "to"], place, report, "a link");
    const label = readText(entry.label, [...place, "label"], report, { label: true, languages });
    const to = readText(entry.to, [...place, "to"], report, { label: true, languages });
    if (!label || !to) continue;
    for (const locale of locales) links[locale].push({ label: label[locale], to: to[locale] });
  }
  return links;
}

export function readLocalLinks(value: unknown, at: YamlPath, report: Report): MenuLink[] {
  return asList(value, at, report).flatMap(([entry, place]) => {
    checkKeys(entry, ["label", "to"], place, report, "a link");
    if (filled(entry.label) && filled(entry.to)) return [{ label: entry.label, to: entry.to }];
    report(place, "needs a `label` and a `to`");
    return [];
  });
}
