import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSaving, type Saving } from "./saving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose responses are pending until the test resolves them. */
function setUp() {
  const arrived: string[] = [];
  const told: Saving[] = [];
  const underWay: PromiseWithResolvers<void>[] = [];
  const saving = createSaving<string>(
    async (value) => {
      const answer = Promise.withResolvers<void>();
      underWay.push(answer);
      await answer.promise;
      arrived.push(value);
    },
    (state) => told.push(state),
  );
  const pause = () => vi.advanceTimersByTimeAsync(1000);
  const answer = async (error?: Error) => {
    const next = underWay.shift()!;
    if (error) next.reject(error);
    else next.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...saving, arrived, told, underWay, pause, answer };
}

test("what is written is saved a moment later, the newest last, and one after the other", async () => {
  const { change, pause, answer, arrived, told, underWay } = setUp();
  for (const value of ["v1", "v2", "v3"]) {
    change(value);
    await pause();
  }
  expect(underWay).toHaveLength(1);
  await answer();
  await answer();
  expect(underWay).toEqual([]);
  expect(arrived).toEqual(["v1", "v3"]);
  expect(told.at(-1)).toBe("saved");
});

test("what could not be saved is tried again until it is", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { change, pause, answer, arrived, told, isUnsaved } = setUp();
  change("v1");
  await pause();
  await answer(new Error("no network"));
  expect([told.at(-1), isUnsaved()]).toEqual(["failed", true]);
  await vi.advanceTimersByTimeAsync(5000);
  await answer();
  expect([told.at(-1), isUnsaved(), arrived]).toEqual(["saved", false, ["v1"]]);
  warn.mockRestore();
});

test("a deleted entry does not come back: nothing of it is on its way, and nothing follows", async () => {
  const { change, flush, drop, pause, answer, arrived, underWay, isUnsaved } = setUp();
  change("v1");
  await pause();
  change("v2");
  await pause();
  let isDropped = false;
  const dropping = drop().then(() => {
    isDropped = true;
  });
  await pause();
  expect(isDropped).toBe(false);
  await answer();
  await dropping;
  // Typed while it is being deleted, and then the page is left.
  change("v3");
  await pause();
  await flush();
  expect(arrived).toEqual(["v1"]);
  expect(underWay).toEqual([]);
  expect(isUnsaved()).toBe(false);
});

test("an entry that could not be deleted is still there, and so are the last words", async () => {
  const { change, drop, keep, pause, answer, arrived } = setUp();
  change("v1");
  await drop();
  change("v2");
  keep();
  await pause();
  await answer();
  expect(arrived).toEqual(["v2"]);
});
