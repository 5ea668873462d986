import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBudget } from "../../platform/budget.ts";
import { systemClock } from "../../platform/clock.ts";
import { shareBudget } from "./share-budget.ts";

/** Workers whose messages reach each other at once. */
function newWorkers(count: number) {
  const listeners: ((message: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, own) =>
    shareBudget(createBudget({ clock: systemClock, capacity: 100, perSecond: 1 }), {
      send: (_name, message) => {
        for (const [other, listener] of listeners.entries())
          if (other !== own) listener(structuredClone(message));
      },
      onSent: (_name, listener) => void listeners.push(listener),
    }),
  );
}

test("an address has one budget, whichever workers its connections reach", async () => {
  const workers = newWorkers(4);
  let allowed = 0;
  for (let nth = 0; nth < 40; nth++) {
    if (workers[nth % 4]!.take("203.0.113.9", 10).allowed) allowed++;
    await sleep(30);
  }
  // Ten, and what was spent before the others heard of it.
  expect(allowed).toBeGreaterThanOrEqual(10);
  expect(allowed).toBeLessThanOrEqual(16);
  expect(workers[0]!.take("198.51.100.1", 10).allowed).toBe(true);
});
