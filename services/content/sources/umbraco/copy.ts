/** The last good copy of a CMS's content on disk: a start without the CMS serves it. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../../../../platform/log.ts";
import type { ItemProblem } from "../../source.ts";
import type { StoredItem } from "./assemble.ts";

export interface SnapshotItem extends StoredItem {
  /** The CMS's dates of its two languages. */
  updated: string[];
}

export interface Snapshot {
  checkedAt: string;
  items: SnapshotItem[];
  folders: [id: string, path: string][];
  broken: ItemProblem[];
}

/** Another form of copy is not read. */
const form = 3;

export function createCopy(folder: string, origin: string, log: Pick<Log, "warn">) {
  const file = path.join(folder, "umbraco.json");
  return {
    async read(): Promise<Snapshot | undefined> {
      try {
        const { form: written, origin: of, ...copy } = JSON.parse(await readFile(file, "utf8"));
        return written === form && of === origin ? (copy as Snapshot) : undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT")
          log.warn({ err: error }, "the last copy of the content cannot be read");
        return undefined;
      }
    },
    async write(copy: Snapshot): Promise<void> {
      try {
        await mkdir(folder, { recursive: true });
        // Moved into place whole: the process may end at any time.
        const unfinished = `${file}.${process.pid}`;
        await writeFile(unfinished, JSON.stringify({ form, origin, ...copy }));
        await rename(unfinished, file);
      } catch (error) {
        log.warn(
          { err: error },
          "the content could not be copied to disk; without the CMS an older copy is served",
        );
      }
    },
  };
}
