import { expect, test } from "vitest";
import { leaveOut, oneOfEach } from "./no-repeats.ts";

const at = (path: string) => ({ path });

test("home never shows the same thing twice: a row leaves out what is on the page, and what it has itself", () => {
  expect(leaveOut([at("/a"), at("/b"), at("/a"), at("/c")], ["/b"])).toEqual([at("/a"), at("/c")]);
});

test("a series is on the page when one of its days is; a name that only begins alike is another", () => {
  const cards = [at("/devotionals/psalms"), at("/devotionals/psalm")];
  expect(leaveOut(cards, ["/devotionals/psalms/day-1"])).toEqual([at("/devotionals/psalm")]);
});

test("of several lists one of each, then the next of each", () => {
  const plans = [at("/plans/1")];
  const devotionals = [at("/devotionals/1"), at("/devotionals/2"), at("/devotionals/3")];
  const guides = [at("/guides/1"), at("/guides/2")];
  expect(oneOfEach([plans, devotionals, guides], ["/devotionals/1"], 5)).toEqual(
    ["/plans/1", "/devotionals/2", "/guides/1", "/devotionals/3", "/guides/2"].map(at),
  );
});
