/** Writes a SWORD module of a few verses, the way osis2mod lays one out, for tests. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { osisBooks } from "../../contracts/scripture.ts";
import { chaptersOf, oldTestamentBooks } from "./canon.ts";

interface TinyModule {
  name: string;
  /** Lines of the .conf that differ from, or add to, the usual ones. */
  conf?: Record<string, string>;
  /** Markup by verse id, and by chapter id for the text before verse 1. */
  entries: Record<string, string>;
  encoding?: BufferEncoding;
  /** Verses the numbering has beyond the English, by chapter id. */
  extraVerses?: Record<string, number>;
}

export async function writeTinyModule(root: string, module: TinyModule): Promise<void> {
  const values: Record<string, string> = {
    Description: `The ${module.name} Bible`,
    DataPath: `./modules/texts/ztext/${module.name}/`,
    ModDrv: "zText",
    SourceType: "OSIS",
    Encoding: "UTF-8",
    CompressType: "ZIP",
    BlockType: "BOOK",
    Versification: "KJV",
    Lang: "en",
    DistributionLicense: "Public Domain",
    ...module.conf,
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const folder = join(root, "modules/texts/ztext", module.name);
  await mkdir(join(root, "mods.d"), { recursive: true });
  await mkdir(folder, { recursive: true });
  const letter = values.BlockType![0]!.toLowerCase();
  const long = values.ModDrv === "zText4";
  for (const part of ["ot", "nt"] as const) {
    const { blocks, index, data } = layOut(module, part, long);
    if (data.length === 0) continue;
    await writeFile(join(folder, `${part}.${letter}zs`), blocks);
    await writeFile(join(folder, `${part}.${letter}zv`), index);
    await writeFile(join(folder, `${part}.${letter}zz`), data);
  }
  await writeFile(join(root, "mods.d", `${module.name}.conf`), `[${module.name}]\n${lines.join("\n")}\n`);
}

function layOut(
  { entries, encoding = "utf8", extraVerses = {} }: TinyModule,
  part: "ot" | "nt",
  long: boolean,
) {
  const books = part === "ot" ? osisBooks.slice(0, oldTestamentBooks) : osisBooks.slice(oldTestamentBooks);
  const ids = ["", ""];
  for (const book of books) {
    ids.push("");
    for (const [place, count] of chaptersOf(book).entries()) {
      const chapter = `${book}.${place + 1}`;
      ids.push(chapter);
      for (let verse = 1; verse <= count + (extraVerses[chapter] ?? 0); verse++)
        ids.push(`${chapter}.${verse}`);
    }
  }
  const width = long ? 12 : 10;
  const index = Buffer.alloc(ids.length * width);
  const text: Buffer[] = [];
  let at = 0;
  for (const [entry, id] of ids.entries()) {
    const bytes = Buffer.from(entries[id] ?? "", encoding);
    index.writeUInt32LE(at, entry * width + 4);
    if (long) index.writeUInt32LE(bytes.length, entry * width + 8);
    else index.writeUInt16LE(bytes.length, entry * width + 8);
    text.push(bytes);
    at += bytes.length;
  }
  const data = at === 0 ? Buffer.alloc(0) : deflateSync(Buffer.concat(text));
  const blocks = Buffer.alloc(12);
  blocks.writeUInt32LE(data.length, 4);
  blocks.writeUInt32LE(at, 8);
  return { blocks, index, data };
}
