import { expect, test } from "vitest";
import { subjectsOf } from "./subjects.ts";

const entry = (title: string, month: number, day: number) => ({ title, day: { year: 2024, month, day } });

test("a recurring quiz is listed once, at its latest day up to today", () => {
  const year = [
    entry("Ruth", 1, 12),
    entry("Jonah", 2, 1),
    entry("Ruth", 3, 13),
    entry("Ruth", 12, 20),
    entry("Esther", 12, 30),
  ];
  expect(subjectsOf(year, { year: 2026, month: 6, day: 1 })).toEqual([
    entry("Ruth", 3, 13),
    entry("Jonah", 2, 1),
    entry("Esther", 12, 30),
  ]);
});
