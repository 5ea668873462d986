import { expect, test } from "vitest";
import { createDeaths } from "./deaths.ts";
import { createTurns } from "./turns.ts";

function newTurns() {
  const granted: string[] = [];
  const turns = createTurns((worker, key) => void granted.push(`${worker} ${key}`));
  return { turns, since: () => granted.splice(0) };
}

test("the first to ask makes it, the others wait and are then let go together", () => {
  const { turns, since } = newTurns();
  turns.ask(1, "/a");
  turns.ask(2, "/a");
  turns.ask(3, "/a");
  turns.ask(2, "/b");
  expect(since()).toEqual(["1 /a", "2 /b"]);
  turns.done(1, "/a");
  expect(since()).toEqual(["2 /a", "3 /a"]);
  turns.done(2, "/a");
  turns.done(3, "/a");
  turns.done(2, "/b");
  expect(turns.size).toBe(0);
});

test("a worker that dies, or gives up, holds nobody back", () => {
  const { turns, since } = newTurns();
  for (const worker of [1, 2, 3, 4]) turns.ask(worker, "/a");
  turns.done(2, "/a");
  since();
  turns.forget(1);
  expect(since()).toEqual(["3 /a"]);
  turns.forget(4);
  turns.forget(3);
  expect(since()).toEqual([]);
  expect(turns.size).toBe(0);
});

test("the first that ends is replaced at once, the next later and later, and five failed starts in a minute stop the server", () => {
  let now = 0;
  const deaths = createDeaths(() => now);
  expect([true, true, true, true].map(deaths.note)).toEqual([0, 500, 1000, 2000]);
  for (let more = 0; more < 10; more++) expect(deaths.note(true)).toBeLessThanOrEqual(30_000);
  now += 60_000;
  expect([false, false, false, false, false].map(deaths.note)).toEqual([0, 500, 1000, 2000, "stop"]);
});
