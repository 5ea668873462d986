import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
interface NodeFileSystem {
  node_ops: {
    setattr: SetAttributes;
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  stream_ops: { fsync?: (stream: { nfd?: number }) => number; setattr: SetAttributes };
}

/** Nothing for the group and for others. */
const ownerOnly = (mode: number) => mode & ~0o077;
const withOwnerOnly =
  (setattr: SetAttributes): SetAttributes =>
  (target, attributes) =>
    setattr(
      target,
      attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) },
    );

/**
 * PGlite writes to files but never syncs them, so a power cut could lose an acknowledged write; here every
 * sync PostgreSQL requests reaches the disk. PGlite's files would be world-writable; these are owner-only.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncToDisk: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      const { mknod } = files.node_ops;
      files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device);
      files.node_ops.setattr = withOwnerOnly(files.node_ops.setattr);
      files.stream_ops.setattr = withOwnerOnly(files.stream_ops.setattr);
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fdatasyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] } };
  }
}

/**
 * PGlite's default parameters without `-F` (no sync); its fdatasync is a no-op, so the WAL uses fsync. One
 * connection to one small database needs no large buffers: the OS caches the files anyway.
 */
export const durableStartParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "wal_sync_method=fsync"],
  ...["-c", "shared_buffers=4MB"],
];

/** What an earlier version left open to others is closed, once. */
export function closeToOthers(folder: string): void {
  if ((fs.statSync(folder).mode & 0o077) === 0) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) closeOne(path.join(entry.parentPath, entry.name));
  closeOne(folder);
}
const closeOne = (file: string) => fs.chmodSync(file, ownerOnly(fs.statSync(file).mode));

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
