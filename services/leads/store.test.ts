import { beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createLeadsStore, type LeadsStore } from "./store.ts";

describeOnEachDatabase("the leads store", (open) => {
  const clock = createMovableClock({ now: () => new Date("2026-03-01T12:00:00.123Z") });
  let store: LeadsStore;
  beforeAll(async () => {
    store = await createLeadsStore({ database: await open(), clock });
  });

  test("a lead's id is above 0, and the same address is the same lead", async () => {
    const first = await store.register({ email: "ana@example.com", source: "newsletter" });
    expect(first).toBeGreaterThan(0);
    expect(await store.register({ email: "ana@example.com" })).toBe(first);
    expect(await store.register({ email: "bob@example.com" })).not.toBe(first);
  });

  test("an id does not tell whether an address was known before: those of new leads come in no order", async () => {
    const ids = [];
    for (let nth = 0; nth < 30; nth++) ids.push(await store.register({ email: `lot${nth}@example.com` }));
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });

  test("a repeated registration fills blanks and never overwrites", async () => {
    const id = await store.register({
      email: "cleo@example.com",
      firstName: "Cleo",
      source: "landing-f",
    });
    clock.advance(60_000);
    await store.register({
      email: "cleo@example.com",
      firstName: "Mallory",
      lastName: "Diaz",
      rsid: "I123abcdefghijkl",
      locale: "es",
      source: "contact",
    });
    expect(await store.find("cleo@example.com")).toEqual({
      id,
      email: "cleo@example.com",
      firstName: "Cleo",
      lastName: "Diaz",
      rsid: "I123abcdefghijkl",
      locale: "es",
      source: "landing-f",
      zip: null,
      parameters: null,
      createdAt: new Date("2026-03-01T12:00:00.123Z"),
      updatedAt: new Date("2026-03-01T12:01:00.123Z"),
    });
  });

  test("many registrations of one address at once make one lead", async () => {
    const email = "dora@example.com";
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.register({ email })));
    expect(new Set(answers).size).toBe(1);
  });

  test("an unknown address has no lead", async () => {
    expect(await store.find("nobody@example.com")).toBeUndefined();
  });
});
