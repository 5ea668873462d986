/** Reads the content again when files are saved: once for many that are saved together. */
import type { Log } from "../../../../platform/log.ts";
import { watchFolders } from "./watch-folders.ts";

interface WatchOptions {
  root: string;
  /** One at a time. */
  read: () => Promise<void>;
  log: Pick<Log, "error">;
  debounceMs?: number;
}

export function watchContent({ root, read, log, debounceMs = 150 }: WatchOptions): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let again = false;

  async function readAgain(): Promise<void> {
    if (isReading) {
      again = true;
      return;
    }
    isReading = true;
    do {
      again = false;
      await read();
    } while (again);
    isReading = false;
  }

  const watcher = watchFolders(
    root,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Before it is read: what comes into a new folder meanwhile is not missed.
        watcher.refresh();
        void readAgain();
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
