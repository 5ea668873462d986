import { expect, test } from "vitest";
import {
  adventOf,
  churchDay,
  civilDay,
  defaultHolidays,
  easterOf,
  feastOn,
  isDayRule,
  plusDays,
  seasonOf,
} from "./church-year.ts";

test("Easter falls on its published dates", () => {
  const published: Record<number, string> = {
    2024: "03-31",
    2025: "04-20",
    2026: "04-05",
    2027: "03-28",
    2028: "04-16",
    2029: "04-01",
    2030: "04-21",
    2031: "04-13",
    2032: "03-28",
    2033: "04-17",
    2034: "04-09",
    2035: "03-25",
    2036: "04-13",
    2037: "04-05",
    2038: "04-25",
    2285: "03-22",
  };
  for (const [year, day] of Object.entries(published)) expect(easterOf(Number(year))).toBe(`${year}-${day}`);
});

test("Advent begins on the fourth Sunday before Christmas", () => {
  expect([2022, 2023, 2024, 2027, 2028].map(adventOf)).toEqual([
    "2022-11-27",
    "2023-12-03",
    "2024-12-01",
    "2027-11-28",
    "2028-12-03",
  ]);
});

test("days are named by rule: `easter-2`, `advent-1`, `pentecost`, `christmas`, `ash-wednesday`", () => {
  const days = [
    "easter-2",
    "good-friday",
    "advent-1",
    "advent-1+3",
    "pentecost",
    "christmas",
    "ash-wednesday",
  ];
  expect(days.map((rule) => churchDay(rule, 2027))).toEqual([
    "2027-03-26",
    "2027-03-26",
    "2027-11-28",
    "2027-12-01",
    "2027-05-16",
    "2027-12-25",
    "2027-02-10",
  ]);
  expect(["easter-2", "mothers-day"].every(isDayRule)).toBe(true);
  expect(["", "easter-", "easter 2", "somehow", "easter-9999"].some(isDayRule)).toBe(false);
});

test("holidays have rules of their own", () => {
  const observed = defaultHolidays["en-US"];
  expect(Object.values(observed).map((rule) => civilDay(rule, 2027))).toEqual([
    "2027-05-09",
    "2027-06-20",
    "2027-09-06",
    "2027-11-25",
  ]);
  expect(civilDay("05-10", 2027)).toBe("2027-05-10");
  expect([
    civilDay("02-29", 2027),
    civilDay("13-01", 2027),
    civilDay("02-sunday-5", 2027),
    civilDay("may", 2027),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test("every day is in one season, and the seasons follow each other", () => {
  const seen: string[] = [];
  for (let day = "2027-01-01"; day <= "2027-12-31"; day = plusDays(day, 1))
    if (seen.at(-1) !== seasonOf(day)) seen.push(seasonOf(day));
  expect(seen).toEqual([
    "christmas",
    "ordinary",
    "lent",
    "holy-week",
    "easter",
    "ordinary",
    "advent",
    "christmas",
  ]);
  expect([feastOn("2027-03-26"), feastOn("2027-03-24")]).toEqual(["good-friday", undefined]);
});
