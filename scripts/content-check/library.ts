/** The library as the rules see it: every item, every picture and the Bibles. */
import path from "node:path";
import type { ContentType } from "../../contracts/content.ts";
import type { Locale } from "../../contracts/site.ts";
import type { ContentRecord, MediaRecord } from "../../services/content/record.ts";
import { loadCached } from "../../services/content/sources/files/cached-library.ts";
import { loadModules, swordFolders } from "../../services/scripture/load.ts";
import { createScripture } from "../../services/scripture/service.ts";
import { fixedPaths } from "../../site/pages.ts";
import { contentDir } from "../content-dir.mjs";

export interface Library {
  records: readonly ContentRecord[];
  media: readonly MediaRecord[];
  /** The verses of a passage as `Ps.23.1`; nothing where one of its translations does not have it. */
  versesOf(reference: string, locale: Locale): string[] | undefined;
  /** The whole text of each language's Bibles, verse by verse. */
  bibles: Record<Locale, readonly string[]>;
}

/** A rule lists every violation; no findings mean that the library passes. */
export interface Rule {
  name: string;
  find(library: Library): string[];
}

export const ofType = ({ records }: Pick<Library, "records">, ...types: ContentType[]): ContentRecord[] =>
  records.filter(({ type }) => types.includes(type));

/** What readers of each language may choose from. */
const bibleIds: Record<Locale, readonly string[]> = { "en-US": ["kjv", "web"], es: ["rv1909"] };

const dataDirOf = (root: string) => path.resolve(root, process.env.DATA_DIR || "data");

export async function openScripture(root: string) {
  const dataDir = dataDirOf(root);
  const { modules } = await loadModules({
    swordPaths: swordFolders(dataDir, process.env.SWORD_PATH),
    cacheDir: path.join(dataDir, "scripture"),
  });
  return { modules, scripture: createScripture({ modules }) };
}

type Scripture = Awaited<ReturnType<typeof openScripture>>;

export const openContent = ({ scripture }: Scripture, cacheDir?: string) =>
  loadCached(
    {
      root: contentDir(),
      resolveReference: scripture.parseReference,
      knownPaths: fixedPaths,
      includeDrafts: false,
    },
    cacheDir,
  );

export async function openLibrary(root: string): Promise<Library> {
  const scripture = await openScripture(root);
  // The next start has it, too.
  const { records, media } = await openContent(scripture, path.join(dataDirOf(root), "content"));
  const bible = (locale: Locale) =>
    bibleIds[locale].flatMap((id) => {
      const found = scripture.modules.find(({ translation }) => translation.id === id);
      if (!found) throw new Error(`The translation ${id} is missing; run npm start once to get it.`);
      return [...found.verses.all()];
    });
  return {
    records,
    media,
    bibles: { "en-US": bible("en-US"), es: bible("es") },
    versesOf: (reference, locale) => versesOf(scripture, reference, locale),
  };
}

function versesOf({ scripture }: Scripture, reference: string, locale: Locale): string[] | undefined {
  try {
    const found = bibleIds[locale].map((translation) =>
      scripture.passage(reference, { language: locale, translation }),
    );
    return found.some(({ fallback, verses }) => fallback || verses.length === 0)
      ? undefined
      : found[0]!.verses.map(({ id }) => id);
  } catch {
    return undefined;
  }
}
