import { searchLimits } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { addressOfPassage } from "./reader-address.ts";

/** As many as everybody sees. */
export const freeHits = 10;

/** The first verses that have the words, and how many there are; null when it could not be searched. */
export async function loadBibleSearch({ scripture }: SiteServices, asked: string, locale: Locale) {
  const query = asked.trim().slice(0, searchLimits.queryLength);
  if (query === "") return { query, found: null, failed: false, books: [] };
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
    };
  } catch (error) {
    console.warn("The Bible could not be searched.", error);
    return { query, found: null, failed: true, books: [] };
  }
}

export type BibleSearchView = Awaited<ReturnType<typeof loadBibleSearch>>;
export type BibleHit = NonNullable<BibleSearchView["found"]>["hits"][number];
