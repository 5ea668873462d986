import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "../tests/support/eventually.ts";
import { trimMemory } from "./trim-memory.ts";

test("memory is given back in a quiet moment, and again only when it has grown", async () => {
  let used = 100;
  let collected = 0;
  const collect = () => {
    collected++;
    used = 50;
  };
  const trimming = trimMemory({ quietMs: 5, maxWork: 1, memory: () => used, collect });
  await eventually(() => expect(collected).toBe(1));
  used = 54;
  await sleep(50);
  expect(collected).toBe(1);
  used = 56;
  await eventually(() => expect(collected).toBe(2));
  trimming.stop();
});

test("while the thread is at work nothing is collected", async () => {
  let collected = 0;
  const trimming = trimMemory({
    quietMs: 5,
    maxWork: -1,
    memory: () => 100,
    collect: () => void collected++,
  });
  await sleep(50);
  expect(collected).toBe(0);
  trimming.stop();
});
