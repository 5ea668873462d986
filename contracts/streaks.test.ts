import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ActivityKind, type ActivityRecord, activityKinds, streakOf } from "./streaks.ts";

const first = Date.parse("2026-01-01T00:00:00Z");
const dayMs = 86_400_000;
const date = (day: number) => new Date(first + day * dayMs).toISOString().slice(0, 10);
const zones = ["America/New_York", "Asia/Tokyo", "Pacific/Auckland", "Pacific/Honolulu"];

const act = (day: number, more: Partial<ActivityRecord> = {}): ActivityRecord => ({
  kind: "verse",
  itemId: "an item",
  at: new Date(first + day * dayMs + 12 * 3_600_000).toISOString(),
  localDate: date(day),
  timeZone: "America/New_York",
  ...more,
});
const days = (...numbers: number[]) => numbers.map((number) => act(number));

const anyRecord = fc
  .record({
    day: fc.integer({ min: 0, max: 40 }),
    kind: fc.constantFrom<ActivityKind>(...activityKinds),
    itemId: fc.constantFrom("a", "b", "c"),
    hour: fc.integer({ min: -14, max: 37 }),
    timeZone: fc.constantFrom(...zones),
  })
  .map(({ day, hour, ...more }) =>
    act(day, { ...more, at: new Date(first + day * dayMs + hour * 3_600_000).toISOString() }),
  );
const anyRecords = fc.array(anyRecord, { maxLength: 60 });
const anyToday = fc.integer({ min: 0, max: 45 }).map(date);

describe("the streak counts days on which something was done", () => {
  test("no activity yet is a streak of 0", () => {
    expect(streakOf([], "2026-01-05")).toEqual({
      streak: 0,
      points: 0,
      longest: 0,
      graceUsed: 0,
      reasons: [{ code: "nothing_yet" }],
    });
  });

  test("today is open until it is over", () => {
    expect(streakOf(days(0, 1, 2), date(3))).toMatchObject({
      streak: 3,
      reasons: [{ code: "days", days: 3, from: date(0), to: date(2) }, { code: "today_open" }],
    });
    expect(streakOf(days(0, 1, 2, 3), date(3))).toMatchObject({ streak: 4, graceUsed: 0 });
  });

  test("one missed day in any seven is forgiven, and explained", () => {
    const result = streakOf(days(0, 1, 3, 4, 5, 6, 7, 8, 10), date(10));
    expect(result).toMatchObject({ streak: 9, longest: 9, graceUsed: 2 });
    expect(result.reasons).toContainEqual({ code: "grace", date: date(2) });
    expect(result.reasons).toContainEqual({ code: "grace", date: date(9) });
  });

  test("a second missed day within seven begins a new streak after the first of them", () => {
    expect(streakOf(days(0, 1, 3, 4, 5, 7), date(7))).toMatchObject({
      streak: 4,
      longest: 5,
      graceUsed: 1,
      reasons: [
        { code: "days", days: 4, from: date(3), to: date(7) },
        { code: "grace", date: date(6) },
        { code: "ended_by", from: date(2), to: date(2) },
      ],
    });
  });

  test("two missed days in a row end it; the longest streak is remembered", () => {
    expect(streakOf(days(0, 1, 2), date(5))).toMatchObject({ streak: 0, longest: 3 });
    expect(streakOf(days(0, 1, 2, 5), date(5))).toMatchObject({
      streak: 1,
      longest: 3,
      reasons: [{ code: "days" }, { code: "ended_by", from: date(3), to: date(4) }],
    });
  });

  test("points: each act once a day, by what it took", () => {
    const lesson = act(0, { kind: "lesson", itemId: "a" });
    expect(streakOf([lesson, lesson, act(0), act(1)], date(1)).points).toBe(12);
  });
});

describe("travel and daylight saving do not break it", () => {
  test("a flight over the date line leaves out a date without asking for forgiveness", () => {
    const before = act(0, { at: "2026-01-02T07:00:00Z", timeZone: "America/Los_Angeles" });
    const after = act(2, { at: "2026-01-03T01:00:00Z", timeZone: "Pacific/Auckland" });
    expect(streakOf([before, after], date(2))).toMatchObject({
      streak: 2,
      graceUsed: 0,
      reasons: [
        { code: "days" },
        {
          code: "travel",
          date: date(1),
          fromZone: "America/Los_Angeles",
          toZone: "Pacific/Auckland",
        },
      ],
    });
  });

  test("flying back, today may be earlier than the last day done", () => {
    expect(streakOf([...days(0, 1), act(2, { timeZone: "Asia/Tokyo" })], date(1)).streak).toBe(3);
  });

  test("days of 23 and 25 hours are days", () => {
    for (const [from, to] of [
      ["2026-03-07", "2026-03-10"],
      ["2026-10-31", "2026-11-03"],
    ] as const) {
      const start = (Date.parse(from) - first) / dayMs;
      expect(streakOf(days(start, start + 1, start + 2, start + 3), to)).toMatchObject({
        streak: 4,
        graceUsed: 0,
      });
    }
  });

  test("zone travel cannot lose a day that had an activity", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.constantFrom(...zones), { minLength: 40, maxLength: 40 }),
        (length, travelled) => {
          const records = Array.from({ length }, (_, day) => act(day, { timeZone: travelled[day]! }));
          expect(streakOf(records, date(length - 1))).toMatchObject({ streak: length, graceUsed: 0 });
        },
      ),
    );
  });
});

describe("offline answers, arriving late, in any order and twice", () => {
  test("order and duplication do not matter", () => {
    const arrivals = anyRecords.chain((records) =>
      fc.tuple(
        fc.constant(records),
        fc.shuffledSubarray([...records, ...records], { minLength: records.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(arrivals, anyToday, ([records, arrived], today) => {
        expect(streakOf(arrived, today)).toEqual(streakOf(records, today));
      }),
      { numRuns: 500 },
    );
  });

  test("adding a record never lowers streak, longest or points", () => {
    fc.assert(
      fc.property(anyRecords, anyRecord, anyToday, (records, added, today) => {
        const before = streakOf(records, today);
        const after = streakOf([...records, added], today);
        expect(after.streak).toBeGreaterThanOrEqual(before.streak);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(after.points).toBeGreaterThanOrEqual(before.points);
      }),
      { numRuns: 2000 },
    );
  });

  test("late arrivals end in the same state as on time", () => {
    fc.assert(
      fc.property(anyRecords, fc.infiniteStream(fc.boolean()), anyToday, (records, late, today) => {
        const held: ActivityRecord[] = [];
        const queue: ActivityRecord[] = [];
        for (const record of records) {
          if (late.next().value) queue.unshift(record);
          else held.push(record);
        }
        expect(streakOf([...held, ...queue], today)).toEqual(streakOf(records, today));
      }),
    );
  });

  test("points never decrease and the streak is never longer than the longest", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (records, today) => {
        let points = 0;
        for (let count = 1; count <= records.length; count++) {
          const state = streakOf(records.slice(0, count), today);
          expect(state.points).toBeGreaterThanOrEqual(points);
          expect(state.longest).toBeGreaterThanOrEqual(state.streak);
          points = state.points;
        }
      }),
    );
  });
});
