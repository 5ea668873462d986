import { expect, test } from "vitest";
import { createMovableClock } from "./clock.ts";

function fixedAt(iso: string) {
  let now = Date.parse(iso);
  return {
    clock: { now: () => new Date(now) },
    pass(ms: number) {
      now += ms;
    },
  };
}

test("a moved clock keeps running from where it was put", () => {
  const base = fixedAt("2026-01-01T00:00:00Z");
  const clock = createMovableClock(base.clock);
  clock.moveTo(new Date("2030-06-01T12:00:00Z"));
  base.pass(5000);
  expect(clock.now().toISOString()).toBe("2030-06-01T12:00:05.000Z");
});

test("advances add up, and reset gives the machine's time back", () => {
  const clock = createMovableClock(fixedAt("2026-01-01T00:00:00Z").clock);
  clock.advance(1000);
  clock.advance(-3000);
  expect(clock.offsetMs).toBe(-2000);
  expect(clock.now().toISOString()).toBe("2025-12-31T23:59:58.000Z");
  clock.reset();
  expect(clock.offsetMs).toBe(0);
  expect(clock.now().toISOString()).toBe("2026-01-01T00:00:00.000Z");
});

test("listeners are notified of every move, after it", () => {
  const clock = createMovableClock(fixedAt("2026-01-01T00:00:00Z").clock);
  const seen: number[] = [];
  clock.onMove(() => seen.push(clock.offsetMs));
  clock.advance(10);
  clock.reset();
  expect(seen).toEqual([10, 0]);
});
