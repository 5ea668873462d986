/** A translation for reading without a network: one file a book, drawn as pages by the service worker. */
import type { Locale } from "./site.ts";

export interface ScriptureDownload {
  id: string;
  name: string;
  language: string;
  license: string;
  /** As they are sent, compressed. */
  bytes: number;
  /** Each book's address names its text, so that it never changes. */
  books: { path: string; bytes: number }[];
}

/** No schema: it would weigh more than the page that lists them. */
export interface ScriptureDownloads {
  items: ScriptureDownload[];
}

export const scriptureDownloadsPath = "/scripture/api/v1/downloads";

/** What one chapter of a book is called, in the languages of the site: "Psalm", "Salmo". */
type Names = Readonly<Record<Locale, string>>;

/** A chapter of the book before or after. */
export interface BookNeighbor {
  slug: string;
  chapter: number;
  names: Names;
}

/** `last` is 0 where no verses are joined to it; `opens` is 1 where a paragraph begins. */
type DownloadedVerse = [verse: number, last: number, opens: 0 | 1, text: string];

export interface DownloadedChapter {
  chapter: number;
  title?: string;
  subscription?: string;
  verses: DownloadedVerse[];
}

export interface DownloadedBook {
  translation: { id: string; name: string; language: string };
  slug: string;
  names: Names;
  previous: BookNeighbor | null;
  next: BookNeighbor | null;
  chapters: DownloadedChapter[];
}
