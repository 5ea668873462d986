import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Book } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { translationOf } from "../passages/own-translation.server.ts";
import { readerAddress } from "../passages/reader-address.ts";
import { loadBody } from "../reading/load-body.server.ts";

/** Groups of Bible books in order, with the size of each group. */
const bookGroups = [
  { testament: "old", name: "law", count: 5 },
  { testament: "old", name: "history", count: 12 },
  { testament: "old", name: "poetry", count: 5 },
  { testament: "old", name: "prophets", count: 17 },
  { testament: "new", name: "gospels", count: 5 },
  { testament: "new", name: "letters", count: 21 },
  { testament: "new", name: "revelation", count: 1 },
] as const;

function groupBooks(books: readonly Book[]) {
  let taken = 0;
  return bookGroups.map(({ testament, name, count }) => {
    const from = taken;
    taken += count;
    return {
      testament,
      name,
      books: books.slice(from, taken).map((book) => ({ slug: book.slug, name: book.name })),
    };
  });
}

/** The page `/bible`: introduction, groups of books, and the chapters of the open book. */
export async function loadFinder(
  { content, scripture }: SiteServices,
  query: URLSearchParams,
  locale: Locale,
) {
  const [item, books] = await Promise.all([content.item("/bible", { locale }), scripture.books(locale)]);
  const page = item?.contentType === "bible" ? pageProperties.parse(item.properties) : null;
  const translation = await translationOf(scripture, locale);
  const open = books.find(({ slug }) => slug === query.get("book"));
  return {
    title: page?.title ?? null,
    summary: page?.summary ?? null,
    description: page?.seoDescription ?? page?.summary ?? "",
    parts: await loadBody(scripture, page?.contentBody ?? null, locale),
    translation,
    begin: readerAddress({ translation, slug: "mark", chapter: 1 }),
    groups: groupBooks(books),
    open: open ? { slug: open.slug, name: open.name, chapters: open.chapters.length } : null,
  };
}

export type FinderView = Awaited<ReturnType<typeof loadFinder>>;
