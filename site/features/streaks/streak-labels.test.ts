import { describe, expect, test } from "vitest";
import { locales } from "../../../contracts/site.ts";
import { type StreakReason, streakOf } from "../../../contracts/streaks.ts";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import { reasonLabel } from "./streak-labels.ts";

const reasons: StreakReason[] = [
  { code: "days", days: 1, from: "2026-11-15", to: "2026-11-15" },
  { code: "days", days: 9, from: "2026-11-05", to: "2026-11-14" },
  { code: "today_open" },
  { code: "grace", date: "2026-11-10" },
  { code: "travel", date: "2026-11-08", fromZone: "America/Los_Angeles", toZone: "Asia/Tokyo" },
  { code: "ended_by", from: "2026-11-03", to: "2026-11-04" },
  { code: "ended_by", from: "2026-11-04", to: "2026-11-04" },
  { code: "nothing_yet" },
];

describe("why is my streak N?", () => {
  test.each(locales)("every reason is a plain sentence in %s", (locale) => {
    overwriteGetLocale(() => locale);
    const labels = reasons.map(reasonLabel);
    for (const label of labels) expect(label).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(labels).size).toBe(reasons.length);
    expect(labels[1]).toContain(locale === "es" ? "5 de noviembre" : "November 5");
    expect(labels[4]).toContain("Los Angeles");
  });

  test("the words are for what the one pure function gives", () => {
    overwriteGetLocale(() => "en-US");
    const act = (localDate: string) => ({
      kind: "verse" as const,
      itemId: "v",
      at: `${localDate}T12:00:00Z`,
      localDate,
      timeZone: "UTC",
    });
    const { reasons: given } = streakOf(["2026-11-11", "2026-11-12", "2026-11-14"].map(act), "2026-11-15");
    expect(given.map(reasonLabel)).toEqual([
      "You did something on 3 days, from November 11 to November 14.",
      "Today is still open. Anything you do today makes it one day longer.",
      "November 13 went by without anything, and that is all right: one day in seven is forgiven.",
    ]);
  });
});
