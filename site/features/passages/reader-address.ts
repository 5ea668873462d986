import { bookSlugs, type OsisBook } from "../../../contracts/scripture-books.ts";
import type { Locale } from "../../../contracts/site.ts";

/** The translation a reader of each language meets first. */
export const ownTranslation: Readonly<Record<Locale, string>> = { "en-US": "kjv", es: "rv1909" };

interface ReaderAddress {
  translation: string;
  /** The book's name in addresses. */
  slug: string;
  chapter: number;
  /** The translation set beside it. */
  beside?: string | null;
  /** The verse whose cross references are open. */
  verse?: number | null;
  /** The verse to show, when no cross references are wanted. */
  at?: number | null;
}

/** Where a chapter is read, without language prefix. */
export function readerAddress({ translation, slug, chapter, beside, verse, at }: ReaderAddress): string {
  const query = new URLSearchParams();
  if (beside) query.set("with", beside);
  if (verse) query.set("verse", String(verse));
  const shown = verse ?? at;
  const search = query.size > 0 ? `?${query}` : "";
  return `/bible/${translation}/${slug}/${chapter}${search}${shown ? `#v${shown}` : ""}`;
}

/** Where a passage is read: its first verse shown, or its chapter when it is a whole one. */
export function addressOfPassage(
  osis: string,
  reading: Pick<ReaderAddress, "translation" | "beside">,
): string {
  const [book, chapter = "1", verse] = (osis.split(/[-,]/)[0] ?? "").split(".");
  return readerAddress({
    ...reading,
    slug: bookSlugs[book as OsisBook],
    chapter: Number(chapter),
    at: verse ? Number(verse) : null,
  });
}
