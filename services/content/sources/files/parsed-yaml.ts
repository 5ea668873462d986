/** Parsing YAML dominates load time, so parsed files are cached between starts. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseYaml, type YamlResult } from "./yaml-file.ts";

export interface ParsedYaml {
  parse(text: string): YamlResult;
  /** Writes what this load used, if any of it was new. */
  save(): Promise<void>;
}

const hashOf = (text: string) => createHash("sha1").update(text).digest("base64url");

/** Values by the hash of their text: a changed file has another hash, so nothing can be out of date. */
export async function openParsedYaml(cacheDir: string | undefined): Promise<ParsedYaml> {
  if (!cacheDir) return { parse: parseYaml, save: async () => {} };
  const file = path.join(cacheDir, "parsed-yaml.json");
  // Decoded at once: megabytes are slow in the pieces in which a string is read.
  const known = await readFile(file)
    .then((bytes) => JSON.parse(bytes.toString("utf8")) as Record<string, unknown>)
    .catch((): Record<string, unknown> => ({}));
  const used: Record<string, unknown> = {};
  let isNew = false;
  return {
    parse(text) {
      const hash = hashOf(text);
      if (hash in known) {
        used[hash] = known[hash];
        return { value: known[hash] };
      }
      const result = parseYaml(text);
      if (!result.failure) {
        used[hash] = result.value;
        isNew = true;
      }
      return result;
    },
    async save() {
      if (!isNew) return;
      await mkdir(cacheDir, { recursive: true });
      // Moved into place whole: two processes may start at once.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify(used));
      await rename(unfinished, file);
    },
  };
}
