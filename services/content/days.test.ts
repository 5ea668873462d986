import { expect, test } from "vitest";
import { defaultHolidays } from "../../contracts/church-year.ts";
import { isWhole } from "../../tests/support/tiers.ts";
import { assignDays } from "./days.ts";
import type { ContentRecord } from "./record.ts";

const record = (path: string, more: Partial<ContentRecord>): ContentRecord => ({
  id: path,
  path,
  type: "verse",
  text: { "en-US": {}, es: {} },
  ...more,
});
const daysOf = (records: ContentRecord[], holidays = defaultHolidays) => {
  const assigned = assignDays(records, holidays);
  return (nth: number, locale: "en-US" | "es" = "en-US", year = "2027") =>
    assigned.get(records[nth]!)![locale].filter((day) => day.startsWith(year));
};

test("a day named by rule moves with the year, beside its day of the cycle", () => {
  const days = daysOf([record("verses/good-friday", { dates: ["2024-03-29"], scheduledDay: "good-friday" })]);
  expect([days(0, "es", "2024"), days(0), days(0, "es", "2028")]).toEqual([
    ["2024-03-29"],
    ["2027-03-26"],
    ["2028-04-14"],
  ]);
});

test("one item a day: what somebody wrote out, then a feast, then a holiday, then the season's", () => {
  // In 2035 Mother's Day of the United States and Pentecost are one Sunday.
  const days = daysOf([
    record("verses/a", { scheduledDay: "easter+49" }),
    record("verses/b", { scheduledDay: "pentecost" }),
    record("verses/c", { scheduledDay: "mothers-day" }),
    record("verses/d", { dates: ["2027-05-16"] }),
    record("prayers/a", { type: "prayer", scheduledDay: "easter+49" }),
  ]);
  expect([0, 1, 2, 3, 4].map((nth) => days(nth))).toEqual([
    [],
    [],
    ["2027-05-09"],
    ["2027-05-16"],
    ["2027-05-16"],
  ]);
  expect([1, 2].map((nth) => days(nth, "en-US", "2035"))).toEqual([["2035-05-13"], []]);
});

test("a holiday is kept in the languages for which the operator keeps it, on the operator's day", () => {
  const records = [record("verses/mothers", { scheduledDay: "mothers-day" })];
  expect(daysOf(records)(0, "es")).toEqual([]);
  const days = daysOf(records, { "en-US": {}, es: { "mothers-day": "05-10" } });
  expect([days(0), days(0, "es")]).toEqual([[], ["2027-05-10"]]);
});

test("rules are written out to the end of 2048, and for at least twelve years more", () => {
  const days = daysOf([record("verses/a", { scheduledDay: "easter" })]);
  expect(days(0, "en-US", "2048")).toHaveLength(1);
  // The whole proof says in time that the years run out; the gate does not depend on the day.
  if (isWhole) expect(days(0, "en-US", String(new Date().getFullYear() + 12))).toHaveLength(1);
});
