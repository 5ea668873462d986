/** Finds, decodes and stages every picture that a carried text or its head shows. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { type Locale, locales } from "../../contracts/site.ts";
import { yamlFile } from "./files.ts";
import { encodePicture, findPicture, originalName, pathInUploads } from "./pictures.ts";
import type { ImportReport } from "./report.ts";
import { idIn, type SourceSite } from "./source.ts";
import { picturesIn } from "./to-markdown.ts";
import { nameOf } from "./words.ts";
import { hashOf, type PlannedFile, textFile } from "./write.ts";

interface Wanted {
  /** Below the folder of uploads. */
  file: string;
  alt: string;
  addresses: Set<string>;
  /** Where it is shown, for the report. */
  shownIn: string;
}

export interface CarriedPictures {
  files: Map<string, PlannedFile>;
  /** Names below media/, by the addresses that texts have. */
  byAddress: Map<string, string>;
}

interface Options {
  site: SourceSite;
  media: string | undefined;
  /** A folder for what is encoded, until it is written or the run ends. */
  staging: string;
  deleted: ReadonlySet<string>;
  report: ImportReport;
  progress(done: number, all: number): void;
}

export async function carryPictures({
  site,
  media,
  staging,
  deleted,
  report,
  progress,
}: Options): Promise<CarriedPictures> {
  const carried: CarriedPictures = { files: new Map(), byAddress: new Map() };
  const wanted = wantedPictures(site, report);
  let done = 0;
  for (const picture of wanted.values()) {
    progress(done++, wanted.size);
    const original = originalName(picture.file);
    const id = idIn(site, "picture", original);
    if (deleted.has(id)) continue;
    const missing = (why: string) =>
      report.problem(picture.shownIn, `the picture ${picture.file} ${why}: left out`);
    const file = media === undefined ? undefined : await findPicture(media, picture.file);
    if (!file) {
      missing(
        media === undefined ? "needs the folder of uploads (--media)" : "is not in the folder of uploads",
      );
      report.count("pictures that are missing");
      continue;
    }
    const result = await encodePicture(file);
    if ("problem" in result) {
      missing(result.problem);
      report.count("pictures that are missing");
      continue;
    }
    if (result.isAnimated)
      report.problem(
        picture.shownIn,
        `of the animated picture ${picture.file} only the first frame is carried over`,
      );
    report.count("pictures");
    const base = nameOf(path.basename(original).replace(/\.[^.]*$/, ""));
    const name = `imported/${base ? `${base}-` : "picture-"}${id.slice(0, 8)}`;
    const staged = path.join(staging, `${id}.webp`);
    await writeFile(staged, result.bytes);
    carried.files.set(`media/${name}.webp`, {
      item: id,
      hash: hashOf(result.bytes),
      read: () => readFile(staged),
    });
    carried.files.set(
      `media/${name}.yaml`,
      textFile(id, yamlFile({ id, alt: altOf(picture, base, report) })),
    );
    for (const address of picture.addresses) carried.byAddress.set(address, name);
  }
  return carried;
}

/** A picture's words are needed in every language, and there is one text. */
function altOf({ alt, shownIn, file }: Wanted, base: string, report: ImportReport): Record<Locale, string> {
  if (!alt)
    report.problem(
      shownIn,
      `the picture ${file} has no alternative text: the words of its file name are used`,
    );
  const words = alt || base.replaceAll("-", " ") || "–";
  return Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, string>;
}

function wantedPictures(site: SourceSite, report: ImportReport): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const alts = new Map<string, string>();
  for (const [address, alt] of site.alts) {
    const file = pathInUploads(address);
    if (file && alt) alts.set(originalName(file), alt);
  }
  for (const item of site.items) {
    for (const { url, alt } of [...(item.picture ? [item.picture] : []), ...picturesIn(item.html)]) {
      const inside = pathInUploads(url);
      if (!inside) {
        report.problem(item.address, `the picture ${url} was not on the old site: left out`);
        continue;
      }
      const file = originalName(inside);
      const known = wanted.get(file) ?? {
        file: inside,
        alt: "",
        addresses: new Set(),
        shownIn: item.address,
      };
      known.alt ||= alts.get(file) ?? alt;
      known.addresses.add(url);
      wanted.set(file, known);
    }
  }
  return wanted;
}
