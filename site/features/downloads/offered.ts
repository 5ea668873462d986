import { type DayDownloads, dayDownloadsPath } from "../../../contracts/day-downloads.ts";
import {
  type ScriptureDownload,
  type ScriptureDownloads,
  scriptureDownloadsPath,
} from "../../../contracts/scripture-downloads.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { bibleCachePrefix } from "../../service-worker/bible-cache.ts";
import type { Download } from "./download.ts";

/** The lists are cached too, so that what was downloaded can be seen and removed without a network. */
const listCache = "downloads-1";

async function fetchList<List>(path: string): Promise<List> {
  const cache = await caches.open(listCache);
  const fresh = await fetch(path).catch(() => undefined);
  if (fresh?.ok) await cache.put(path, fresh.clone());
  const answer = fresh?.ok ? fresh : await cache.match(path, { ignoreVary: true });
  if (!answer) throw new Error("The list of downloads could not be loaded.");
  return answer.json();
}

const daysDownload = ({ pages }: DayDownloads): Download => ({
  // The worker looks for pages in every list of this prefix.
  cache: `kept-2-days-${getLocale()}`,
  parts: pages,
  kind: "pages",
});

const bibleDownload = ({ id, books }: ScriptureDownload): Download => ({
  cache: bibleCachePrefix + id,
  parts: books.map(({ path, bytes }) => ({ from: path, path, bytes })),
  kind: "files",
});

export interface Offered {
  days: { download: Download; until: string; evenings: readonly string[] };
  bibles: { download: Download; name: string; language: string }[];
}

/** Translations of the reader's language first. */
export async function loadOffered(): Promise<Offered> {
  const [days, { items }] = await Promise.all([
    fetchList<DayDownloads>(`${dayDownloadsPath}/${getLocale()}`),
    fetchList<ScriptureDownloads>(scriptureDownloadsPath),
  ]);
  const foreign = ({ language }: { language: string }) => Number(language !== getLocale());
  return {
    days: { download: daysDownload(days), until: days.until, evenings: days.evenings },
    bibles: items
      .map((item) => ({ download: bibleDownload(item), name: item.name, language: item.language }))
      .toSorted((one, other) => foreign(one) - foreign(other)),
  };
}
