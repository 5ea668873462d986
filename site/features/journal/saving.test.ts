import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSaving, type Saving } from "./saving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose responses are pending until the test resolves them. */
function setUp() {
  const arrived: string[] = [];
  const states: Saving[] = [];
  const pending: PromiseWithResolvers<void>[] = [];
  const saving = createSaving<string>(
    async (value) => {
      const answer = Promise.withResolvers<void>();
      pending.push(answer);
      await answer.promise;
      arrived.push(value);
    },
    (state) => states.push(state),
  );
  const pause = () => vi.advanceTimersByTimeAsync(1000);
  const answer = async (error?: Error) => {
    const next = pending.shift()!;
    if (error) next.reject(error);
    else next.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...saving, arrived, states, pending, pause, answer };
}

test("what is written is saved a moment later, the newest last, and one after the other", async () => {
  const { change, pause, answer, arrived, states, pending } = setUp();
  for (const value of ["v1", "v2", "v3"]) {
    change(value);
    await pause();
  }
  expect(pending).toHaveLength(1);
  await answer();
  await answer();
  expect(pending).toEqual([]);
  expect(arrived).toEqual(["v1", "v3"]);
  expect(states.at(-1)).toBe("saved");
});

test("what could not be saved is tried again until it is", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { change, pause, answer, arrived, states, isUnsaved } = setUp();
  change("v1");
  await pause();
  await answer(new Error("no network"));
  expect([states.at(-1), isUnsaved()]).toEqual(["failed", true]);
  await vi.advanceTimersByTimeAsync(5000);
  await answer();
  expect([states.at(-1), isUnsaved(), arrived]).toEqual(["saved", false, ["v1"]]);
  warn.mockRestore();
});

test("a deleted entry is not recreated: no save is pending, and none follows", async () => {
  const { change, flush, drop, pause, answer, arrived, pending, isUnsaved } = setUp();
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
  expect(pending).toEqual([]);
  expect(isUnsaved()).toBe(false);
});

test("an entry that could not be deleted is still there, and so are the last words", async () => {
  const { change, drop, resume, pause, answer, arrived } = setUp();
  change("v1");
  await drop();
  change("v2");
  resume();
  await pause();
  await answer();
  expect(arrived).toEqual(["v2"]);
});
