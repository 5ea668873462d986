import { expect, test } from "vitest";
import { freshOrKept } from "./page-store.ts";

const fresh = new Response("fresh");
const kept = new Response("kept");
const never = new Promise<Response>(() => {});

test("the network's answer is taken when it comes in time, else the copy at hand", async () => {
  expect(await freshOrKept(Promise.resolve(fresh), async () => kept, 1000)).toBe(fresh);
  expect(await freshOrKept(Promise.reject(new TypeError("offline")), async () => kept, 1000)).toBe(kept);
  expect(await freshOrKept(never, async () => kept, 1)).toBe(kept);
});

test("without a copy a slow network is waited for, and a failed one is told", async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(fresh), 20));
  expect(await freshOrKept(slow, async () => undefined, 1)).toBe(fresh);
  const failed = Promise.reject(new TypeError("offline"));
  await expect(freshOrKept(failed, async () => undefined, 1)).rejects.toThrow("offline");
});
