import type { Log } from "../log.ts";
import type { MediaStore } from "./media-store.ts";

interface SharedFilesOptions {
  store: Pick<MediaStore, "get" | "put">;
  /** What their names begin with in the store. */
  folder: string;
  log: Pick<Log, "warn">;
  /** After a failure the store is not asked for so long: readers do not wait for it again and again. */
  restMs?: number;
  /** Milliseconds since any moment. */
  now?(): number;
}

/** Beyond these a file stays with the machine that made it. */
const maxPuts = 32;

/** Files that one machine makes and all read. Without the store each makes its own. */
export function createSharedFiles(options: SharedFilesOptions) {
  const { store, folder, log, restMs = 15_000, now = Date.now } = options;
  const puts = new Set<Promise<void>>();
  let restUntil = 0;

  function failed(error: unknown): undefined {
    if (now() >= restUntil)
      log.warn({ err: error }, "the object storage cannot be used: pictures are made here meanwhile");
    restUntil = now() + restMs;
  }

  return {
    async obtain(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const place = `${folder}/${name}`;
      const found = now() < restUntil ? undefined : await store.get(place).catch(failed);
      if (found) return found;
      const made = await make();
      if (now() >= restUntil && puts.size < maxPuts) {
        const put: Promise<void> = store
          .put(place, made)
          .catch(failed)
          .finally(() => puts.delete(put));
        puts.add(put);
      }
      return made;
    },
    /** Waits for what is being stored. */
    async close(): Promise<void> {
      await Promise.all(puts);
    },
  };
}

export type SharedFiles = ReturnType<typeof createSharedFiles>;
