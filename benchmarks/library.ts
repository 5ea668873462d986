/** The shipped library, and the same library many times over. */
import { createHash } from "node:crypto";
import path from "node:path";
import type { ContentType } from "../contracts/content.ts";
import { type ContentIndex, createIndex } from "../services/content/content-index.ts";
import type { ContentRecord, Localised } from "../services/content/record.ts";
import { loadContent } from "../services/content/sources/files/load.ts";
import { loadModules, swordFolders } from "../services/scripture/load.ts";
import { createScripture } from "../services/scripture/service.ts";
import { pages } from "../site/routes.ts";
import { root } from "../tests/support/server.ts";

/** Links of the content are not what is measured: whatever the server accepts is accepted here. */
const linkedPaths = [
  ...pages.map(({ path: page }) => `/${page.replace(/:.*$/, "*")}`),
  ...["/contact-us", "/search", "/scripture-wheel", "/my-profile", "/newsletter", "/growth-plans/topic"],
];

export async function loadShippedLibrary(): Promise<ContentIndex> {
  const dataDir = path.join(root, "data");
  const { modules } = await loadModules({
    swordPaths: swordFolders(dataDir, process.env.SWORD_PATH),
    cacheDir: path.join(dataDir, "scripture"),
  });
  return loadContent({
    root: path.resolve(root, process.env.CONTENT_DIR || "content"),
    resolveReference: createScripture({ modules }).parseReference,
    knownPaths: linkedPaths,
  });
}

/** Known by their names: a second one is nobody's. */
const fixed = new Set<ContentType>(["menu", "popup", "mail", "partner"]);

/** Copies of every shipped item under other ids, addresses and days, until there are `size` items. */
export function multiplyLibrary(shipped: ContentIndex, size: number): ContentIndex {
  const originals = shipped.entries.slice(1).map(({ record }) => record);
  const records = [...originals];
  const copied = originals.filter(({ type }) => !fixed.has(type));
  for (let copy = 1; records.length < size; copy++) {
    for (const record of copied.slice(0, size - records.length)) records.push(copyOf(record, copy));
  }
  return createIndex(records, { resolveReference: shipped.resolveReference });
}

function copyOf(record: ContentRecord, copy: number): ContentRecord {
  const { legacySlug, from, ...rest } = record;
  const renamed = (text: string | undefined) => (text === undefined ? undefined : `${text}-${copy}`);
  const slugs = record.slugs as Localised<string> | undefined;
  return {
    ...rest,
    id: copiedId(record.id, copy),
    path: record.path
      .split("/")
      .map((part, depth, parts) => (depth === 0 && parts.length > 1 ? part : `${part}-${copy}`))
      .join("/"),
    ...(slugs
      ? {
          slugs: Object.fromEntries(
            Object.entries(slugs).map(([locale, slug]) => [locale, `${slug}-${copy}`]),
          ),
        }
      : {}),
    ...(legacySlug ? { legacySlug: renamed(legacySlug) } : {}),
    ...(from ? { from: renamed(from) } : {}),
    ...(record.dates ? { dates: record.dates.map((day) => shiftedDay(day, copy)) } : {}),
  } as ContentRecord;
}

export function copiedId(id: string, copy: number): string {
  const hex = createHash("sha256").update(`${id} ${copy}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Years later, so that no two copies share a day; a leap day may become the first of March. */
function shiftedDay(day: string, copy: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 4 * copy, month - 1, date)).toISOString().slice(0, 10);
}
