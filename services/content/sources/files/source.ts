/** The content folder as a source: what is broken in it stays as it was, or is left out, and is reported. */
import { readFile } from "node:fs/promises";
import type { Clock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import type { ContentSource, ItemProblem, Library } from "../../source.ts";
import { createCache, loadAndStore, loadFirst } from "./cached-library.ts";
import type { GoodCopy } from "./choose-items.ts";
import { type LoadOptions, loadContent } from "./load.ts";
import { loadItems } from "./load-items.ts";
import { ContentError } from "./problems.ts";
import { watchContent } from "./watch.ts";

interface FilesSourceOptions extends LoadOptions {
  clock: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Folder for the library as it was loaded; without it every start reads all files, and has no earlier copy of any. */
  cacheDir?: string;
  /** Whether saved files are loaded; a command that reads once does not need it. */
  watch: boolean;
}

export function createFilesSource({
  clock,
  log,
  watch,
  cacheDir,
  ...options
}: FilesSourceOptions): ContentSource {
  const cache = cacheDir === undefined ? undefined : createCache(cacheDir, log);
  let good: GoodCopy | undefined;
  let library: Library | undefined;
  let checkedAt = clock.now();
  let failure: string | undefined;

  function adopt(next: { library: Library; good: GoodCopy }): void {
    const logged = new Set(library?.problems.map(keyOf));
    ({ library, good } = next);
    failure = undefined;
    checkedAt = clock.now();
    for (const problem of library.problems) {
      const { id, reason, leftOut } = problem;
      if (!logged.has(keyOf(problem)))
        log.warn(
          { file: id, reason },
          leftOut
            ? "an item of the files is left out"
            : "an item of the files is not whole; it is shown as far as it can be",
        );
    }
  }

  async function read(onChange: (library: Library) => void): Promise<void> {
    try {
      const version = library?.version;
      adopt(await loadAndStore(options, good, cache));
      if (library!.version === version) return;
      log.info({ version: library!.version, items: library!.records.length }, "Content reloaded");
      onChange(library!);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      log.error(`${failure}\nThe content last loaded stays in use.`);
    }
  }

  return {
    async load() {
      adopt(await loadFirst(options, cache));
      return library!;
    },
    watch: (onChange) =>
      watch ? watchContent({ root: options.root, log, read: () => read(onChange) }) : { close: () => {} },
    // Saved files are seen by themselves.
    announce: async () => {},
    async draft(id) {
      const all = { ...options, includeDrafts: true };
      try {
        const index = await loadContent(all);
        const record = index.byId.get(id)?.record;
        return record && { record, media: [...index.media.values()] };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // Something else may be broken. As it is written now, or not at all: who wrote it wants to know why.
        const { records, media } = (await loadItems(all)).library;
        const record = records.find((each) => each.id === id);
        if (!record) throw error;
        return { record, media };
      }
    },
    readMedia: ({ file }) => readFile(file),
    status: () => ({
      source: "files",
      checkedAt,
      ...(failure === undefined ? {} : { failure }),
      problems: library?.problems ?? [],
    }),
  };
}

const keyOf = ({ id, reason }: ItemProblem): string => `${id} ${reason}`;
