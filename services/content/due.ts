/**
 * What is dated in the future is not there yet. It is not in the index before its day, so no list, address, reference, search,
 * feed or page can give it away: this is the only place that knows of it.
 */
import { LRUCache } from "lru-cache";
import { publishedTypes } from "../../contracts/content.ts";
import { dayOf } from "../../contracts/day-of.ts";
import { cycleYear, dailyTimeZone, downloadedDays } from "../../contracts/site.ts";
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

type Dated = Pick<ContentRecord, "type" | "published" | "listed" | "writtenAt" | "dates" | "scheduledDay">;

const always = Number.NEGATIVE_INFINITY;

/**
 * The first moment of its day where daily pages live. A day to be listed by counts like one of publication if it was still to
 * come when the item was written; one that was over by then only sorts.
 */
function publishedAt({ type, published, listed, writtenAt = 0 }: Dated): number {
  const day = published ?? listed;
  if (!publishedTypes.includes(type) || day === undefined) return always;
  const moment = beginningOf(day);
  return published === undefined && moment <= writtenAt ? always : moment;
}

/** What is put on days comes with the first of them. A day of the yearly cycle, or one by rule, has been in every year, and its pages are open. */
function scheduledAt({ dates = [], scheduledDay }: Dated): number {
  const isYearly = scheduledDay !== undefined || dates.some((day) => day.startsWith(`${cycleYear}-`));
  return isYearly || dates.length === 0 ? always : Math.min(...dates.map(beginningOf));
}

export const comesAt = (record: Dated): number => Math.max(publishedAt(record), scheduledAt(record));

/** Until when the days to come may be downloaded. */
function aheadUntil(now: Date): number {
  const today = Date.parse(dayOf(now));
  return beginningOf(new Date(today + (downloadedDays - 1) * dayMs).toISOString().slice(0, 10));
}

const dayMs = 86_400_000;
/** A timer can wait no longer than 24 days. */
const longestWaitMs = dayMs;

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
  let ahead: { shown: ContentIndex; until: number; index: ContentIndex } | undefined;

  /** What has come by a moment, and what has not. */
  function part(now: number): { library: Loaded; waiting: readonly ContentRecord[] } {
    const { records, version } = loaded;
    const waiting = records.filter((record) => comesAt(record) > now);
    if (waiting.length === 0) return { library: loaded, waiting };
    const paths = new Set(waiting.map(({ path }) => path));
    const isWaiting = ({ path }: ContentRecord) => {
      for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
        if (paths.has(path.slice(0, end))) return true;
      return false;
    };
    const library = {
      ...loaded,
      version: `${version}-${waiting.length}`,
      records: records.filter((record) => !isWaiting(record)),
    };
    return { library, waiting };
  }

  function show(): ContentIndex {
    const now = clock.now().getTime();
    const { library, waiting } = part(now);
    from = loaded.records
      .map(comesAt)
      .reduce((latest, at) => (at <= now ? Math.max(latest, at) : latest), always);
    until = waiting.map(comesAt).reduce((next, at) => Math.min(next, at), Number.POSITIVE_INFINITY);
    const next = indexOf(shown, library);
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

  /** With what comes in the days that can be downloaded; the same index, where nothing does. */
  function indexAhead(): ContentIndex {
    const current = index();
    const moment = aheadUntil(clock.now());
    if (until > moment) return current;
    if (ahead?.shown !== current || ahead.until !== moment)
      ahead = { shown: current, until: moment, index: indexOf(undefined, part(moment).library) };
    return ahead.index;
  }

  show();
  if ("onMove" in clock) clock.onMove(() => void index());
  return {
    index,
    indexAhead,
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
