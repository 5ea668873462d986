import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../tests/support/eventually.ts";
import { trimMemory } from "./trim-memory.ts";

test("memory is given back in a quiet moment, and again only when it has grown", async () => {
  let used = 100;
  let collected = 0;
  let looks = 0;
  const memory = () => {
    looks++;
    return used;
  };
  const collect = () => {
    collected++;
    used = 50;
  };
  const trimming = trimMemory({ quietMs: 5, maxWork: 1, memory, collect });
  onTestFinished(trimming.stop);
  await eventually(() => expect(collected).toBe(1));
  used = 54;
  const before = looks;
  await eventually(() => expect(looks).toBeGreaterThan(before + 3));
  expect(collected).toBe(1);
  used = 56;
  await eventually(() => expect(collected).toBe(2));
});

test("while the thread is at work nothing is collected", async () => {
  let collected = 0;
  let looks = 0;
  const every = { quietMs: 5, memory: () => 100 };
  const atWork = trimMemory({ ...every, maxWork: -1, collect: () => void collected++ });
  onTestFinished(atWork.stop);
  // Another one beside it, which sees as many quiet moments.
  const quiet = trimMemory({ ...every, maxWork: 1, growth: 0, collect: () => void looks++ });
  onTestFinished(quiet.stop);
  await eventually(() => expect(looks).toBeGreaterThan(5));
  expect(collected).toBe(0);
});
