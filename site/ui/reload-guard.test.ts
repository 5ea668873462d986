import { beforeEach, expect, test } from "vitest";
import { interruptedTarget, mayReload, navigationEnds, navigationStarts } from "./reload-guard.ts";

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

test("never reloads twice within ten seconds", () => {
  const now = 1_800_000_000_000;
  expect(mayReload(storage, now)).toBe(true);
  expect(mayReload(storage, now + 9_999)).toBe(false);
  expect(mayReload(storage, now + 10_000)).toBe(true);
  expect(mayReload(storage, now + 10_001)).toBe(false);
});

test("a navigation that a reload cut short goes on to its target, once", () => {
  navigationStarts(storage, "/about?a=1#b", 1000);
  expect(interruptedTarget(storage, 2000)).toBe("/about?a=1#b");
  expect(interruptedTarget(storage, 2000)).toBeUndefined();
});

test("a navigation that ended, or is older than ten seconds, is not taken up again", () => {
  navigationStarts(storage, "/about", 1000);
  navigationEnds(storage);
  expect(interruptedTarget(storage, 1001)).toBeUndefined();
  navigationStarts(storage, "/about", 1000);
  expect(interruptedTarget(storage, 11_000)).toBeUndefined();
});
