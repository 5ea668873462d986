/** Reloads the content when a file is saved; after a broken save the last good index stays. */
import type { Log } from "../../../../platform/log.ts";
import { type ContentIndex, type LoadOptions, loadContent } from "./load.ts";
import { watchFolders } from "./watch-folders.ts";

interface WatchOptions extends LoadOptions {
  onLoad: (index: ContentIndex) => void;
  /** After every reading, whether anything had changed or not; with the error of one that failed. */
  onRead?: (error?: unknown) => void;
  log: Pick<Log, "info" | "error">;
  /** The version in use; a load that gives the same one is not announced. */
  version?: string;
  debounceMs?: number;
}

interface ContentWatch {
  close(): void;
}

export function watchContent({
  onLoad,
  onRead,
  log,
  debounceMs = 150,
  ...options
}: WatchOptions): ContentWatch {
  let version = options.version;
  let timer: NodeJS.Timeout | undefined;
  let loading = false;
  let again = false;

  async function reload(): Promise<void> {
    if (loading) {
      again = true;
      return;
    }
    loading = true;
    try {
      const index = await loadContent(options);
      if (index.version !== version) {
        version = index.version;
        log.info({ version, items: index.entries.length }, "Content reloaded");
        onLoad(index);
      }
      onRead?.();
    } catch (error) {
      onRead?.(error);
      log.error(`${error instanceof Error ? error.message : error}\nThe content last loaded stays in use.`);
    }
    loading = false;
    if (again) {
      again = false;
      await reload();
    }
  }

  const watcher = watchFolders(
    options.root,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Before it is read: what comes into a new folder meanwhile is not missed.
        watcher.refresh();
        void reload();
      }, debounceMs);
    },
    (error) => log.error({ err: error }, "The content folder can no longer be watched"),
  );
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
