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
    expect(first).toEqual({ id: expect.any(Number), created: true });
    expect(first.id).toBeGreaterThan(0);
    expect(await store.register({ email: "ana@example.com" })).toEqual({ id: first.id, created: false });
    const other = await store.register({ email: "bob@example.com" });
    expect(other.created).toBe(true);
    expect(other.id).not.toBe(first.id);
  });

  test("a repeated registration fills blanks and never overwrites", async () => {
    const { id } = await store.register({
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
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
  });

  test("an unknown address has no lead", async () => {
    expect(await store.find("nobody@example.com")).toBeUndefined();
  });
});
