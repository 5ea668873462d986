import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBudget } from "../../platform/budget.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { shareBudget } from "./share-budget.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Workers whose messages reach each other at once. */
function newWorkers(count: number) {
  const listeners: ((message: unknown) => void)[] = [];
  // Nothing comes back meanwhile.
  const clock = fixedClock();
  return Array.from({ length: count }, (_, own) =>
    shareBudget(createBudget({ clock, capacity: 100, perSecond: 1 }), {
      send: (_name, message) => {
        for (const [other, listener] of listeners.entries())
          if (other !== own) listener(structuredClone(message));
      },
      onSent: (_name, listener) => void listeners.push(listener),
    }),
  );
}

test("an address has one budget, whichever workers its connections reach", () => {
  const workers = newWorkers(4);
  let allowed = 0;
  for (let nth = 0; nth < 40; nth++) {
    if (workers[nth % 4]!.take("203.0.113.9", 10).allowed) allowed++;
    vi.advanceTimersByTime(30);
  }
  // Ten, and what was spent before the others heard of it.
  expect(allowed).toBe(13);
  expect(workers[0]!.take("198.51.100.1", 10).allowed).toBe(true);
});

test("what is given back can be spent again, by the other workers too", () => {
  const [one, other] = newWorkers(2);
  for (let nth = 0; nth < 10; nth++) one!.take("203.0.113.9", 10);
  for (let nth = 0; nth < 5; nth++) one!.spend("203.0.113.9", -10);
  vi.advanceTimersByTime(200);
  const allowed = (worker = one!) =>
    Array.from({ length: 9 }, () => worker.take("203.0.113.9", 10).allowed).filter(Boolean).length;
  expect(allowed(other)).toBe(5);
  vi.advanceTimersByTime(200);
  expect(allowed(one)).toBe(0);
});
