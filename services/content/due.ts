/** What is dated in the future is not there yet: it is in no list, at no address and in no search before its day. */
import { publishedTypes } from "../../contracts/content.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import { startOfDay } from "../../platform/time-zone.ts";
import { type ContentIndex, createIndex, type IndexOptions } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";
import { withdraws } from "./withdrawn.ts";

/** The first moment of its day where daily pages live. */
const comesAt = ({ type, published }: ContentRecord): number =>
  publishedTypes.includes(type) && published !== undefined
    ? startOfDay(published, dailyTimeZone)
    : Number.NEGATIVE_INFINITY;

/** A timer can wait no longer than 24 days. */
const longestWaitMs = 86_400_000;

interface DueContentOptions extends Pick<IndexOptions, "knownPaths" | "holidays"> {
  clock: Clock | MovableClock;
  /** Something came to its day, or its day is ahead again because the clock was moved. */
  onChange(): void;
}

/** The content as it is now. */
export function createDueContent(
  first: ContentIndex,
  { clock, knownPaths = [], holidays, onChange }: DueContentOptions,
) {
  let loaded = first;
  let shown = first;
  /** What is shown stays the same from the one moment until the other. */
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let withdrawals = 0;

  function show(): void {
    const now = clock.now().getTime();
    const before = shown;
    const records = loaded.entries.slice(1).map(({ record }) => record);
    const moments = new Map(records.map((record) => [record, comesAt(record)]));
    const ahead = records.filter((record) => moments.get(record)! > now);
    from = Math.max(Number.NEGATIVE_INFINITY, ...[...moments.values()].filter((moment) => moment <= now));
    until = Math.min(Number.POSITIVE_INFINITY, ...ahead.map((record) => moments.get(record)!));
    const isAhead = ({ path }: ContentRecord) =>
      ahead.some((parent) => path === parent.path || path.startsWith(`${parent.path}/`));
    shown =
      ahead.length === 0
        ? loaded
        : createIndex(
            records.filter((record) => !isAhead(record)),
            {
              version: `${loaded.version}-${ahead.length}`,
              media: [...loaded.media.values()],
              resolveReference: loaded.resolveReference,
              knownPaths,
              ...(holidays && { holidays }),
            },
          );
    if (withdraws(before, shown)) withdrawals++;
    clearTimeout(timer);
    if (until < Number.POSITIVE_INFINITY)
      timer = setTimeout(index, Math.min(until - now, longestWaitMs)).unref();
  }

  function index(): ContentIndex {
    const now = clock.now().getTime();
    if (now < from || now >= until) {
      show();
      onChange();
    }
    return shown;
  }

  show();
  if ("onMove" in clock) clock.onMove(() => void index());
  return {
    index,
    /** Another library was loaded. */
    replace(next: ContentIndex): void {
      loaded = next;
      show();
    },
    /** How often something that was shown was taken away. */
    withdrawals: () => withdrawals,
    close: () => clearTimeout(timer),
  };
}
