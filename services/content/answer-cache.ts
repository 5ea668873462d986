/** Response cache: fresh, then stale while revalidating, then the last good response if that fails. */
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { BoundedMap } from "./bounded-map.ts";

export interface CacheOptions {
  /** How long a response is fresh; 0 caches none (the index is already in memory). */
  ttlMs?: number;
  /** How much longer it is served while a new one is fetched. */
  staleMs?: number;
  maxEntries?: number;
}

interface CachedAnswer {
  value: unknown;
  at: number;
  /** Dropped by a publish: wait for a new one, and use this only if there is none to be had. */
  dropped: boolean;
  ids: ReadonlySet<string> | null;
}

export interface Fetched<T> {
  value: T;
  /** The items the answer is made of; null when any publish may change it. */
  ids: ReadonlySet<string> | null;
}

export interface AnswerCache {
  read<T>(key: string, load: () => Promise<Fetched<T>>): Promise<T>;
  drop(ids: readonly string[] | "all"): void;
}

export function createAnswerCache(
  { ttlMs = 60_000, staleMs = 600_000, maxEntries = 2000 }: CacheOptions,
  clock: Clock,
  log?: Pick<Log, "warn">,
): AnswerCache {
  const stored = new BoundedMap<CachedAnswer>(maxEntries);
  const flights = new Map<string, Promise<unknown>>();
  let drops = 0;

  function fly<T>(key: string, load: () => Promise<Fetched<T>>): Promise<T> {
    const underway = flights.get(key);
    if (underway) return underway as Promise<T>;
    const before = drops;
    const flight = load()
      .then(({ value, ids }) => {
        // What was asked before a publish may be the old answer, so it counts as dropped at once.
        if (ttlMs > 0) stored.set(key, { value, ids, at: clock.now().getTime(), dropped: drops !== before });
        return value;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    async read<T>(key: string, load: () => Promise<Fetched<T>>): Promise<T> {
      const found = stored.get(key);
      if (!found) return fly(key, load);
      // A clock that was set back makes nothing fresh: what seems to come from the future is as old as it is far.
      const age = Math.abs(clock.now().getTime() - found.at);
      if (!found.dropped && age < ttlMs) return found.value as T;
      const flight = fly(key, load);
      const lastGood = (error: unknown) => {
        log?.warn({ err: error, key }, "Content could not be fetched; serving the last good copy");
        return found.value as T;
      };
      if (!found.dropped && age < ttlMs + staleMs) {
        flight.catch(lastGood);
        return found.value as T;
      }
      return flight.catch(lastGood);
    },
    drop(ids) {
      drops++;
      flights.clear();
      for (const entry of stored.values()) {
        if (ids === "all" || entry.ids === null || ids.some((id) => entry.ids!.has(id))) entry.dropped = true;
      }
    },
  };
}
