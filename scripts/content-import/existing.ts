/** What the folder has already, so that nothing is there twice. */
import { existsSync } from "node:fs";
import { type Locale, locales } from "../../contracts/site.ts";
import { pathKey } from "../../services/content/content-index.ts";
import { isMapping } from "../../services/content/sources/files/read-fields.ts";
import { scanContent } from "../../services/content/sources/files/scan.ts";
import { parseMarkdownFile, parseYaml } from "../../services/content/sources/files/yaml-file.ts";

/** Folders in which an item of the old site may already have its counterpart. */
export const matchedFolders = ["categories", "topics", "contributors"] as const;
export type MatchedFolder = (typeof matchedFolders)[number];

export interface ExistingLibrary {
  pathOfId: Map<string, string>;
  /** Ids of items that share a file with others. */
  inLists: Set<string>;
  /** Paths of items and their addresses in every language. */
  taken: Set<string>;
  /** The id of the redirect, by the key of the path that it leads away from. */
  redirects: Map<string, string>;
  /** Names by what they are called: the name itself, and the title in each language. */
  names: Record<MatchedFolder, Map<string, string>>;
}

/** Titles are compared without case, accents and punctuation. */
export const titleKey = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export async function readExisting(root: string): Promise<ExistingLibrary> {
  const library: ExistingLibrary = {
    pathOfId: new Map(),
    inLists: new Set(),
    taken: new Set(),
    redirects: new Map(),
    names: { categories: new Map(), topics: new Map(), contributors: new Map() },
  };
  if (!existsSync(root)) return library;
  const { texts } = await scanContent(root);
  for (const [file, text] of texts) {
    if (file.endsWith(".md") || file.startsWith("media/")) continue;
    const { value } = parseYaml(text);
    if (!isMapping(value)) continue;
    const own = file.replace(/\.ya?ml$/, "");
    const folder = own.slice(0, own.lastIndexOf("/") + 1);
    const entries = Array.isArray(value.items) ? value.items.filter(isMapping) : undefined;
    for (const { id } of entries ?? []) library.inLists.add(String(id));
    for (const entry of entries ?? [value])
      addItem(library, entries ? `${folder}${String(entry.name)}` : own, entry, texts);
  }
  return library;
}

function addItem(
  { pathOfId, taken, redirects, names }: ExistingLibrary,
  path: string,
  values: Record<string, unknown>,
  texts: ReadonlyMap<string, string>,
): void {
  const id = String(values.id ?? "");
  if (id) pathOfId.set(id, path);
  taken.add(path.toLowerCase());
  if (typeof values.from === "string") redirects.set(pathKey(values.from), id);
  const slash = path.lastIndexOf("/");
  const folder = matchedFolders.find((each) => each === path.slice(0, slash));
  const name = path.slice(slash + 1);
  const call = (title: unknown) => {
    if (folder && typeof title === "string" && !names[folder].has(titleKey(title)))
      names[folder].set(titleKey(title), name);
  };
  call(name);
  for (const locale of locales) {
    const front = frontOf(texts.get(`${path}.${locale}.md`));
    call(inLanguage(values.title, locale) ?? front.title);
    const slug = inLanguage(values.slug, locale) ?? front.slug;
    if (typeof slug === "string") taken.add(`${path.slice(0, slash + 1)}${slug}`.toLowerCase());
  }
}

const inLanguage = (value: unknown, locale: Locale): unknown =>
  isMapping(value) ? value[locale] : undefined;
const frontOf = (text: string | undefined) =>
  text === undefined ? {} : (parseMarkdownFile(text).file?.values ?? {});
