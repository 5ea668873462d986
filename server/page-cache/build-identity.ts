import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";

const root = path.resolve(import.meta.dirname, "../..");
/** All that a page's bytes are made by. */
const sources = ["build/server", "server", "services", "platform", "contracts"];
const atOnce = 8;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.m?[jt]s$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Another for another build, another version of the server's own code or of a package, and other settings. */
export async function buildIdentity(settings: unknown): Promise<string> {
  const files = (await Promise.all(sources.map(filesBelow))).flat().sort();
  const contents = await pLimit(atOnce).map([...files, path.join(root, "package-lock.json")], (file) =>
    readFile(file),
  );
  const hash = createHash("sha256").update(JSON.stringify([process.version, settings, files]));
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("base64url");
}
