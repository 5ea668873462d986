import { searchLimits } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import { plainText } from "../../../contracts/verse-lines.ts";
import type { SiteServices } from "../../context.ts";
import { addressOfPassage } from "../passages/reader-address.ts";
import { placesToOpen } from "./search-examples.ts";

/** As many as everybody sees. */
const freeHits = 10;

/** None when the text is away: the page is whole without them. */
async function loadPlaces({ scripture }: SiteServices, locale: Locale) {
  const found = await scripture.passages([...placesToOpen], locale).catch((error: unknown) => {
    console.warn("The chapters to open could not be loaded.", error);
    return [];
  });
  return found.map(({ osis, reference, translation, verses }) => ({
    path: addressOfPassage(osis, { translation: translation.id }),
    reference,
    text: plainText(verses),
  }));
}

/** The first verses that have the words, and how many there are; null when it could not be searched. */
export async function loadBibleSearch(services: SiteServices, text: string, locale: Locale) {
  const { scripture } = services;
  const query = text.trim().slice(0, searchLimits.queryLength);
  if (query === "")
    return { query, found: null, failed: false, books: [], places: await loadPlaces(services, locale) };
  try {
    const [{ total, translation, hits }, books] = await Promise.all([
      scripture.search({ query, language: locale, take: freeHits }),
      scripture.books(locale),
    ]);
    const shown = hits.map(({ id, reference, text, highlights }) => ({
      id,
      reference,
      text,
      highlights,
      path: addressOfPassage(id, { translation: translation.id }),
    }));
    return {
      query,
      failed: false,
      found: { total, hits: shown, translation: { id: translation.id, name: translation.name } },
      books: books.map(({ slug, name }) => ({ slug, name })),
      places: total === 0 ? await loadPlaces(services, locale) : [],
    };
  } catch (error) {
    console.warn("The Bible could not be searched.", error);
    return { query, found: null, failed: true, books: [], places: [] };
  }
}

export type BibleSearchView = Awaited<ReturnType<typeof loadBibleSearch>>;
export type BibleHit = NonNullable<BibleSearchView["found"]>["hits"][number];
