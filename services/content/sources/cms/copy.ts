/** The last good copy of a CMS's content on disk: a start without the CMS serves it. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Log } from "../../../../platform/log.ts";
import type { ItemProblem } from "../../source.ts";
import type { Folder, StoredItem } from "./assemble.ts";

export interface SnapshotItem extends StoredItem {
  /** The CMS's dates of it: one, or one for each language. */
  updated: string[];
}

export interface Snapshot {
  checkedAt: string;
  items: SnapshotItem[];
  folders: [id: string, folder: Folder][];
  broken: ItemProblem[];
}

/** Another form of copy is not read. */
const form = 4;

const itemsAtOnce = 100;

/** Readers are answered while a large library is written. */
async function* inParts({ items, ...rest }: Snapshot & { form: number; origin: string }) {
  yield `${JSON.stringify(rest).slice(0, -1)},"items":[`;
  for (let at = 0; at < items.length; at += itemsAtOnce) {
    const some = JSON.stringify(items.slice(at, at + itemsAtOnce)).slice(1, -1);
    yield at === 0 ? some : `,${some}`;
    await nextTurn();
  }
  yield "]}";
}

interface CopyOptions {
  folder: string;
  /** Of the file. */
  name: string;
  /** Where the CMS is: a copy of another is not read. */
  origin: string;
  log: Pick<Log, "warn">;
}

export function createCopy({ folder, name, origin, log }: CopyOptions) {
  const file = path.join(folder, `${name}.json`);
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
        await writeFile(unfinished, inParts({ form, origin, ...copy }));
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
