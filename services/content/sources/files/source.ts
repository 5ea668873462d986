/** The content folder as a source: whole or not at all, so that a mistake is seen by who makes it. */
import { readFile } from "node:fs/promises";
import type { Clock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import type { ContentSource, SourceStatus } from "../../source.ts";
import { libraryOf, loadCached } from "./cached-library.ts";
import { type LoadOptions, loadContent } from "./load.ts";
import { ContentError } from "./problems.ts";
import { watchContent } from "./watch.ts";

interface FilesSourceOptions extends LoadOptions {
  clock: Clock;
  log: Pick<Log, "info" | "error">;
  /** Folder for the library as it was loaded; without it every start reads all files. */
  cacheDir?: string;
  /** Whether saved files are loaded. */
  watch: boolean;
}

/** What is wrong with the files as they were saved last; the items are shown as they were before. */
function failureOf(error: unknown): Pick<SourceStatus, "failure" | "problems"> {
  const problems = error instanceof ContentError ? error.problems : [];
  return {
    failure: error instanceof Error ? error.message : String(error),
    problems: problems.map(({ file, line, reason }) => ({
      id: `${file}:${line}`,
      type: "file",
      reason,
      leftOut: false,
    })),
  };
}

export function createFilesSource({
  clock,
  log,
  watch,
  cacheDir,
  ...options
}: FilesSourceOptions): ContentSource {
  let version: string | undefined;
  let checkedAt = clock.now();
  let failed: Pick<SourceStatus, "failure" | "problems"> = { problems: [] };
  return {
    async load() {
      const library = await loadCached(options, cacheDir);
      version = library.version;
      checkedAt = clock.now();
      return library;
    },
    watch: (onChange) =>
      watch
        ? watchContent({
            ...options,
            log,
            ...(version ? { version } : {}),
            onLoad: (index) => onChange(libraryOf(index)),
            onRead(error) {
              failed = error === undefined ? { problems: [] } : failureOf(error);
              if (error === undefined) checkedAt = clock.now();
            },
          })
        : { close: () => {} },
    // Saved files are seen by themselves.
    announce: async () => {},
    async draft(id) {
      const index = await loadContent({ ...options, includeDrafts: true });
      const record = index.byId.get(id)?.record;
      return record && { record, media: [...index.media.values()] };
    },
    readMedia: ({ file }) => readFile(file),
    status: () => ({ source: "files", checkedAt, ...failed }),
  };
}
