/** Runs in a thread of its own: builds the search indexes and searches them (search-thread.ts speaks to it). */
import { parentPort } from "node:worker_threads";
import { searchVerses } from "./search.ts";
import { buildSearchIndex, type SearchIndex } from "./search-index.ts";
import { type SearchOrder, verseSeparator } from "./search-thread.ts";
import { versesInFile } from "./verses.ts";

const indexes = new Map<string, SearchIndex>();

parentPort!.on("message", (order: SearchOrder) => {
  if ("verses" in order) {
    const { translation, verses } = order;
    const texts = typeof verses === "string" ? verses.split(verseSeparator) : versesInFile(verses).all();
    indexes.set(translation, buildSearchIndex(texts));
    return;
  }
  const { id, translation, query, within, skip, take } = order;
  try {
    const found = searchVerses(indexes.get(translation)!, query, within);
    const slots = found.slice(skip, skip + take).map(({ slot }) => slot);
    parentPort!.postMessage({ id, total: found.length, slots });
  } catch (error) {
    parentPort!.postMessage({ id, error: String(error) });
  }
});
