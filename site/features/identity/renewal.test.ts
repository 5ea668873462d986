import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenewal } from "./renewal.ts";

class Timeout extends Error {}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renewal(...answers: (string | Error)[]) {
  const failed: unknown[] = [];
  let attempts = 0;
  const made = createRenewal<string>({
    async attempt() {
      const answer = answers[attempts++] ?? "token";
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isTimeout: (error) => error instanceof Timeout,
    onFailed: async (error) => void failed.push(error),
  });
  return { ...made, failed, attempts: () => attempts };
}

test("one shared token refresh runs, however many callers", async () => {
  const { renew, attempts } = renewal("new");
  const renewals = [renew(), renew(), renew()];
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all(renewals)).toEqual(["new", "new", "new"]);
  expect(attempts()).toBe(1);
  const again = renew();
  await vi.advanceTimersByTimeAsync(10);
  await again;
  expect(attempts()).toBe(2);
});

test("on a timeout it retries after 5 seconds", async () => {
  const { renew, attempts, failed } = renewal(new Timeout(), new Timeout(), "new");
  const renewed = renew();
  await vi.advanceTimersByTimeAsync(10);
  expect(await renewed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(4999);
  expect(attempts()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts()).toBe(2);
  await vi.advanceTimersByTimeAsync(5010);
  expect(attempts()).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(3);
  expect(failed).toEqual([]);
});

test("if renewal fails the user is logged out, once for all who wait, and nothing is tried again", async () => {
  const gone = new Error("invalid_grant");
  const { renew, attempts, failed } = renewal(gone);
  const renewals = [renew(), renew()];
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all(renewals)).toEqual([undefined, undefined]);
  expect(failed).toEqual([gone]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(1);
});

test("signing out ends the retries", async () => {
  const { renew, stop, attempts } = renewal(new Timeout());
  void renew();
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(1);
});
