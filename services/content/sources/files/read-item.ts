/** From the values of a YAML item and its language files to a record whose references are still names. */
import { type ContentType, contentTypes } from "../../../../contracts/content.ts";
import { type FieldKind, formats, inLanguageFile } from "../../../../contracts/content-types.ts";
import { type Locale, locales } from "../../../../contracts/site.ts";
import { type LocalText, languagesOf, type SourceRecord } from "../../record.ts";
import type { ProblemList, YamlPath } from "./problems.ts";
import {
  checkKeys,
  type Report,
  readFaq,
  readId,
  readLanguages,
  readLinks,
  readLocalFaq,
  readLocalLinks,
  readPlain,
  readQuestions,
  readRecordings,
  readTerms,
  readText,
  type WrittenQuestion,
} from "./read-fields.ts";
import type { MarkdownFile } from "./yaml-file.ts";

export interface LanguageFile extends MarkdownFile {
  file: string;
}

export interface ItemSource {
  file: string;
  /** Where the item stands in its file: nothing, or `items`, n. */
  at: YamlPath;
  path: string;
  values: Record<string, unknown>;
  languages: Partial<Record<Locale, LanguageFile>>;
}

/** A record before names became ids. */
export interface WrittenItem {
  source: ItemSource;
  record: SourceRecord;
  names: Record<string, string[]>;
  questions: WrittenQuestion[];
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isName = (name: string): boolean => slugPattern.test(name);

const plainRecordFields = new Set(
  "scheduledDate scheduledDay repeatEvery access listed published updated legacySlug order draft evening level need kind layout noindex charityNote featured offerSlug platform isActive allowAutoSelection limitedTimeDeal dealEnds displayComponent displaySize successLandingPage from to status image".split(
    " ",
  ),
);

export function readItem(source: ItemSource, problems: ProblemList): WrittenItem | undefined {
  const { values, at, file } = source;
  const report: Report = (place, reason) => problems.add(file, place, reason);
  const type = values.type as ContentType;
  if (!contentTypes.includes(type)) {
    report([...at, "type"], `\`type: ${String(values.type)}\` is not one of ${contentTypes.join(", ")}`);
    return undefined;
  }
  const { fields, needs } = formats[type];
  checkKeys(values, Object.keys(fields), at, report, `type ${type}`);
  const record: SourceRecord = {
    id: readId(values.id, at, report),
    type,
    path: source.path,
    text: { "en-US": {}, es: {} },
  };
  const languages = readLanguages(values.languages, [...at, "languages"], report);
  if (languages.length < locales.length) record.languages = languages;
  const item: WrittenItem = {
    source,
    record,
    names: {},
    questions: [],
  };
  for (const [key, kind] of Object.entries(fields)) {
    const value = values[key];
    if (value !== undefined && value !== null && key !== "id" && key !== "type" && key !== "name")
      readField(item, key, kind, value, report);
  }
  for (const locale of locales) readLanguage(item, locale, fields, problems);
  checkLanguages(item, problems);
  for (const need of needs) {
    if (!has(item, need)) report(at, `${type} needs \`${need}\``);
  }
  return item;
}

function readField(item: WrittenItem, key: string, kind: FieldKind, value: unknown, report: Report): void {
  const { record, source } = item;
  const at = [...source.at, key];
  const languages = languagesOf(record);
  const setText = (read: Partial<Record<Locale, unknown>> | undefined) => {
    if (read) for (const locale of languages) Object.assign(record.text[locale], { [key]: read[locale] });
  };
  if (kind === "text" || kind === "body" || kind === "label")
    setText(readText(value, at, report, { label: kind === "label", languages }));
  else if (kind === "languages") return;
  else if (kind === "faq") setText(readFaq(value, at, report, languages));
  else if (kind === "links") setText(readLinks(value, at, report, languages));
  else if (kind === "slug") readSlugs(record, value, at, report);
  else if (kind === "questions") item.questions = readQuestions(value, at, report, languages);
  else if (kind === "recording") {
    const recordings = readRecordings(value, at, report);
    if (recordings) record.audio = recordings;
  } else if (kind === "terms") record.terms = readTerms(value, at, report);
  else {
    const read = readPlain(kind, value, at, report);
    if (read === undefined) return;
    if (kind === "passages") record.passage = read as string[];
    else if (Array.isArray(read)) item.names[key] = read;
    else if (plainRecordFields.has(key)) Object.assign(record, { [key]: read });
  }
}

function readSlugs(record: SourceRecord, value: unknown, at: YamlPath, report: Report): void {
  const given = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (given.length === 0) report(at, "`slug` in the YAML must name its language: { es: … }");
  for (const [locale, slug] of given) {
    if (!locales.includes(locale as Locale)) report(at, `\`${locale}\` is not a language of the site`);
    else if (typeof slug !== "string" || !isName(slug))
      report(at, `the slug "${slug}" must be lower-case letters, digits and hyphens`);
    else record.slugs = { ...record.slugs, [locale]: slug };
  }
}

function readLanguage(
  item: WrittenItem,
  locale: Locale,
  fields: Record<string, FieldKind>,
  problems: ProblemList,
): void {
  const language = item.source.languages[locale];
  if (!language) return;
  const report: Report = (at, reason) => problems.add(language.file, at, reason);
  const text = item.record.text[locale] as Record<string, unknown>;
  for (const [key, value] of Object.entries(language.values)) {
    const kind = fields[key];
    if (!inLanguageFile(kind)) {
      report([key], `\`${key}\` is not a field a language file of type ${item.record.type} takes`);
    } else if (value === null || value === "") {
      report([key], `\`${key}\` is empty`);
    } else if (kind === "slug") {
      readSlugs(item.record, { [locale]: value }, [key], report);
    } else if (kind === "recording") {
      item.record.audio = { ...item.record.audio, [locale]: String(value).trim() };
    } else if (kind === "faq") {
      text[key] = readLocalFaq(value, [key], report);
    } else if (kind === "links") {
      text[key] = readLocalLinks(value, [key], report);
    } else if (typeof value !== "string" && typeof value !== "number") {
      report([key], `\`${key}\` must be words`);
    } else {
      if (text[key] !== undefined) report([key], `\`${key}\` is given here and in ${item.source.file}`);
      text[key] = String(value).trim();
    }
  }
  if (language.body.trim() !== "") {
    if (text.body !== undefined)
      problems.add(language.file, language.bodyLine, `the body is given here and in ${item.source.file}`);
    text.body = language.body;
  }
}

/** What is said in one language must be said in the other, unless the item is in one alone. */
function checkLanguages({ source, record }: WrittenItem, problems: ProblemList): void {
  for (const { file } of locales.flatMap((locale) =>
    languagesOf(record).includes(locale) ? [] : (source.languages[locale] ?? []),
  ))
    problems.add(file, 1, `its language is not one of \`languages\` in ${source.file}`);
  if (record.languages) return;
  for (const locale of locales) {
    const other = locales.find((each) => each !== locale)!;
    if (source.languages[other] && !source.languages[locale]) {
      problems.add(source.file, source.at, `has no ${locale} file (${source.path}.${locale}.md)`);
      return;
    }
    for (const key of Object.keys(record.text[other]) as (keyof LocalText)[]) {
      if (record.text[locale][key] === undefined) {
        const file = source.languages[locale]?.file;
        problems.add(
          file ?? source.file,
          file ? 1 : source.at,
          `\`${key}\` is missing in ${locale}; ${other} has it`,
        );
      }
    }
  }
}

function has({ record, names, questions, source }: WrittenItem, need: string): boolean {
  // What is written but wrong has been reported already.
  if (source.values[need] !== undefined && source.values[need] !== null) return true;
  if (need === "passage") return (record.passage?.length ?? 0) > 0;
  if (need === "questions") return questions.length > 0;
  if (need === "terms") return (record.terms?.length ?? 0) > 0;
  if (need in names) return names[need]!.length > 0;
  if (need in record && need !== "text") return record[need as keyof SourceRecord] !== undefined;
  return locales.some((locale) => record.text[locale][need as keyof LocalText] !== undefined);
}
