/** What is missing, too long or too short. */
import { formats } from "../../../contracts/content-types.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { descriptions, longestSummary, wordLimits } from "../../../services/content/rules/sizes.ts";
import { countWords } from "../../../services/content/rules/words.ts";
import { languageNames } from "../languages.ts";
import { error, type Finding, hint, localPlace, sharedPlace } from "./findings.ts";
import { languagesOf, textsOf } from "./texts.ts";

const isLocal = (kind: unknown) =>
  kind === "text" || kind === "label" || kind === "body" || kind === "faq" || kind === "links";

function missing(record: SourceRecord): Finding[] {
  const { needs, described } = formats[record.type];
  return needs.flatMap((key) => {
    const { kind, label } = described[key]!;
    if (isLocal(kind))
      return languagesOf(record)
        .filter((locale) => !record.text[locale][key as "title"]?.length)
        .map((locale) =>
          error(
            localPlace(locale, key),
            "needed",
            `${label["en-US"]} (${languageNames[locale]}) is needed.`,
            `Falta: ${label.es} (${languageNames[locale]}).`,
          ),
        );
    const value = (record as unknown as Record<string, unknown>)[key];
    return value === undefined
      ? [error(sharedPlace(key), "needed", `${label["en-US"]} is needed.`, `Falta: ${label.es}.`)]
      : [];
  });
}

function lengthOf(record: SourceRecord): Finding[] {
  const { described } = formats[record.type];
  return textsOf(record).flatMap(({ place, name, text }): Finding[] => {
    const max = described[name]?.max;
    const size = text.length;
    if (max && size > max)
      return [
        error(
          place,
          "too-long",
          `${size} characters; at most ${max}.`,
          `${size} caracteres; como máximo ${max}.`,
        ),
      ];
    const [least, most] = name === "seoDescription" ? descriptions : [0, longestSummary];
    if ((name === "seoDescription" || name === "summary") && (size < least || size > most))
      return [
        hint(
          place,
          "length",
          least
            ? `${size} characters; ${least} to ${most} are best.`
            : `${size} characters; at most ${most} are best.`,
          least
            ? `${size} caracteres; lo mejor es de ${least} a ${most}.`
            : `${size} caracteres; lo mejor es ${most} o menos.`,
        ),
      ];
    const limits = wordLimits(record.type, name);
    const count = limits ? countWords(text) : 0;
    if (!limits || (count >= limits[0] && count <= limits[1])) return [];
    return [
      hint(
        place,
        "word-count",
        `${count} words; the library's own have ${limits[0]} to ${limits[1]}.`,
        `${count} palabras; los de la biblioteca tienen de ${limits[0]} a ${limits[1]}.`,
      ),
    ];
  });
}

export const checkLengths = (record: SourceRecord): Finding[] => [...missing(record), ...lengthOf(record)];
