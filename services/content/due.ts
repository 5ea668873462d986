/** What is dated in the future is not there yet: it is in no list, at no address and in no search before its day. */
import { LRUCache } from "lru-cache";
import { publishedTypes } from "../../contracts/content.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import { startOfDay } from "../../platform/time-zone.ts";
import type { ContentIndex } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";
import type { Library } from "./source.ts";
import { withdraws } from "./withdrawn.ts";

/** Items share days, and a library has thousands. */
const beginnings = new LRUCache<string, number>({ max: 10_000 });
function beginningOf(day: string): number {
  const moment = beginnings.get(day) ?? startOfDay(day, dailyTimeZone);
  beginnings.set(day, moment);
  return moment;
}

/**
 * The first moment of its day where daily pages live. A day to be listed by counts like one of publication if it was still to
 * come when the item was written; one that was over by then only sorts.
 */
export function comesAt({
  type,
  published,
  listed,
  writtenAt = 0,
}: Pick<ContentRecord, "type" | "published" | "listed" | "writtenAt">): number {
  const day = published ?? listed;
  if (!publishedTypes.includes(type) || day === undefined) return Number.NEGATIVE_INFINITY;
  const moment = beginningOf(day);
  return published === undefined && moment <= writtenAt ? Number.NEGATIVE_INFINITY : moment;
}

/** A timer can wait no longer than 24 days. */
const longestWaitMs = 86_400_000;

interface DueContentOptions {
  clock: Clock | MovableClock;
  /** `before` is what was shown until now. */
  indexOf(before: ContentIndex | undefined, library: Loaded): ContentIndex;
  /** Something came to its day, or its day is ahead again because the clock was moved. */
  onChange(): void;
}

type Loaded = Pick<Library, "version" | "records" | "media">;

/** The content as it is now. */
export function createDueContent(first: Loaded, { clock, indexOf, onChange }: DueContentOptions) {
  let loaded = first;
  let shown: ContentIndex | undefined;
  /** What is shown stays the same from the one moment until the other. */
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let withdrawals = 0;

  function show(): ContentIndex {
    const now = clock.now().getTime();
    const { records } = loaded;
    const moments = new Map(records.map((record) => [record, comesAt(record)]));
    const ahead = records.filter((record) => moments.get(record)! > now);
    from = records.reduce((latest, record) => {
      const moment = moments.get(record)!;
      return moment <= now ? Math.max(latest, moment) : latest;
    }, Number.NEGATIVE_INFINITY);
    until = Math.min(Number.POSITIVE_INFINITY, ...ahead.map((record) => moments.get(record)!));
    const isAhead = ({ path }: ContentRecord) =>
      ahead.some((parent) => path === parent.path || path.startsWith(`${parent.path}/`));
    const next = indexOf(
      shown,
      ahead.length === 0
        ? loaded
        : {
            ...loaded,
            version: `${loaded.version}-${ahead.length}`,
            records: records.filter((record) => !isAhead(record)),
          },
    );
    if (shown && withdraws(shown, next)) withdrawals++;
    shown = next;
    clearTimeout(timer);
    if (until < Number.POSITIVE_INFINITY)
      timer = setTimeout(index, Math.min(until - now, longestWaitMs)).unref();
    return next;
  }

  function index(): ContentIndex {
    const now = clock.now().getTime();
    if (shown && now >= from && now < until) return shown;
    const next = show();
    onChange();
    return next;
  }

  show();
  if ("onMove" in clock) clock.onMove(() => void index());
  return {
    index,
    /** Another library was loaded. */
    replace(next: Loaded): void {
      loaded = next;
      show();
    },
    /** How often something that was shown was taken away. */
    withdrawals: () => withdrawals,
    close: () => clearTimeout(timer),
  };
}
