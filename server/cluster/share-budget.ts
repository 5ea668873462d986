import type { Budget } from "../../platform/budget.ts";
import type { Peers } from "./peers.ts";

const name = "spent";
/** So long an address can spend in one worker what it has just spent in another. */
const everyMs = 100;
/** More addresses in one such time are each at their first requests. */
const maxKeys = 2000;

/** A budget that counts what all workers of this machine have done for an address, wherever its connections end. */
export function shareBudget(budget: Budget, peers: Pick<Peers, "send" | "onSent">): Budget {
  const spent = new Map<string, number>();
  let isScheduled = false;

  function send(): void {
    isScheduled = false;
    peers.send(name, [...spent]);
    spent.clear();
  }

  peers.onSent(name, (message) => {
    for (const [key, cost] of message as [string, number][]) budget.spend(key, cost);
  });
  function note(key: string, cost: number): void {
    if (!spent.has(key) && spent.size >= maxKeys) return;
    spent.set(key, (spent.get(key) ?? 0) + cost);
    if (!isScheduled) setTimeout(send, everyMs).unref();
    isScheduled = true;
  }

  return {
    take(key, cost) {
      const verdict = budget.take(key, cost);
      if (verdict.allowed) note(key, cost);
      return verdict;
    },
    spend(key, cost) {
      budget.spend(key, cost);
      note(key, cost);
    },
    get size() {
      return budget.size;
    },
  };
}
