import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdays } from "../../contracts/member-paths.ts";
import { localDay } from "../../platform/time-zone.ts";
import { deadlineOf, endOfDay, nextMoment, weekdayOf } from "./moments.ts";

const at = (time: string, timeZone: string, after: string, quietDays: (typeof weekdays)[number][] = []) =>
  nextMoment({ time, timeZone, quietDays }, new Date(after))?.toISOString();

test("in the reader's hour and zone, when summer time begins and when it ends", () => {
  expect(at("07:00", "America/New_York", "2026-03-07T12:00:00Z")).toBe("2026-03-08T11:00:00.000Z");
  expect(at("07:00", "America/New_York", "2026-03-06T13:00:00Z")).toBe("2026-03-07T12:00:00.000Z");
  expect(at("07:00", "America/New_York", "2026-10-31T11:00:00Z")).toBe("2026-11-01T12:00:00.000Z");
  expect(at("07:00", "Europe/Madrid", "2026-03-28T12:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
  // 02:30 is left out: an hour later. 01:30 comes twice: the first, and not again.
  expect(at("02:30", "America/New_York", "2026-03-08T05:00:00Z")).toBe("2026-03-08T07:30:00.000Z");
  expect(at("01:30", "America/New_York", "2026-11-01T04:00:00Z")).toBe("2026-11-01T05:30:00.000Z");
  expect(at("01:30", "America/New_York", "2026-11-01T05:30:00Z")).toBe("2026-11-02T06:30:00.000Z");
});

test("quiet days are passed over by the reader's calendar, not by the server's", () => {
  // 2026-03-08 is a Sunday; in Auckland it begins on Saturday in UTC.
  expect(at("07:00", "Pacific/Auckland", "2026-03-07T00:00:00Z", ["sun"])).toBe("2026-03-08T18:00:00.000Z");
  expect(at("07:00", "UTC", "2026-03-07T08:00:00Z", ["sun", "mon"])).toBe("2026-03-10T07:00:00.000Z");
  expect(at("07:00", "UTC", "2026-03-07T08:00:00Z", [...weekdays])).toBeUndefined();
});

test("the day of a reminder ends with its day, and no reminder comes six hours late", () => {
  expect(endOfDay("2026-03-08", "America/New_York").toISOString()).toBe("2026-03-09T04:00:00.000Z");
  expect(deadlineOf(new Date("2026-03-08T12:00:00Z"), "UTC").toISOString()).toBe("2026-03-08T18:00:00.000Z");
  expect(deadlineOf(new Date("2026-03-08T22:00:00Z"), "UTC").toISOString()).toBe("2026-03-09T00:00:00.000Z");
});

test("whatever the zone, hour and quiet days: one moment for each day that is not quiet, in order, none on a quiet one", () => {
  const zones = [
    "America/New_York",
    "America/Bogota",
    "Europe/Madrid",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.subarray([...weekdays], { maxLength: 6 }),
      fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
      (timeZone, hour, minute, quietDays, start) => {
        const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
        let after = start;
        let dayBefore = "";
        for (let n = 0; n < 10; n++) {
          const next = nextMoment({ time, timeZone, quietDays }, after)!;
          const day = localDay(next, timeZone);
          expect(next > after).toBe(true);
          expect(day > dayBefore).toBe(true);
          expect(quietDays).not.toContain(weekdayOf(day));
          [after, dayBefore] = [next, day];
        }
      },
    ),
    { numRuns: 60 },
  );
});
