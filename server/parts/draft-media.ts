/** Pictures of drafts that are being previewed: their address is known to who opened the preview, and ends with it. */
import { LRUCache } from "lru-cache";
import type { Clock } from "../../platform/clock.ts";
import { pathKey } from "../../services/content/content-index.ts";
import type { MediaRecord } from "../../services/content/record.ts";

export function createDraftMedia(clock: Clock) {
  const shown = new LRUCache<string, { medium: MediaRecord; until: number }>({ max: 500 });
  return {
    /** `until` is in milliseconds since 1970. Another preview of the same picture may end later. */
    show(medium: MediaRecord, until: number): void {
      const name = pathKey(medium.path);
      shown.set(name, { medium, until: Math.max(until, shown.get(name)?.until ?? 0) });
    },
    find(name: string): MediaRecord | undefined {
      const found = shown.get(name);
      return found && clock.now().getTime() < found.until ? found.medium : undefined;
    },
  };
}
