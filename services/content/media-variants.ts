/** Pictures in the sizes and formats pages ask for: each made once, kept on disk, and only so many of each original. */
import { readFile } from "node:fs/promises";
import { createFileCache } from "../../platform/file-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { BitmapFormat, MediaCommands } from "./media-commands.ts";
import { scaleMedia } from "./media-scaling.ts";
import type { MediaRecord } from "./record.ts";

export interface MediaVariantsOptions {
  folder: string;
  log: Pick<Log, "warn">;
  maxBytes?: number;
}

export interface MediaVariant {
  bytes: Buffer;
  type: string;
  /** Tells this variant from the original and from others. */
  tag: string;
}

/** A page asks for a handful of sizes; whoever asks for more is trying numbers. */
const mostPerOriginal = 40;
const defaultMaxBytes = 512 * 1024 * 1024;
const mediaTypes: Record<BitmapFormat, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };
const ownFormats: Record<string, BitmapFormat> = { png: "png", jpg: "jpg", jpeg: "jpg", webp: "webp" };

/** What the answer will be encoded as; null when the original is the answer. */
function formatOf(
  { extension }: MediaRecord,
  { format, width, height, quality }: MediaCommands,
): BitmapFormat | null {
  const own = ownFormats[extension];
  // A drawing has every size; it becomes a bitmap only when one is asked for.
  if (extension === "svg") return format;
  if (width === null && height === null && quality === null && (format === null || format === own))
    return null;
  return format ?? own ?? "png";
}

const percent = (fraction: number) => Math.round(fraction * 100);

function nameOf({ etag }: MediaRecord, commands: MediaCommands, format: BitmapFormat): string {
  const { width, height, mode, focal, quality } = commands;
  const where =
    mode === "crop" && width !== null && height !== null
      ? `${percent(focal.x)}-${percent(focal.y)}`
      : "50-50";
  const lossy = format === "png" ? 0 : (quality ?? 75);
  return `${etag}.${width ?? 0}x${height ?? 0}.${mode}.${where}.q${lossy}.${format}`;
}

const widthIn = (name: string) => Number(/\.(\d+)x\d+\./.exec(name)?.[1] ?? 0);

export function createMediaVariants({ folder, log, maxBytes = defaultMaxBytes }: MediaVariantsOptions) {
  const cache = createFileCache({ folder, maxBytes });
  const byOriginal = new Map<string, Set<string>>();
  let seeded: Promise<void> | undefined;

  async function seed(): Promise<void> {
    for (const name of await cache.names()) madeOf(name.slice(0, name.indexOf("."))).add(name);
  }

  function madeOf(etag: string): Set<string> {
    const made = byOriginal.get(etag) ?? new Set();
    byOriginal.set(etag, made);
    return made;
  }

  /** The asked one, or past the limit the nearest in width of those there are. */
  function admitted(etag: string, name: string, format: BitmapFormat): string | undefined {
    const made = madeOf(etag);
    if (made.has(name)) return name;
    if (made.size < mostPerOriginal) {
      made.add(name);
      return name;
    }
    const distance = (other: string) => Math.abs(widthIn(other) - widthIn(name));
    return [...made]
      .filter((other) => other.endsWith(`.${format}`))
      .sort((a, b) => distance(a) - distance(b))[0];
  }

  /** Undefined when the original is to be sent: nothing was asked for, or nothing could be made. */
  return async function variant(
    record: MediaRecord,
    commands: MediaCommands,
  ): Promise<MediaVariant | undefined> {
    const format = formatOf(record, commands);
    if (!format) return undefined;
    seeded ??= seed();
    await seeded;
    const asked = nameOf(record, commands, format);
    const name = admitted(record.etag, asked, format);
    if (!name) return undefined;
    // A neighbour that was dropped from the disk is not made again for someone who asked for another size.
    if (name !== asked && !(await cache.names()).includes(name)) return undefined;
    try {
      const bytes = await cache.get(name, async () =>
        scaleMedia(await readFile(record.file), commands, format),
      );
      return { bytes, type: mediaTypes[format], tag: name };
    } catch (error) {
      madeOf(record.etag).delete(name);
      log.warn({ err: error, picture: record.path }, "a picture could not be scaled; the original is sent");
      return undefined;
    }
  };
}

export type MediaVariants = ReturnType<typeof createMediaVariants>;
