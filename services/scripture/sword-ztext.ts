import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "node:zlib";
import { type OsisBook, osisBooks } from "../../contracts/scripture.ts";
import { chaptersOf, oldTestamentBooks, slotOf } from "./canon.ts";
import type { SwordConf } from "./sword-conf.ts";

/** Takes the markup as it is read, because a whole Bible of it would fill tens of megabytes. */
interface ZtextVisitor {
  /** Twice for one slot where the module's numbering has two verses for one English verse. */
  verse(slot: number, markup: string): void;
  /** The text before the first verse of a chapter ("Ps.23"). */
  chapterHead(chapter: string, markup: string): void;
}

/** Where these systems have more verses than the English numbering, and the English verse each is read with. */
const nrsvExtras: Record<string, { book: OsisBook; chapter: number; verse: number }> = {
  "3John.1.15": { book: "3John", chapter: 1, verse: 14 },
  "Rev.12.18": { book: "Rev", chapter: 13, verse: 1 },
};
const versifications: Record<string, typeof nrsvExtras> = {
  KJV: {},
  KJVA: {},
  NRSV: nrsvExtras,
  NRSVA: nrsvExtras,
};

const blockLetters: Record<string, string> = { BOOK: "b", CHAPTER: "c", VERSE: "v" };

/** Why a module cannot be read here, or undefined when it can. */
export function unreadableBecause(conf: SwordConf): string | undefined {
  const driver = conf.get("ModDrv") ?? "";
  if (!/^zText4?$/i.test(driver))
    return `its driver is ${driver || "not named"}; only zText and zText4 are read`;
  const compression = conf.get("CompressType") ?? "LZSS";
  if (compression.toUpperCase() !== "ZIP") return `it is compressed with ${compression}; only ZIP is read`;
  const versification = conf.get("Versification") ?? "KJV";
  if (!versifications[versification]) {
    return `its versification is ${versification}; only ${Object.keys(versifications).join(", ")} are known`;
  }
  if (conf.get("CipherKey") !== undefined) return "it is locked with a key";
  const markup = conf.get("SourceType") ?? "Plain";
  if (!/^(OSIS|ThML|Plain|Plaintext)$/i.test(markup))
    return `its markup is ${markup}; OSIS, ThML and plain text are read`;
  return undefined;
}

export function ztextFiles(conf: SwordConf, root: string): string[] {
  const folder = join(root, conf.get("DataPath") ?? "");
  const letter = blockLetters[(conf.get("BlockType") ?? "CHAPTER").toUpperCase()] ?? "c";
  return ["ot", "nt"].flatMap((part) =>
    ["s", "v", "z"].map((kind) => join(folder, `${part}.${letter}z${kind}`)),
  );
}

export async function readZtext(conf: SwordConf, root: string, visitor: ZtextVisitor): Promise<void> {
  const long = /4$/.test(conf.get("ModDrv")!);
  const decoder = new TextDecoder(/^utf-?8$/i.test(conf.get("Encoding") ?? "") ? "utf-8" : "windows-1252");
  const extras = versifications[conf.get("Versification") ?? "KJV"]!;
  const files = ztextFiles(conf, root);
  const parts = [osisBooks.slice(0, oldTestamentBooks), osisBooks.slice(oldTestamentBooks)];
  for (const [part, books] of parts.entries()) {
    const [blocks, index, data] = await Promise.all(files.slice(part * 3, part * 3 + 3).map(readOptional));
    if (!blocks || !index || !data) continue;
    const entryAt = createEntryReader(blocks, index, data, long, decoder);
    // Two entries stand before the first book: the module's own and the testament's heading. Some makers write a third.
    let entry = chapterNamed(entryAt(4)) === `${books[0]}.1` ? 3 : 2;
    for (const book of books) {
      entry++;
      for (const [place, count] of chaptersOf(book).entries()) {
        const chapter = place + 1;
        const head = entryAt(entry++);
        const named = chapterNamed(head);
        if (named && named !== `${book}.${chapter}`)
          throw new Error(`found ${named} instead of ${book}.${chapter}`);
        visitor.chapterHead(`${book}.${chapter}`, head);
        for (let verse = 1; verse <= count; verse++) {
          visitor.verse(slotOf(book, chapter, verse)!, entryAt(entry++));
        }
        const extra = extras[`${book}.${chapter}.${count + 1}`];
        if (!extra) continue;
        visitor.verse(slotOf(extra.book, extra.chapter, extra.verse)!, entryAt(entry++));
      }
    }
    const size = index.length / (long ? 12 : 10);
    if (entry > size) throw new Error(`its index has ${size} entries where ${entry} were expected`);
  }
}

const chapterNamed = (markup: string) => /<chapter\b[^>]*\bosisID="([^"]+)"[^>]*\bsID=/.exec(markup)?.[1];

async function readOptional(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** .?zs: offset, size, unpacked size of each block. .?zv: block, offset in it and size of each entry. .?zz: the blocks. */
function createEntryReader(blocks: Buffer, index: Buffer, data: Buffer, long: boolean, decoder: TextDecoder) {
  const width = long ? 12 : 10;
  // Entries come in order, so caching one unpacked block is enough.
  let current = -1;
  let unpacked = Buffer.alloc(0);
  return (entry: number): string => {
    const at = entry * width;
    if (at + width > index.length) return "";
    const size = long ? index.readUInt32LE(at + 8) : index.readUInt16LE(at + 8);
    if (size === 0) return "";
    const block = index.readUInt32LE(at);
    if (block !== current) {
      const start = blocks.readUInt32LE(block * 12);
      unpacked = unzipSync(data.subarray(start, start + blocks.readUInt32LE(block * 12 + 4)));
      current = block;
    }
    const start = index.readUInt32LE(at + 4);
    return decoder.decode(unpacked.subarray(start, start + size));
  };
}
