/** Writes what was planned, but nothing over what somebody has changed since. */
import { createHash } from "node:crypto";
import { mkdir, readFile, realpath, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { OperatorError } from "../../platform/operator-error.ts";
import type { ExistingLibrary } from "./existing.ts";

/** In a folder that the loader does not read. */
export const manifestName = ".import/manifest.json";

export interface PlannedFile {
  /** The id of the item that it is a part of. */
  item: string;
  hash: string;
  read(): Promise<Buffer>;
}

const manifestSchema = z.object({
  files: z.record(z.string(), z.object({ item: z.string(), hash: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const states = ["new", "changed", "as before", "edited here since", "deleted here since"] as const;
export type FileState = (typeof states)[number];

export const hashOf = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

export const textFile = (item: string, text: string): PlannedFile => ({
  item,
  hash: hashOf(text),
  read: async () => Buffer.from(text),
});

const safeName =
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:en-US|es))?\.(?:yaml|md|webp)$/;

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });

export async function readManifest(root: string): Promise<Manifest> {
  const bytes = await readIfThere(path.join(root, manifestName));
  if (!bytes) return { files: {} };
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new OperatorError(
      `${path.join(root, manifestName)} cannot be read. Restore it, or move it away to begin anew.`,
    );
  }
}

/** Items of an earlier import that somebody has deleted, or moved into a file with others; one that has another name is still there. */
export async function deletedItems(
  root: string,
  { files }: Manifest,
  { pathOfId, inLists }: Pick<ExistingLibrary, "pathOfId" | "inLists">,
): Promise<Set<string>> {
  const deleted = new Set<string>();
  for (const [name, { item }] of Object.entries(files)) {
    const isThere = pathOfId.has(item) && !inLists.has(item);
    if (isThere || !safeName.test(name)) continue;
    if ((await readIfThere(path.join(root, name))) === undefined) deleted.add(item);
  }
  return deleted;
}

async function stateOf(
  root: string,
  name: string,
  { hash }: PlannedFile,
  manifest: Manifest,
): Promise<FileState> {
  const bytes = await readIfThere(path.join(root, name));
  const written = manifest.files[name]?.hash;
  if (!bytes) return written === undefined ? "new" : "deleted here since";
  const there = hashOf(bytes);
  if (there === hash) return "as before";
  return there === written ? "changed" : "edited here since";
}

/** Each planned file by what would happen to it. */
export async function compare(
  root: string,
  planned: ReadonlyMap<string, PlannedFile>,
  manifest: Manifest,
): Promise<Map<FileState, string[]>> {
  const found = new Map<FileState, string[]>(states.map((state) => [state, []]));
  for (const [name, file] of planned) {
    if (!safeName.test(name)) throw new Error(`${JSON.stringify(name)} is not a name of a file to write.`);
    found.get(await stateOf(root, name, file, manifest))!.push(name);
  }
  return found;
}

export async function write(
  root: string,
  planned: ReadonlyMap<string, PlannedFile>,
  found: ReadonlyMap<FileState, string[]>,
  manifest: Manifest,
): Promise<void> {
  await mkdir(root, { recursive: true });
  const top = await realpath(root);
  const files = { ...manifest.files };
  for (const state of ["new", "changed", "as before"] as const) {
    for (const name of found.get(state)!) {
      const file = planned.get(name)!;
      if (state !== "as before") await writeInside(top, name, await file.read());
      files[name] = { item: file.item, hash: file.hash };
    }
  }
  await writeInside(top, manifestName, Buffer.from(`${JSON.stringify({ files }, null, 1)}\n`));
}

/** A folder below the root may be a link to another place; nothing is written there. */
async function writeInside(top: string, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(top, name);
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  if (real !== top && !real.startsWith(top + path.sep))
    throw new OperatorError(`${folder} leads out of the content folder; nothing is written there.`);
  const partial = path.join(folder, `.${path.basename(file)}.partial`);
  await writeFile(partial, bytes);
  await rename(partial, file);
}
