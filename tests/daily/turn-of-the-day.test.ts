/** What the day decides, over midnight, New Year and both changes of summer time. Time moves only where a test says so. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { weekdays } from "../../contracts/member-paths.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import { streakOf } from "../../contracts/streaks.ts";
import type { MovableClock } from "../../platform/clock.ts";
import { nextLocalTime } from "../../platform/time-zone.ts";
import { dateIn, dayOfMark } from "../../services/member/local-day.ts";
import { occurrences } from "../../services/member/schedule.ts";
import { nextMoment } from "../../services/push/moments.ts";
import { localDate } from "../../site/features/member-data/member-day.ts";
import { sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";

const hourMs = 3_600_000;

/** Midnights: the day that ends, the first instant of the next. */
const turnsIn = {
  "America/New_York": [
    ["2026-10-31", "2026-11-01T04:00:00Z", "the day of 25 hours begins"],
    ["2026-11-01", "2026-11-02T05:00:00Z", "the day of 25 hours ends"],
    ["2026-11-18", "2026-11-19T05:00:00Z", "midnight"],
    ["2026-12-31", "2027-01-01T05:00:00Z", "New Year"],
    ["2027-03-13", "2027-03-14T05:00:00Z", "the day of 23 hours begins"],
    ["2027-03-14", "2027-03-15T04:00:00Z", "the day of 23 hours ends"],
  ],
  "Europe/Madrid": [
    ["2026-10-24", "2026-10-24T22:00:00Z", "the day of 25 hours begins"],
    ["2026-10-25", "2026-10-25T23:00:00Z", "the day of 25 hours ends"],
    ["2026-11-18", "2026-11-18T23:00:00Z", "midnight"],
    ["2026-12-31", "2026-12-31T23:00:00Z", "New Year"],
    ["2027-03-27", "2027-03-27T23:00:00Z", "the day of 23 hours begins"],
    ["2027-03-28", "2027-03-28T22:00:00Z", "the day of 23 hours ends"],
  ],
} as const;
const zones = Object.keys(turnsIn) as (keyof typeof turnsIn)[];
const everyTurn = zones.flatMap((zone) => turnsIn[zone].map((turn) => [zone, ...turn] as const));

const dayAfter = (date: string) => new Date(Date.parse(date) + 24 * hourMs).toISOString().slice(0, 10);

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-20T15:00:00Z") }));
afterAll(() => void vi.useRealTimers());

describe("the site's pages", () => {
  let site: Site;
  let base: string;
  beforeAll(async () => {
    site = await composeSite();
    // Moved by hand it forgets its pages; here they must end by themselves.
    (site.parts.clock as MovableClock).reset();
    base = await site.start();
  });
  afterAll(() => site?.close());

  const read = async (path: string) => {
    const { status, headers, body } = await sendRequest(base, path);
    return { status, location: headers.location, expires: headers.expires, text: String(body) };
  };

  // A day that is longer or shorter begins as any other does.
  const turns = turnsIn[dailyTimeZone].filter(([, , what]) => !what.endsWith("begins"));
  test.each(turns)(
    "%s is over at %s, and not before: verse, prayer, trivia and cached pages in both languages (%s)",
    async (date, turn) => {
      const [last, first] = [date, dayAfter(date)].map((iso) => iso.split("-").map(Number).join("/"));
      for (const [now, day, other] of [
        [Date.parse(turn) - 1, last!, first!],
        [Date.parse(turn), first!, last!],
      ] as const) {
        vi.setSystemTime(now);
        const monthAndDay = day.slice(day.indexOf("/") + 1);
        for (const language of ["", "/es"]) {
          for (const section of ["verses", "prayers"])
            expect(await read(`${language}/${section}`)).toMatchObject({
              status: 302,
              location: `${language}/${section}/${day}`,
            });
          expect((await read(`${language}/trivia`)).location).toBe(`${language}/trivia/${monthAndDay}`);
          for (const time of ["made", "cached"]) {
            const home = await read(language || "/");
            const shown = [day, other].map((each) => home.text.includes(`${language}/verses/${each}"`));
            expect([time, ...shown]).toEqual([time, true, false]);
            expect(home.expires === new Date(turn).toUTCString()).toBe(now < Date.parse(turn));
          }
        }
      }
    },
  );
});

describe.each(everyTurn)("in %s, when %s is over at %s (%s)", (zone, date, turn) => {
  const midnight = Date.parse(turn);
  const [before, after] = [new Date(midnight - 1), new Date(midnight)];
  const ownZone = process.env.TZ;
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test("the reader's date turns in the browser as on the server", () => {
    process.env.TZ = zone;
    for (const [now, day] of [
      [before, date],
      [after, dayAfter(date)],
    ] as const) {
      vi.setSystemTime(now);
      expect([localDate(), dateIn(zone, now)]).toEqual([day, day]);
      const headers = { "x-time-zone": zone, "x-local-date": localDate(), "x-done-at": now.toISOString() };
      const request = new Request("https://wellspring.example", { headers });
      expect(dayOfMark(request, now)).toEqual({ at: now, localDate: day, timeZone: zone });
    }
  });

  test("the streak goes on: the new day is open, and what is done in it makes it longer by one", () => {
    const act = (at: Date) =>
      ({
        kind: "verse",
        itemId: at.toISOString(),
        at: at.toISOString(),
        localDate: dateIn(zone, at),
        timeZone: zone,
      }) as const;
    const dayBefore = new Date(midnight - 30 * hourMs);
    const done = [act(dayBefore), act(before)];
    expect(streakOf(done, dateIn(zone, before))).toMatchObject({ streak: 2, graceUsed: 0 });
    const open = streakOf(done, dateIn(zone, after));
    expect(open).toMatchObject({ streak: 2, graceUsed: 0 });
    expect(open.reasons).toContainEqual({ code: "today_open" });
    expect(streakOf([...done, act(after)], dateIn(zone, after))).toMatchObject({ streak: 3, graceUsed: 0 });
  });
});

describe("reminders come at the reader's hour, each day once: by e-mail, on devices and for courses", () => {
  test.each([
    // Summer time ends: what the clock shows twice counts the first time.
    ["America/New_York", "07:00", "2026-10-31T11:00:00Z", "2026-11-01T12:00:00.000Z"],
    ["America/New_York", "01:30", "2026-11-01T04:00:00Z", "2026-11-01T05:30:00.000Z"],
    ["America/New_York", "01:30", "2026-11-01T05:30:00Z", "2026-11-02T06:30:00.000Z"],
    ["Europe/Madrid", "07:00", "2026-10-24T05:00:00Z", "2026-10-25T06:00:00.000Z"],
    ["Europe/Madrid", "02:30", "2026-10-24T22:00:00Z", "2026-10-25T00:30:00.000Z"],
    ["Europe/Madrid", "02:30", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00.000Z"],
    // Midnight and New Year.
    ["America/New_York", "00:00", "2026-11-19T04:59:59Z", "2026-11-19T05:00:00.000Z"],
    ["America/New_York", "00:00", "2026-11-19T05:00:00Z", "2026-11-20T05:00:00.000Z"],
    ["America/New_York", "07:00", "2026-12-31T12:00:00Z", "2027-01-01T12:00:00.000Z"],
    ["Europe/Madrid", "00:00", "2026-12-31T22:59:59Z", "2026-12-31T23:00:00.000Z"],
    ["Europe/Madrid", "07:00", "2026-12-31T06:00:00Z", "2027-01-01T06:00:00.000Z"],
    // Summer time begins: what the clock leaves out is an hour later.
    ["America/New_York", "07:00", "2027-03-13T12:00:00Z", "2027-03-14T11:00:00.000Z"],
    ["America/New_York", "02:30", "2027-03-14T05:00:00Z", "2027-03-14T07:30:00.000Z"],
    ["America/New_York", "02:30", "2027-03-14T07:30:00Z", "2027-03-15T06:30:00.000Z"],
    ["Europe/Madrid", "07:00", "2027-03-27T06:00:00Z", "2027-03-28T05:00:00.000Z"],
    ["Europe/Madrid", "02:30", "2027-03-27T23:00:00Z", "2027-03-28T01:30:00.000Z"],
    ["Europe/Madrid", "02:30", "2027-03-28T01:30:00Z", "2027-03-29T00:30:00.000Z"],
  ])("in %s at %s, after %s: %s", (timeZone, time, after, next) => {
    const now = new Date(after);
    const found = [
      nextLocalTime(now, time, timeZone),
      nextMoment({ time, timeZone, quietDays: [] }, now),
      ...occurrences({ days: weekdays, time, timeZone }, now, 1),
    ];
    expect(found.map((at) => at?.toISOString())).toEqual([next, next, next]);
  });
});
