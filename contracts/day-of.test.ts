import { expect, test, vi } from "vitest";
import { dayOf } from "./day-of.ts";

test("the day is the same in a browser that writes dates in another way", () => {
  const own = Intl.DateTimeFormat.prototype as { format: unknown };
  const format = vi.spyOn(own, "format", "get").mockReturnValue(() => "12/24/2026");
  const day = dayOf(new Date("2026-12-25T02:00:00Z"));
  format.mockRestore();
  expect(day).toBe("2026-12-24");
  expect(dayOf(new Date("2027-01-05T17:00:00Z"))).toBe("2027-01-05");
});
