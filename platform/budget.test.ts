import { expect, test } from "vitest";
import { addressKey } from "./address.ts";
import { createBudget } from "./budget.ts";
import { createMovableClock } from "./clock.ts";

const newClock = () => createMovableClock({ now: () => new Date("2026-11-15T12:00:00Z") });

test("what is spent comes back with time, and a refusal says when to ask again", () => {
  const clock = newClock();
  const budget = createBudget({ clock, capacity: 100, perSecond: 10 });
  expect(budget.take("a", 80)).toEqual({ allowed: true });
  expect(budget.take("a", 50)).toEqual({ allowed: false, retryAfterSeconds: 3 });
  expect(budget.take("b", 100)).toEqual({ allowed: true });
  clock.advance(3000);
  expect(budget.take("a", 50)).toEqual({ allowed: true });
  expect(budget.take("a", 1)).toEqual({ allowed: false, retryAfterSeconds: 1 });
});

test("what costs more than the whole budget passes when it is full", () => {
  const budget = createBudget({ clock: newClock(), capacity: 10, perSecond: 1 });
  expect(budget.take("a", 1000)).toEqual({ allowed: true });
  expect(budget.take("a", 1)).toMatchObject({ allowed: false });
});

test("a clock that was moved back locks nobody out for longer", () => {
  const clock = newClock();
  const budget = createBudget({ clock, capacity: 10, perSecond: 1 });
  clock.advance(3_600_000);
  budget.take("a", 10);
  clock.reset();
  expect(budget.take("a", 5)).toEqual({ allowed: false, retryAfterSeconds: 5 });
  clock.advance(5000);
  expect(budget.take("a", 5)).toEqual({ allowed: true });
});

test("a bounded number of keys is remembered", () => {
  const budget = createBudget({ clock: newClock(), capacity: 10, perSecond: 1, maxKeys: 100 });
  for (let at = 0; at < 1000; at++) budget.take(String(at), 1);
  expect(budget.size).toBe(100);
});

test("the homes of an IPv6 network have budgets of their own, and eight together", () => {
  const budget = createBudget({ clock: newClock(), capacity: 10, perSecond: 1 });
  const verdicts = Array.from({ length: 14 }, (_, nth) =>
    budget.take(addressKey(`2001:db8:1:${nth}::1`), 10),
  );
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(8);
  expect(budget.take(addressKey("2001:db8:2::1"), 10)).toEqual({ allowed: true });
});
