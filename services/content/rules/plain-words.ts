/** What is sent or shown as evidence, and no page: the words of mails and of partners' offers. */
import { formats } from "../../../contracts/content-types.ts";
import { mailProblems, textProblems, type WordsProblem } from "../../../contracts/mail-words.ts";
import type { Locale } from "../../../contracts/site.ts";
import { languagesOf, type SourceRecord } from "../record.ts";

export interface PlainWordsProblem extends WordsProblem {
  /** None where it is of no language. */
  locale?: Locale;
}

const isPlain = ({ type }: SourceRecord) => type === "mail" || type === "partner";
const ofPartner = ["title", "partner", "description", "wording"] as const;

function tooLong({ type, text }: SourceRecord, locale: Locale): PlainWordsProblem[] {
  return Object.entries(formats[type].described).flatMap(([field, { max }]) => {
    const written = text[locale][field as "title"];
    return max && typeof written === "string" && written.length > max
      ? [{ field, locale, en: `at most ${max} characters`, es: `como máximo ${max} caracteres` }]
      : [];
  });
}

/** The lengths of the table hold everywhere. */
export const lengthProblems = (record: SourceRecord): PlainWordsProblem[] =>
  isPlain(record) ? languagesOf(record).flatMap((locale) => tooLong(record, locale)) : [];

/** Each item has its own place in the type's folder: its name is what it is known by. */
function placeProblems({ type, path }: SourceRecord): WordsProblem[] {
  const { folder } = formats[type];
  const isThere = path.startsWith(`${folder}/`) && /^[a-z0-9-]{1,100}$/.test(path.slice(folder.length + 1));
  return path === "" || isThere
    ? []
    : [
        {
          field: "name",
          en: `it must be directly in ${folder}/`,
          es: `debe estar directamente en ${folder}/`,
        },
      ];
}

export function plainWordsProblems(record: SourceRecord): PlainWordsProblem[] {
  const { type, path, text } = record;
  if (!isPlain(record)) return [];
  const name = path.slice(path.lastIndexOf("/") + 1);
  const problems = languagesOf(record).flatMap((locale) => {
    const found =
      type === "mail"
        ? mailProblems(name, text[locale])
        : ofPartner.flatMap((field) => textProblems(field, text[locale][field] ?? "", true));
    return found.map((one) => (one.field === "name" ? one : { ...one, locale }));
  });
  const all: PlainWordsProblem[] = [...placeProblems(record), ...problems];
  // A wrong name is one mistake, however many languages there are.
  return all.filter(
    ({ field, en }, nth) => field !== "name" || all.findIndex((one) => one.en === en) === nth,
  );
}
