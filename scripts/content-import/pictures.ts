/** Pictures of the old site, from a copy of its folder: found, decoded and written again without what else was in the file. */
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { decoded } from "./words.ts";

const maxBytes = 40_000_000;
const maxPixels = 60_000_000;
const maxSide = 2400;
const seconds = 30;
const quality = 82;
const formats = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

export type PictureResult = { bytes: Buffer; isAnimated: boolean } | { problem: string };

const uploads = /(?:^|\/)(?:wp-content\/uploads(?:\/sites\/\d+)?|content\/images|uploads|files)\/(.+)$/i;

/** The path below the folder of uploads; undefined for pictures that were elsewhere. */
export function pathInUploads(address: string): string | undefined {
  const plain = decoded(address.replace(/[?#].*$/s, ""));
  const inside = uploads.exec(plain)?.[1]?.replace(/^size\/[wh]\d+(?:h\d+)?\/(?:format\/\w+\/)?/, "");
  const parts = inside?.split(/[/\\]/) ?? [];
  const isSafe =
    parts.length > 0 &&
    parts.every((part) => part !== "" && part !== "." && part !== ".." && !part.includes("\0"));
  return isSafe ? parts.join("/") : undefined;
}

/** The picture as it was uploaded comes before the sizes that were made of it. */
export const originalName = (file: string): string =>
  file.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(\.[a-z]+)$/i, "$1");

/** A file of the folder; a link that leads out of it is not one. */
export async function findPicture(folder: string, inside: string): Promise<string | undefined> {
  const root = await realpath(folder);
  for (const name of new Set([originalName(inside), inside])) {
    const file = await realpath(path.join(root, name)).catch(() => undefined);
    if (file?.startsWith(root + path.sep) && (await stat(file)).isFile()) return file;
  }
  return undefined;
}

export async function encodePicture(file: string): Promise<PictureResult> {
  const { size } = await stat(file);
  if (size > maxBytes) return { problem: `has ${Math.ceil(size / 1e6)} MB; ${maxBytes / 1e6} are the limit` };
  const original = await readFile(file);
  try {
    const { format, pages } = await sharp(original, { limitInputPixels: maxPixels }).metadata();
    if (!formats.has(format)) return { problem: `is of the format ${format}, which is not carried over` };
    const bytes = await sharp(original, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds })
      .toBuffer();
    return { bytes, isAnimated: (pages ?? 1) > 1 };
  } catch (error) {
    return { problem: `cannot be read as a picture (${(error as Error).message.split("\n")[0]})` };
  }
}
