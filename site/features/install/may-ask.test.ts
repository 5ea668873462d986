import { expect, test } from "vitest";
import type { DayMark, DayRecord } from "../today/day-record.ts";
import { mayAsk } from "./may-ask.ts";

const mark = (state?: DayMark["state"]): DayMark => ({
  kind: "verse",
  item: "a",
  at: "2026-11-16T07:00:00Z",
  ...(state ? { state } : {}),
});
const after = (...dates: string[]): DayRecord => ({
  days: Object.fromEntries(dates.map((date) => [date, [mark(), mark("sent")]])),
});
const third = after("2026-11-16", "2026-11-17", "2026-11-20");

test("asked on the third morning on which something was done", () => {
  expect(mayAsk(after("2026-11-16", "2026-11-17"), {}, "2026-11-17")).toBe(false);
  expect(mayAsk(third, {}, "2026-11-20")).toBe(true);
});

test("what was taken back is no morning", () => {
  const days = { ...after("2026-11-16", "2026-11-17").days, "2026-11-20": [mark("undone"), mark("removed")] };
  expect(mayAsk({ days }, {}, "2026-11-20")).toBe(false);
});

test("once a day at most, and never again after an answer", () => {
  expect(mayAsk(third, { offered: "2026-11-20" }, "2026-11-20")).toBe(false);
  expect(mayAsk(third, { offered: "2026-11-20" }, "2026-11-21")).toBe(true);
  expect(mayAsk(third, { answered: true }, "2026-11-21")).toBe(false);
});
