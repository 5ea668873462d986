/** Images in the sizes and formats pages request: each made once, stored on disk, limited per original. */
import { readFile } from "node:fs/promises";
import { createFileCache } from "../../platform/file-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { SharedFiles } from "../../platform/media-store/shared-files.ts";
import type { BitmapFormat, MediaCommands } from "./media-commands.ts";
import { formatOf, isShown } from "./media-formats.ts";
import { scaleMedia } from "./media-scaling.ts";
import type { MediaRecord } from "./record.ts";

export const readOriginal = ({ file }: MediaRecord): Promise<Buffer> => readFile(file);

interface MediaVariantsOptions {
  folder: string;
  /** Reads an original; a file on disk when not given. */
  read?: (record: MediaRecord) => Promise<Buffer>;
  log: Pick<Log, "warn">;
  maxBytes?: number;
  /** How many processes use the folder. */
  sharers?: number;
  /** Where machines share what they made; only the sizes that pages show, so that nobody can fill it. */
  shared?: Pick<SharedFiles, "obtain"> | undefined;
}

interface MediaVariant {
  bytes: Buffer;
  type: string;
  /** Identifies this variant of the original. */
  tag: string;
}

/** Beside the sizes that pages show; whoever asks for more is trying numbers. */
const maxPerOriginal = 40;
const defaultMaxBytes = 512 * 1024 * 1024;
const mediaTypes: Record<BitmapFormat, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };

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

export function createMediaVariants({
  folder,
  read = readOriginal,
  log,
  maxBytes = defaultMaxBytes,
  sharers = 1,
  shared,
}: MediaVariantsOptions) {
  const cache = createFileCache({ folder, maxBytes, sharers });
  /** Names of variants by original, those used longest ago first; the sizes that pages show are not among them. */
  const others = new Map<string, Set<string>>();
  let seeded: Promise<void> | undefined;

  async function seed(): Promise<void> {
    for (const name of await cache.names()) note(name.slice(0, name.indexOf(".")), name);
  }

  /** Whoever tries sizes pushes out what they tried before, and nothing that a page shows. */
  function note(etag: string, name: string): string[] {
    const made = others.get(etag) ?? new Set();
    others.set(etag, made);
    made.delete(name);
    made.add(name);
    const dropped = [...made].slice(0, Math.max(0, made.size - maxPerOriginal));
    for (const old of dropped) made.delete(old);
    return dropped;
  }

  /** Undefined when the original is to be sent: nothing was requested, or nothing could be made. */
  return async function variant(
    record: MediaRecord,
    commands: MediaCommands,
  ): Promise<MediaVariant | undefined> {
    const format = formatOf(record.extension, commands);
    if (!format) return undefined;
    seeded ??= seed();
    await seeded;
    const name = nameOf(record, commands, format);
    const shown = isShown(commands, format);
    if (!shown) for (const old of note(record.etag, name)) await cache.drop(old);
    const scale = async () => scaleMedia(await read(record), commands, format);
    try {
      const bytes = await cache.get(name, shared && shown ? () => shared.obtain(name, scale) : scale);
      return { bytes, type: mediaTypes[format], tag: name };
    } catch (error) {
      others.get(record.etag)?.delete(name);
      log.warn({ err: error, picture: record.path }, "a picture could not be scaled; the original is sent");
      return undefined;
    }
  };
}

export type MediaVariants = ReturnType<typeof createMediaVariants>;
