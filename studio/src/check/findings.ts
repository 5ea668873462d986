/** What a check found: where, and in words of both languages. */
import type { Words } from "../../../contracts/content-types.ts";
import { groups, type Locale } from "../languages.ts";

/** An error stops a publish; a hint does not. */
type Level = "error" | "hint";

export interface Finding {
  level: Level;
  /** As the form names it: `en.title`, `questions.0.passage`. */
  field: string;
  locale?: Locale;
  code: string;
  message: Words;
}

/** Where a finding is: in a language's own fields, or in those that both share. */
export interface Place {
  field: string;
  locale?: Locale;
}

export const sharedPlace = (field: string): Place => ({ field });
export const localPlace = (locale: Locale, field: string): Place => ({
  field: `${groups[locale]}.${field}`,
  locale,
});

const found =
  (level: Level) =>
  (place: Place, code: string, en: string, es: string): Finding => ({
    level,
    ...place,
    code,
    message: { "en-US": en, es },
  });

export const error = found("error");
export const hint = found("hint");

export const isError = ({ level }: Finding): boolean => level === "error";

/** Errors first; otherwise as they stand in the document. */
export const sorted = (findings: readonly Finding[]): Finding[] => [
  ...findings.filter(isError),
  ...findings.filter((one) => !isError(one)),
];
