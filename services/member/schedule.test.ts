import { describe, expect, test } from "vitest";
import { writeCalendar } from "./icalendar.ts";
import { dateIn, dayOfMark, rejectReason, todayOf } from "./local-day.ts";
import { instantOf, occurrences } from "./schedule.ts";

const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

describe("a rhythm, by the clock on the member's wall", () => {
  test("the hour is the same across daylight saving", () => {
    const rhythm = { days: ["sat", "mon"], time: "07:30", timeZone: "America/New_York" } as const;
    expect(iso(occurrences(rhythm, new Date("2026-03-06T00:00:00Z"), 3))).toEqual([
      "2026-03-07T12:30:00.000Z",
      "2026-03-09T11:30:00.000Z",
      "2026-03-14T11:30:00.000Z",
    ]);
    expect(iso(occurrences(rhythm, new Date("2026-10-30T00:00:00Z"), 2))).toEqual([
      "2026-10-31T11:30:00.000Z",
      "2026-11-02T12:30:00.000Z",
    ]);
  });

  test("today counts until its hour has come", () => {
    const rhythm = { days: ["wed"], time: "20:00", timeZone: "Asia/Tokyo" } as const;
    expect(iso(occurrences(rhythm, new Date("2026-11-18T10:59:00Z"), 1))).toEqual([
      "2026-11-18T11:00:00.000Z",
    ]);
    expect(iso(occurrences(rhythm, new Date("2026-11-18T11:00:00Z"), 1))).toEqual([
      "2026-11-25T11:00:00.000Z",
    ]);
  });

  test("an hour that is left out is the one after it, of one that is repeated the first counts", () => {
    expect(instantOf("2026-03-08", "02:30", "America/New_York").toISOString()).toBe(
      "2026-03-08T07:30:00.000Z",
    );
    expect(instantOf("2026-11-01", "01:30", "America/New_York").toISOString()).toBe(
      "2026-11-01T05:30:00.000Z",
    );
    expect(instantOf("2026-07-01", "06:00", "Asia/Kathmandu").toISOString()).toBe("2026-07-01T00:15:00.000Z");
  });
});

describe("a calendar file, as RFC 5545 wants it", () => {
  const event = {
    uid: "1@example.com",
    start: new Date("2026-11-18T11:00:00Z"),
    minutes: 20,
    summary: "Aguas tranquilas; lección 1, ¿y tú?\nSí\\no ".repeat(4),
    description: "…".repeat(100),
    url: "https://example.com/growth-plans/still-waters",
  };
  const text = writeCalendar("Wellspring: mis planes", "es", [event], new Date("2026-11-15T05:00:00Z"));

  test("has lines of at most 75 octets that end in CRLF, and no character cut in two", () => {
    expect(text.endsWith("\r\n")).toBe(true);
    const lines = text.slice(0, -2).split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
    expect(text).not.toContain("\uFFFD");
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`DESCRIPTION:${event.description}\r\n`);
    expect(unfolded).toContain("SUMMARY:Aguas tranquilas\\; lección 1\\, ¿y tú?\\nSí\\\\no ");
  });

  test("has what every calendar and every event must have, and times in UTC", () => {
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    for (const line of [
      "UID:1@example.com",
      "DTSTAMP:20261115T050000Z",
      "DTSTART:20261118T110000Z",
      "DURATION:PT20M",
    ])
      expect(text).toContain(`\r\n${line}\r\n`);
    expect(text.match(/BEGIN:/g)).toHaveLength(text.match(/END:/g)!.length);
  });
});

describe("which day something counts for", () => {
  const now = new Date("2026-03-08T06:30:00Z");
  const marked = (headers: Record<string, string>) => dayOfMark(new Request("http://a", { headers }), now);

  test("the member's own date, when it can be believed", () => {
    expect(marked({ "x-time-zone": "Asia/Tokyo", "x-local-date": "2026-03-08" })).toEqual({
      at: now,
      localDate: "2026-03-08",
      timeZone: "Asia/Tokyo",
    });
    expect(marked({ "x-time-zone": "Pacific/Honolulu" })).toMatchObject({ localDate: "2026-03-07" });
  });

  test("what was queued offline counts for the day it was done, up to 60 days back", () => {
    const offline = (at: string, localDate: string) =>
      marked({ "x-time-zone": "UTC", "x-local-date": localDate, "x-done-at": at }).localDate;
    expect(offline("2026-02-20T10:00:00Z", "2026-02-20")).toBe("2026-02-20");
    expect(offline("2025-12-01T10:00:00Z", "2025-12-01")).toBe("2026-03-08");
    expect(offline("2026-03-10T10:00:00Z", "2026-03-10")).toBe("2026-03-08");
  });

  test("else today where the site's days turn", () => {
    const unbelievable: Record<string, string>[] = [
      {},
      { "x-time-zone": "Mars/Olympus" },
      { "x-time-zone": "UTC", "x-local-date": "2026-01-01" },
    ];
    for (const headers of unbelievable)
      expect(marked(headers)).toEqual({ at: now, localDate: "2026-03-08", timeZone: "America/New_York" });
    expect(dateIn("America/New_York", new Date("2026-03-08T04:59:00Z"))).toBe("2026-03-07");
  });

  test("on the way between two zones the date may be the other's; a date further off may not", () => {
    const at = new Date("2026-03-08T06:00:00Z");
    const moment = (localDate: string) => ({ at, localDate, timeZone: "Asia/Tokyo" });
    expect(rejectReason(moment("2026-03-07"), false, now)).toBeUndefined();
    expect(rejectReason(moment("2026-03-06"), false, now)).toBe("activity.date_wrong");
  });

  test("today is some place's date now", () => {
    expect(todayOf("2026-03-07", now)).toBe("2026-03-07");
    expect(todayOf("2026-03-09", new Date("2026-03-08T11:00:00Z"))).toBe("2026-03-09");
    for (const claimed of [undefined, "", "2026-03-12", "today"])
      expect(todayOf(claimed, now)).toBe("2026-03-08");
  });
});
