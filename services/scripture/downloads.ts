import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { bookSlugs, type OsisBook, osisBooks, type Translation } from "../../contracts/scripture.ts";
import {
  type BookNeighbor,
  type DownloadedBook,
  type DownloadedChapter,
  type ScriptureDownload,
  scriptureDownloadsPath,
} from "../../contracts/scripture-downloads.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import { chapterName } from "./book-names.ts";
import { chaptersOf } from "./canon.ts";
import type { Scripture } from "./service.ts";

const compress = promisify(gzip);

/** Whole copies are handed on only of texts whose licence says that anybody may do so. */
const mayBeHandedOn = ({ license }: Translation) =>
  /public domain|creative commons|^cc0|^cc[ -]by/i.test(license);

interface Files {
  listed: ScriptureDownload;
  /** Compressed, by the last part of the address. */
  byName: ReadonlyMap<string, Buffer>;
}

/** Whole translations, one file a book: written and compressed at the first request for one, then held. */
export function createDownloads(scripture: Pick<Scripture, "translations" | "chapter">) {
  const written = new Map<string, Promise<Files>>();

  function readChapter(book: OsisBook, chapter: number, { id, language }: Translation) {
    try {
      return scripture.chapter(book, chapter, { translation: id, language });
    } catch {
      // A translation may hold only a part of the Bible.
      return undefined;
    }
  }

  function chaptersIn(translation: Translation, book: OsisBook): DownloadedChapter[] {
    return chaptersOf(book).flatMap((_, index) => {
      const found = readChapter(book, index + 1, translation);
      if (!found) return [];
      const { title, subscription, verses } = found;
      return {
        chapter: index + 1,
        ...(title ? { title } : {}),
        ...(subscription ? { subscription } : {}),
        verses: verses.map(({ verse, lastVerse, paragraph, text }) => [
          verse,
          lastVerse ?? 0,
          paragraph ? 1 : 0,
          text,
        ]),
      };
    });
  }

  const namesOf = (book: OsisBook) =>
    Object.fromEntries(locales.map((locale) => [locale, chapterName(book, locale)])) as Record<
      Locale,
      string
    >;

  const neighbor = (book: OsisBook | undefined, chapter: number): BookNeighbor | null =>
    book ? { slug: bookSlugs[book], chapter, names: namesOf(book) } : null;

  async function write(translation: Translation): Promise<Files> {
    const byName = new Map<string, Buffer>();
    const books: ScriptureDownload["books"] = [];
    for (const [index, book] of osisBooks.entries()) {
      const chapters = chaptersIn(translation, book);
      if (chapters.length === 0) continue;
      const before = osisBooks[index - 1];
      const { id, name, language } = translation;
      const file: DownloadedBook = {
        translation: { id, name, language },
        slug: bookSlugs[book],
        names: namesOf(book),
        previous: neighbor(before, before ? chaptersOf(before).length : 0),
        next: neighbor(osisBooks[index + 1], 1),
        chapters,
      };
      const text = JSON.stringify(file);
      const body = await compress(text, { level: 9 });
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10);
      const fileName = `${bookSlugs[book]}.${hash}.json`;
      byName.set(fileName, body);
      books.push({ path: `${scriptureDownloadsPath}/${id}/${fileName}`, bytes: body.length });
    }
    const { id, name, language, license } = translation;
    const bytes = books.reduce((sum, book) => sum + book.bytes, 0);
    return { listed: { id, name, language, license, bytes, books }, byName };
  }

  function filesOf(translation: Translation): Promise<Files> {
    const files = written.get(translation.id) ?? write(translation);
    written.set(translation.id, files);
    return files;
  }

  const offered = () => scripture.translations().filter(mayBeHandedOn);

  return {
    async list(): Promise<ScriptureDownload[]> {
      const items: ScriptureDownload[] = [];
      // One after the other: requests are answered in between.
      for (const translation of offered()) items.push((await filesOf(translation)).listed);
      return items;
    },
    /** Compressed with gzip. */
    async file(id: string, name: string): Promise<Buffer | undefined> {
      const translation = offered().find((each) => each.id === id);
      return translation && (await filesOf(translation)).byName.get(name);
    },
  };
}
