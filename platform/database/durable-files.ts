import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/**
 * PGlite writes through to files but never asks the disk to keep them, so a power cut could lose an acknowledged
 * write; here every sync PostgreSQL asks for reaches the disk.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncToDisk: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fdatasyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] } };
  }
}

/**
 * PGlite's own parameters without `-F` (no sync); its fdatasync does nothing, so the log is kept by fsync. One connection
 * on one small database needs no large buffers: the system keeps the files in memory anyway.
 */
export const durableStartParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "wal_sync_method=fsync"],
  ...["-c", "shared_buffers=16MB"],
];

/** Makes a whole folder survive a power cut; needed once, after the database is first made. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(file);
    else if (entry.isFile()) syncPath(file);
  }
  syncPath(folder);
}

export function syncPath(file: string): void {
  const handle = fs.openSync(file, "r");
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
