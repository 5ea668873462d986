/** Reads the content folder into an index, or fails with everything that is wrong in it. */
import { type Locale, locales } from "../../../../contracts/site.ts";
import { type ContentIndex, createIndex } from "../../content-index.ts";
import type { ResolveReference } from "../../record.ts";
import { checkLinks } from "./check-links.ts";
import { ProblemList, type YamlPath } from "./problems.ts";
import { isMapping } from "./read-fields.ts";
import { type ItemSource, isName, type LanguageFile, readItem, type WrittenItem } from "./read-item.ts";
import { readMedia, type WrittenMedia } from "./read-media.ts";
import { resolveItems } from "./resolve.ts";
import { type ScannedFolder, scanContent } from "./scan.ts";
import { parseMarkdownFile, parseYaml, type YamlResult } from "./yaml-file.ts";

export type { ContentIndex };

export interface LoadOptions {
  /** The content folder. */
  root: string;
  /** Must read English names and OSIS in en-US, Spanish names and OSIS in es. */
  resolveReference: ResolveReference;
  /** Addresses of the app that content may link to; `/trivia/*` stands for all below. */
  knownPaths?: readonly string[];
  /** Load items marked `draft: true`, for requests with the Preview header. */
  includeDrafts?: boolean;
}

export interface ReadFolder {
  scanned: ScannedFolder;
  media: WrittenMedia[];
  items: WrittenItem[];
  /** What is wrong with each file by itself. */
  problems: ProblemList;
}

export async function readFolder(root: string): Promise<ReadFolder> {
  const scanned = await scanContent(root);
  const problems = new ProblemList(scanned.texts);
  for (const [file, reason] of scanned.unreadable) problems.addUnreadable(file, 1, reason);
  const media = readMedia(root, scanned, problems);
  return { scanned, media, items: readItems(scanned, problems), problems };
}

/** Where an address that another item has is written. */
export function placeOfAddress({ source }: WrittenItem, locale: Locale): [file: string, at: YamlPath] {
  const language = source.languages[locale];
  return language ? [language.file, ["slug"]] : [source.file, source.at];
}

export async function loadContent(options: LoadOptions): Promise<ContentIndex> {
  const { scanned, media, items, problems } = await readFolder(options.root);
  const resolved = resolveItems({ items, media }, options.resolveReference, problems);
  const records = [...resolved.keys()];
  const shared = {
    version: scanned.version,
    media: media.map(({ record }) => record),
    resolveReference: options.resolveReference,
    knownPaths: options.knownPaths ?? [],
  };
  const index = createIndex(records, {
    ...shared,
    onCollision(first, second, locale) {
      if (first.record.path === second.record.path) return;
      problems.add(
        ...placeOfAddress(resolved.get(second.record)!, locale),
        `its ${locale} address /${second.paths[locale]}/ is already that of ${first.record.path}`,
      );
    },
  });
  checkLinks(index, resolved, problems);
  if (problems.found.length > 0) throw problems.toError();
  if (options.includeDrafts || !records.some((record) => record.draft)) return index;
  return createIndex(
    records.filter((record) => !record.draft),
    shared,
  );
}

const languageFile = /^(.+)\.([^./]+)\.md$/;

function readItems({ texts, writtenAt, unreadable }: ScannedFolder, problems: ProblemList): WrittenItem[] {
  const languages = readLanguages(texts, problems);
  const items: WrittenItem[] = [];
  const used = new Set<string>();
  for (const [file, text] of texts) {
    if (file.endsWith(".md") || file.startsWith("media/")) continue;
    for (const source of sourcesIn(file, parseYaml(text), problems)) {
      source.languages = languages.get(source.path) ?? {};
      used.add(source.path);
      const item = readItem(source, problems);
      if (!item) continue;
      const files = [file, ...Object.values(source.languages).map((language) => language.file)];
      item.record.writtenAt = Math.max(...files.map((each) => writtenAt.get(each)!));
      items.push(item);
    }
  }
  for (const [path, language] of languages) {
    // What is wrong with its item is said there.
    const isThere = ["yaml", "yml"].some((end) =>
      [texts, unreadable].some((files) => files.has(`${path}.${end}`)),
    );
    if (used.has(path) || isThere) continue;
    for (const { file } of Object.values(language))
      problems.add(file, 1, `there is no item ${path}.yaml for it`);
  }
  return items;
}

function readLanguages(texts: ReadonlyMap<string, string>, problems: ProblemList) {
  const languages = new Map<string, Partial<Record<Locale, LanguageFile>>>();
  for (const [file, text] of texts) {
    if (!file.endsWith(".md")) continue;
    const [, path, locale] = languageFile.exec(file) ?? [];
    if (path === undefined || !locales.includes(locale as Locale)) {
      problems.add(
        file,
        1,
        `a Markdown file must end in ${locales.map((each) => `.${each}.md`).join(" or ")}`,
      );
      continue;
    }
    const { file: parsed, failure } = parseMarkdownFile(text);
    if (failure) problems.addUnreadable(file, failure.line, failure.reason);
    const all = languages.get(path) ?? {};
    // A broken file still counts as there, so that it is reported once.
    all[locale as Locale] = { file, ...(parsed ?? { values: {}, body: "", bodyLine: 1 }) };
    languages.set(path, all);
  }
  return languages;
}

function sourcesIn(file: string, { value, failure }: YamlResult, problems: ProblemList): ItemSource[] {
  if (failure) {
    problems.addUnreadable(file, failure.line, failure.reason);
    return [];
  }
  if (!isMapping(value)) {
    problems.add(file, 1, "must be `key: value` lines");
    return [];
  }
  const own = file.replace(/\.ya?ml$/, "");
  const folder = own.includes("/") ? `${own.slice(0, own.lastIndexOf("/"))}/` : "";
  if (!("items" in value)) {
    const name = own.slice(folder.length);
    if (!isName(name))
      problems.add(file, 1, `the file name "${name}" must be lower-case letters, digits and hyphens`);
    return [{ file, at: [], path: own, values: value, languages: {} }];
  }
  const list = value.items;
  for (const key of Object.keys(value)) {
    if (key !== "items") problems.add(file, [key], "a file with `items:` holds nothing else");
  }
  if (!Array.isArray(list)) {
    problems.add(file, ["items"], "`items` must be a list");
    return [];
  }
  return list.flatMap((values, index) => {
    const at = ["items", index] as const;
    if (!isMapping(values)) problems.add(file, at, "must be `key: value` lines");
    else if (typeof values.name !== "string" || !isName(values.name))
      problems.add(
        file,
        at,
        `needs a \`name\` of lower-case letters, digits and hyphens, as text (quote a number)`,
      );
    else return [{ file, at, path: `${folder}${values.name}`, values, languages: {} }];
    return [];
  });
}
