import { randomUUID } from "node:crypto";
import { access, mkdir, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type MediaStore, nameOfContent, requirePlainName, requireSize } from "./media-store.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Pictures in a folder of this machine. */
export function createFolderStore(folder: string): MediaStore {
  const fileOf = (name: string) => {
    requirePlainName(name);
    return path.join(folder, name);
  };
  const store: MediaStore = {
    async put(name, bytes) {
      const file = fileOf(name);
      requireSize(name, bytes.length);
      await mkdir(path.dirname(file), { recursive: true });
      // A half-written file must never be read, so it gets its name when it is whole.
      const draft = path.join(path.dirname(file), `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async add(bytes, extension) {
      const name = nameOfContent(bytes, extension);
      await store.put(name, bytes);
      return name;
    },
    async get(name) {
      const file = fileOf(name);
      try {
        requireSize(name, (await stat(file)).size);
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (name) => rm(fileOf(name), { force: true }),
    async *list(prefix) {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(folder, file).split(path.sep).join("/");
          if (!entry.isFile() || entry.name.startsWith(".") || !name.startsWith(prefix)) continue;
          yield { name, bytes: (await stat(file)).size };
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder);
    },
  };
  return store;
}
