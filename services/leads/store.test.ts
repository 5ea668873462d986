import { beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createLeadFigures } from "./figures.ts";
import { createLeadsStore, type LeadsStore } from "./store.ts";

describeOnEachDatabase("the leads store", (open) => {
  const clock = createMovableClock({ now: () => new Date("2026-03-01T12:00:00.123Z") });
  let store: LeadsStore;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    store = await createLeadsStore({ database, clock });
  });

  test("a lead's id is above 0, and an address that is known gets another lead", async () => {
    const first = await store.register({ email: "ana@example.com", source: "newsletter" });
    expect(first).toBeGreaterThan(0);
    expect(await store.register({ email: "ana@example.com" })).not.toBe(first);
    expect(await store.find(first)).toMatchObject({ email: "ana@example.com", source: "newsletter" });
  });

  test("an id reveals nothing of other leads: new ids are in no order", async () => {
    const ids = [];
    for (let nth = 0; nth < 30; nth++) ids.push(await store.register({ email: `lot${nth}@example.com` }));
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });

  test("a repeated registration changes nothing of the first", async () => {
    const email = "cleo@example.com";
    const id = await store.register({ email, firstName: "Cleo", source: "landing-f" });
    const before = await store.find(id);
    await store.register({ email, firstName: "Mallory", lastName: "Diaz", locale: "es", source: "contact" });
    expect(await store.find(id)).toEqual(before);
  });

  test("the operator's figures count an address once, when it was first registered", async () => {
    const email = "dora@example.com";
    const days = { from: "2026-02-01", to: "2026-02-28" };
    const figures = createLeadFigures(database);
    const before = await figures.bySource(days);
    expect(before).toEqual([]);
    clock.moveTo(new Date("2026-02-10T12:00:00Z"));
    await store.register({ email, source: "landing-p" });
    clock.moveTo(new Date("2026-02-11T12:00:00Z"));
    await store.register({ email, source: "contact" });
    clock.reset();
    expect(await figures.bySource(days)).toEqual([{ source: "landing-p", leads: 1 }]);
    expect(await figures.byDay(days)).toEqual([{ day: "2026-02-10", count: 1 }]);
    expect(await figures.idsOf([email])).toHaveLength(2);
  });

  test("an unknown id has no lead", async () => {
    expect(await store.find(1)).toBeUndefined();
  });
});
