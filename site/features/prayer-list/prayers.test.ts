import { expect, test } from "vitest";
import type { PrayerEntry } from "../../../contracts/prayer-list.ts";
import { prayerListPaths } from "../../../contracts/prayer-list-paths.ts";
import { partsOf, withUnsent } from "./prayers.ts";

const prayer = (id: string, given: Partial<PrayerEntry> = {}): PrayerEntry => ({
  ...{ id, what: id, who: "", since: "2026-11-01", remind: "none", answered: null },
  createdAt: "2026-11-01T06:00:00.000Z",
  updatedAt: "2026-11-01T06:00:00.000Z",
  ...given,
});
const ids = (prayers: readonly PrayerEntry[]) => prayers.map(({ id }) => id);

test("reminders: daily every day, weekly on its weekday; the rest, and what was answered, apart", () => {
  const answered = (on: string) => ({ answered: { on, note: "" }, remind: "daily" as const });
  const list = [
    prayer("whenever"),
    prayer("newer", { since: "2026-11-10" }),
    prayer("daily", { remind: "daily" }),
    prayer("wednesdays", { remind: "wednesday" }),
    prayer("long ago", answered("2026-11-02")),
    prayer("lately", answered("2026-11-15")),
  ];
  const wednesday = partsOf(list, "2026-11-18");
  expect(Object.values(wednesday).map(ids)).toEqual([
    ["daily", "wednesdays"],
    ["newer", "whenever"],
    ["lately", "long ago"],
  ]);
  expect(ids(partsOf(list, "2026-11-19").today)).toEqual(["daily"]);
});

test("what waits for a network is shown: added, changed and deleted, and nothing else of the queue", () => {
  const { id, createdAt, ...words } = prayer("a", { what: "changed", updatedAt: "2026-11-02T06:00:00.000Z" });
  const { id: _, createdAt: __, ...added } = prayer("new", { updatedAt: "2026-11-03T06:00:00.000Z" });
  const outbox = [
    { method: "PUT" as const, path: prayerListPaths.prayer("a"), body: words },
    { method: "DELETE" as const, path: prayerListPaths.prayer("b") },
    { method: "PUT" as const, path: prayerListPaths.prayer("new"), body: added },
    { method: "PUT" as const, path: "/growth/notes/1", body: { text: "no prayer" } },
  ];
  const list = withUnsent([prayer("a"), prayer("b"), prayer("c")], outbox);
  expect(list.map(({ id, what, createdAt }) => [id, what, createdAt])).toEqual([
    ["c", "c", createdAt],
    [id, "changed", createdAt],
    ["new", "new", "2026-11-03T06:00:00.000Z"],
  ]);
});
