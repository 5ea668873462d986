import { networkKey, networkShare } from "./address.ts";
import type { Clock } from "./clock.ts";
import type { Verdict } from "./rate-limit.ts";

interface BudgetOptions {
  clock: Clock;
  /** How much one key may spend at once. */
  capacity: number;
  perSecond: number;
  /** How many keys are remembered; past it the one unheard of for longest is forgotten. */
  maxKeys?: number;
}

export interface Budget {
  take(key: string, cost: number): Verdict;
  /** What was spent elsewhere, allowed or not; less than nothing gives back what was not needed. */
  spend(key: string, cost: number): void;
  readonly size: number;
}

/**
 * A token bucket per key, held in this process's memory: for requests of which some cost more than others. An IPv6 home
 * spends from its network's as well, which all homes of it share.
 */
export function createBudget(options: BudgetOptions): Budget {
  const { capacity, perSecond } = options;
  const homes = createBuckets(options);
  const networks = createBuckets({
    ...options,
    capacity: capacity * networkShare,
    perSecond: perSecond * networkShare,
  });
  return {
    spend(key, cost) {
      const network = networkKey(key);
      homes.spend(key, cost);
      if (network) networks.spend(network, cost);
    },
    take(key, cost) {
      const verdict = homes.take(key, cost);
      const network = verdict.allowed ? networkKey(key) : undefined;
      return network === undefined ? verdict : networks.take(network, cost);
    },
    get size() {
      return homes.size + networks.size;
    },
  };
}

function createBuckets({ clock, capacity, perSecond, maxKeys = 10_000 }: BudgetOptions): Budget {
  // Every use puts its key last: the first is the one unheard of for longest.
  const buckets = new Map<string, { left: number; at: number }>();
  function leftOf(key: string, now: number): number {
    const before = buckets.get(key) ?? { left: capacity, at: now };
    // A clock that was moved back must not lock anyone out.
    const seconds = Math.max(0, now - before.at) / 1000;
    return Math.min(capacity, before.left + seconds * perSecond);
  }
  function leave(key: string, left: number, at: number): void {
    buckets.delete(key);
    buckets.set(key, { left, at });
    if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value!);
  }
  return {
    spend(key, cost) {
      const now = clock.now().getTime();
      leave(key, Math.max(-capacity, leftOf(key, now) - cost), now);
    },
    take(key, cost) {
      const now = clock.now().getTime();
      const full = leftOf(key, now);
      // What costs more than the whole budget passes when the budget is full.
      const needed = Math.min(cost, capacity);
      const allowed = full >= needed;
      leave(key, allowed ? full - needed : full, now);
      if (allowed) return { allowed };
      return { allowed, retryAfterSeconds: Math.max(1, Math.ceil((needed - full) / perSecond)) };
    },
    get size() {
      return buckets.size;
    },
  };
}
