import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalTimeZone, isTimeZone, localDay, nextLocalTime } from "./time-zone.ts";

const next = (after: string, time: string, zone: string) =>
  nextLocalTime(new Date(after), time, zone).toISOString();

test.each([
  ["2026-11-15T11:59:00Z", "07:00", "America/New_York", "2026-11-15T12:00:00.000Z"],
  ["2026-11-15T12:00:00Z", "07:00", "America/New_York", "2026-11-16T12:00:00.000Z"],
  ["2026-11-15T12:00:00Z", "07:00", "Pacific/Auckland", "2026-11-15T18:00:00.000Z"],
  ["2026-11-15T12:00:00Z", "07:00", "Asia/Kathmandu", "2026-11-16T01:15:00.000Z"],
  ["2026-11-15T00:30:00Z", "00:15", "Pacific/Kiritimati", "2026-11-15T10:15:00.000Z"],
])("after %s, %s in %s is %s", (after, time, zone, expected) => {
  expect(next(after, time, zone)).toBe(expected);
});

test("across the change to summer time the hour on the wall stays, and a skipped one is an hour later", () => {
  expect(next("2026-03-07T13:00:00Z", "07:00", "America/New_York")).toBe("2026-03-08T11:00:00.000Z");
  expect(next("2026-03-08T06:00:00Z", "02:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
});

test("back to winter time a repeated hour comes once, the first of the two", () => {
  expect(next("2026-11-01T04:00:00Z", "01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
  expect(next("2026-11-01T05:30:00Z", "01:30", "America/New_York")).toBe("2026-11-02T06:30:00.000Z");
});

test("property: always later, within two days, one for each calendar day", () => {
  const zones = ["America/New_York", "Europe/Madrid", "Australia/Lord_Howe", "Asia/Tokyo", "America/Caracas"];
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      (after, zone, hour) => {
        const time = `${String(hour).padStart(2, "0")}:00`;
        const first = nextLocalTime(after, time, zone);
        const second = nextLocalTime(first, time, zone);
        expect(first.getTime()).toBeGreaterThan(after.getTime());
        expect(first.getTime() - after.getTime()).toBeLessThanOrEqual(25.5 * 3_600_000);
        expect(Date.parse(localDay(second, zone)) - Date.parse(localDay(first, zone))).toBe(86_400_000);
      },
    ),
  );
});

test("names of zones are checked", () => {
  for (const good of ["America/New_York", "UTC", "America/Argentina/Buenos_Aires"])
    expect(isTimeZone(good)).toBe(true);
  for (const bad of ["", "Mars/Olympus", "x".repeat(99), 5, undefined, "../etc"])
    expect(isTimeZone(bad)).toBe(false);
});

test("a zone is stored by its one name", () => {
  for (const name of ["Europe/Berlin", "eUROPE/bERLIN", "europe/berlin"])
    expect(canonicalTimeZone(name)).toBe("Europe/Berlin");
  expect(canonicalTimeZone("US/Eastern")).toBe("America/New_York");
  expect(canonicalTimeZone("Europe/Atlantis")).toBeUndefined();
});
