/** Writes a library as files in the form of content/README.md: one YAML for each item, one Markdown for each language. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import type { RichText } from "../../contracts/content.ts";
import { formats, inLanguageFile, ownFields } from "../../contracts/content-types.ts";
import { isRecording } from "../../contracts/recordings.ts";
import type { Locale } from "../../contracts/site.ts";
import {
  type ContentRecord,
  type Localised,
  languagesOf,
  type MediaRecord,
} from "../../services/content/record.ts";
import type { Library } from "../../services/content/source.ts";
import { toMarkdown } from "./to-markdown.ts";

interface WriteOptions {
  library: Library;
  readMedia(media: MediaRecord): Promise<Buffer>;
  folder: string;
  say(line: string): void;
  /** Whether the paths of pictures are those that files gave them; a CMS has its own. */
  hasFilePaths?: boolean;
}

type Values = Record<string, unknown>;
const lastPart = (of: string) => of.slice(of.lastIndexOf("/") + 1);
const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "picture";

export async function writeLibrary({
  library,
  readMedia,
  folder,
  say,
  hasFilePaths = false,
}: WriteOptions): Promise<void> {
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  const pictures = namePictures(library.media, hasFilePaths);
  for (const picture of library.media) {
    const name = pictures.get(picture.id)!;
    await write(`media/${name}.${picture.extension}`, await readMedia(picture));
    if (isRecording(`.${picture.extension}`)) continue;
    await write(
      `media/${name}.yaml`,
      stringify({
        id: picture.id,
        alt: { "en-US": picture.alt["en-US"] || lastPart(name), es: picture.alt.es || lastPart(name) },
        ...(picture.focalPoint ? { focalPoint: picture.focalPoint } : {}),
      }),
    );
  }
  const byId = new Map(library.records.map((record) => [record.id, record]));
  const pathOf = (id: string) => (byId.has(id) ? `/${byId.get(id)!.path}` : undefined);
  for (const record of library.records) {
    await write(`${record.path}.yaml`, stringify(sharedOf(record, byId, pictures)));
    for (const locale of languagesOf(record)) {
      const { front, body } = localOf(record, locale, pathOf);
      if (Object.keys(front).length + body.length > 0)
        await write(
          `${record.path}.${locale}.md`,
          `---\n${Object.keys(front).length > 0 ? stringify(front) : ""}---\n${body}\n`,
        );
    }
  }
  say(`${library.records.length} items and ${library.media.length} pictures are in ${folder}.`);
}

/** By the names of their files; two of the same name get different ones. */
function namePictures(media: readonly MediaRecord[], hasFilePaths: boolean): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, path: of, extension } of media) {
    if (hasFilePaths && !taken.has(of)) {
      taken.add(of);
      names.set(id, of);
      continue;
    }
    const name = fileName(lastPart(of));
    const own = taken.has(name) ? `${name}-${id.slice(0, 8)}` : name;
    taken.add(own);
    names.set(id, `${isRecording(`.${extension}`) ? "recordings" : "art"}/${own}`);
  }
  return names;
}

/** What is the same in every language. */
function sharedOf(
  record: ContentRecord,
  byId: ReadonlyMap<string, ContentRecord>,
  pictures: ReadonlyMap<string, string>,
): Values {
  const values: Values = {
    id: record.id,
    type: record.type,
    ...(record.languages ? { languages: record.languages } : {}),
  };
  for (const [key, kind] of Object.entries(formats[record.type].fields)) {
    if (ownFields.includes(key) || kind === "body" || (inLanguageFile(kind) && kind !== "recording"))
      continue;
    const value = record[key as keyof ContentRecord];
    const named = (ids: unknown) => (ids as string[]).flatMap((id) => byId.get(id)?.path ?? []);
    if (kind === "passages")
      values[key] = record.passages?.map(({ reference }) => reference.replaceAll("–", "-")).join("; ");
    else if (key === "scheduledDate") values[key] = record.dates?.[0];
    else if (kind === "questions")
      values[key] = record.questions?.map((question) => questionOf(question, languagesOf(record)));
    else if (kind === "terms") values[key] = record.terms?.map(withoutNulls);
    else if (value === undefined) continue;
    else if (kind === "image") values[key] = pictures.get(value as string);
    else if (kind === "recording")
      values[key] = Object.fromEntries(
        Object.entries(record.audio!).map(([locale, id]) => [locale, pictures.get(id)]),
      );
    else if (kind === "related") values[key] = named(value);
    else if (typeof kind === "object" && "namesIn" in kind) values[key] = named(value).map(lastPart);
    else values[key] = value;
  }
  if (record.order !== undefined && record.order < Number.MAX_SAFE_INTEGER) values.order = record.order;
  return withoutNulls(values);
}

const withoutNulls = (values: object): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

const only = (words: Localised<string> | undefined, languages: readonly Locale[]) =>
  words && Object.fromEntries(languages.map((locale) => [locale, words[locale]]));

const questionOf = (
  { passages, answers, question, explanation, ...others }: NonNullable<ContentRecord["questions"]>[number],
  languages: readonly Locale[],
): Values =>
  withoutNulls({
    ...others,
    question: only(question, languages),
    explanation: only(explanation, languages),
    answers: answers.map(({ correct, text, ...answer }) => ({
      ...answer,
      text: only(text, languages),
      ...(correct ? { correct } : {}),
    })),
    passage: passages.map(({ reference }) => reference.replaceAll("–", "-")).join("; ") || undefined,
  });

function localOf(record: ContentRecord, locale: Locale, pathOf: (id: string) => string | undefined) {
  const { html, body, faq, ...words } = record.text[locale];
  const markdown = (text: string | RichText) => (typeof text === "string" ? text : toMarkdown(text, pathOf));
  const slug = record.slugs?.[locale];
  const front: Values = {
    ...words,
    ...(slug && slug !== lastPart(record.path) ? { slug } : {}),
    ...(faq ? { faq: faq.map(({ question, answer }) => ({ question, answer: markdown(answer) })) } : {}),
  };
  return { front, body: html ? markdown(html) : (body ?? "") };
}
