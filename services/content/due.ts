/**
 * What is dated in the future is not there yet. It is not in the index before its day, so no list, address, reference, search,
 * feed or page can give it away: this is the only place that knows of it.
 */
import { LRUCache } from "lru-cache";
import { defaultHolidays, type Holidays } from "../../contracts/church-year.ts";
import { publishedTypes } from "../../contracts/content.ts";
import { dayOf } from "../../contracts/day-of.ts";
import { cycleYear, dailyTimeZone, downloadedDays, locales } from "../../contracts/site.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import { startOfDay } from "../../platform/time-zone.ts";
import type { ContentIndex } from "./content-index.ts";
import { assignDays } from "./days.ts";
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

type Dated = Pick<ContentRecord, "type" | "published" | "listed" | "writtenAt">;

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

/**
 * What is put on days comes with the first that it is shown on. A day of the yearly cycle has been in every year, and its pages
 * are open; a rule names days of past years too, unless something else had them.
 */
function scheduledAt(days: readonly string[]): number {
  if (days.length === 0 || days.some((day) => day.startsWith(`${cycleYear}-`))) return always;
  return Math.min(...days.map(beginningOf));
}

export const comesAt = (record: Dated, days: readonly string[]): number =>
  Math.max(publishedAt(record), scheduledAt(days));

function momentsOf(records: readonly ContentRecord[], holidays: Holidays): Map<ContentRecord, number> {
  const assigned = assignDays(records, holidays);
  return new Map(
    records.map((record) => {
      const days = assigned.get(record);
      return [record, comesAt(record, days ? locales.flatMap((locale) => days[locale]) : [])];
    }),
  );
}

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
  holidays?: Holidays;
  /** `before` is what was shown until now. */
  indexOf(before: ContentIndex | undefined, library: Loaded): ContentIndex;
  /** Something came to its day, or its day is ahead again because the clock was moved. */
  onChange(): void;
}

type Loaded = Pick<Library, "version" | "records" | "media">;

/** The content as it is now. */
export function createDueContent(
  first: Loaded,
  { clock, holidays = defaultHolidays, indexOf, onChange }: DueContentOptions,
) {
  let loaded = first;
  let moments = momentsOf(first.records, holidays);
  let shown: ContentIndex | undefined;
  /** What is shown stays the same from the one moment until the other. */
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let withdrawals = 0;
  let ahead: { shown: ContentIndex; until: number; index: ContentIndex } | undefined;

  /** What has come by a moment. */
  function libraryAt(now: number): Loaded {
    const { records, version } = loaded;
    const waiting = records.filter((record) => moments.get(record)! > now);
    if (waiting.length === 0) return loaded;
    const paths = new Set(waiting.map(({ path }) => path));
    const isWaiting = ({ path }: ContentRecord) => {
      for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
        if (paths.has(path.slice(0, end))) return true;
      return false;
    };
    return {
      ...loaded,
      version: `${version}-${waiting.length}`,
      records: records.filter((record) => !isWaiting(record)),
    };
  }

  function show(): ContentIndex {
    const now = clock.now().getTime();
    const library = libraryAt(now);
    [from, until] = [always, Number.POSITIVE_INFINITY];
    for (const moment of moments.values())
      if (moment <= now) from = Math.max(from, moment);
      else until = Math.min(until, moment);
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
      ahead = { shown: current, until: moment, index: indexOf(undefined, libraryAt(moment)) };
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
      moments = momentsOf(next.records, holidays);
      show();
    },
    /** How often something that was shown was taken away. */
    withdrawals: () => withdrawals,
    close: () => clearTimeout(timer),
  };
}
