/** Reads the content folder once: every file's text, and where each item and language file lies. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isRecording } from "../../../../contracts/recordings.ts";
import { ContentError } from "./problems.ts";

export interface ScannedFolder {
  /** YAML and Markdown by path from the content folder, with `/`. */
  texts: Map<string, string>;
  /** Pictures under media/, by path from the content folder. */
  pictures: Map<string, Buffer>;
  /** Sizes of recordings under media/, which are not read before somebody listens. */
  recordings: Map<string, { bytes: number; etag: string }>;
  /** Files that are there and cannot be read, with the reason. */
  unreadable: Map<string, string>;
  /** When each text was last written, in milliseconds. */
  writtenAt: Map<string, number>;
  version: string;
}

/** Requests are answered in between. */
const atOnce = 64;
const pictureFile = /\.(svg|png|jpe?g|webp|gif|avif)$/i;

export async function scanContent(root: string): Promise<ScannedFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new ContentError([
      { file: root, line: 1, reason: `the content folder cannot be read: ${error.message}` },
    ]);
  });
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")) && path !== "README.md")
    .sort();
  const buffers = new Map<string, Buffer>();
  const queue = found.filter((path) => /\.(ya?ml|md)$/.test(path) || isPicture(path));
  const writtenAt = new Map<string, number>();
  // Thousands of small files: reading them one after the other takes a quarter of the time that promises do.
  const unreadable = new Map<string, string>();
  for (const [nth, path] of queue.entries()) {
    try {
      buffers.set(path, readFileSync(join(root, path)));
      if (!isPicture(path)) writtenAt.set(path, statSync(join(root, path)).mtimeMs);
    } catch (error) {
      buffers.delete(path);
      // It was removed since the folder was listed.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        unreadable.set(path, `cannot be read: ${(error as Error).message}`);
    }
    if (nth % atOnce === 0) await setImmediate();
  }
  const hash = createHash("sha256");
  const texts = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  for (const path of queue) {
    const buffer = buffers.get(path);
    if (!buffer) continue;
    hash.update(path).update("\0").update(buffer).update("\0");
    if (isPicture(path)) pictures.set(path, buffer);
    else texts.set(path, buffer.toString("utf8").replace(/^\uFEFF/, ""));
  }
  const recordings = new Map<string, { bytes: number; etag: string }>();
  for (const path of found.filter((each) => each.startsWith("media/") && isRecording(each))) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) continue;
    const { size, mtimeMs } = stats;
    const etag = createHash("sha256").update(`${path}\0${size}\0${mtimeMs}`).digest("base64url").slice(0, 22);
    hash.update(path).update("\0").update(etag).update("\0");
    recordings.set(path, { bytes: size, etag });
  }
  return { texts, pictures, recordings, unreadable, writtenAt, version: hash.digest("hex").slice(0, 16) };
}

const isPicture = (path: string) => path.startsWith("media/") && pictureFile.test(path);
