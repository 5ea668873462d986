/** The content folder as a source: whole or not at all, so that a mistake is seen by who makes it. */
import { readFile } from "node:fs/promises";
import type { Clock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import type { ContentSource, Library } from "../../source.ts";
import { type ContentIndex, type LoadOptions, loadContent } from "./load.ts";
import { watchContent } from "./watch.ts";

interface FilesSourceOptions extends LoadOptions {
  clock: Clock;
  log: Pick<Log, "info" | "error">;
  /** Whether saved files are loaded. */
  watch: boolean;
}

const libraryOf = ({ version, entries, media }: ContentIndex): Library => ({
  version,
  records: entries.slice(1).map(({ record }) => record),
  media: [...media.values()],
  problems: [],
});

export function createFilesSource({ clock, log, watch, ...options }: FilesSourceOptions): ContentSource {
  let version: string | undefined;
  let checkedAt = clock.now();
  return {
    async load() {
      const index = await loadContent(options);
      version = index.version;
      checkedAt = clock.now();
      return libraryOf(index);
    },
    watch: (onChange) =>
      watch
        ? watchContent({
            ...options,
            log,
            ...(version ? { version } : {}),
            onLoad(index) {
              checkedAt = clock.now();
              onChange(libraryOf(index));
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
    status: () => ({ source: "files", checkedAt, problems: [] }),
  };
}
