import { expect, it } from "vitest";
import { angleFor, following, lean, slowing, topicAt } from "./turning.ts";

it("the wheel lands on the topic it was turned to, from any angle and with any number of turns", () => {
  for (const from of [-1234.5, -30, 0, 17, 359, 4000]) {
    for (const turns of [-4, 0, 1, 5]) {
      for (let topic = 0; topic < 6; topic++) {
        const to = angleFor(topic, 6, from, turns);
        expect(topicAt(to, 6)).toBe(topic);
        if (turns > 0) expect(to - from).toBeGreaterThanOrEqual(turns * 360);
        if (turns < 0) expect(from - to).toBeGreaterThanOrEqual(-turns * 360);
        if (turns === 0) expect(Math.abs(to - from)).toBeLessThanOrEqual(180);
      }
    }
  }
});

it("the wheel starts quickly and stops gently", () => {
  expect([slowing(0), slowing(1)]).toEqual([0, 1]);
  expect(slowing(0.1)).toBeGreaterThan(0.3);
  expect(slowing(0.99)).toBeGreaterThan(0.9999);
});

it("a wheel at rest does not move its pointer", () => {
  expect(Math.abs(lean(37, 24, 0))).toBe(0);
  expect(lean(37, 24, 300)).toBeLessThan(0);
  expect(lean(37, 24, -300)).toBeGreaterThan(0);
});

it("without scripts each press leads to another topic, and in time to all of them", () => {
  let place = { topic: 0, passage: 1 };
  const seen = new Set<number>();
  for (let press = 0; press < 60; press++) {
    const next = following(place.topic, place.passage, 6, 8);
    expect(next.topic).not.toBe(place.topic);
    seen.add(next.topic);
    place = next;
  }
  expect(seen.size).toBe(6);
});
