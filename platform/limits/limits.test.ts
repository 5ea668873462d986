import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { addressKey } from "../address.ts";
import { createMovableClock } from "../clock.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { createSharedLimits, type Limits, memoryLimits } from "./limits.ts";

const log = pino({ level: "silent" });
const clock = createMovableClock({ now: () => new Date("2026-11-17T10:00:00Z") });
const bounds = { requests: 10, windowMs: 60_000 };

describe("limits of two processes on one PostgreSQL", () => {
  const open: { database: Database; rateLimits: Limits; sweep(): Promise<void>; close(): void }[] = [];
  beforeAll(async () => {
    const { url } = await newPostgresPlace();
    for (let process = 0; process < 2; process++) {
      const database = await openDatabase({ url, dataDir: "", pool: 3, log });
      open.push({
        database,
        ...(await createSharedLimits({ database, clock, log, maxRows: 5, waitMs: 60_000 })),
      });
    }
  });
  afterAll(async () => {
    for (const { close, database } of open) {
      close();
      await database.close();
    }
  });
  const both = (name: string) => open.map(({ rateLimits }) => rateLimits(name, bounds));

  test("the eleventh is refused though five went to each, and again when the window has passed it is allowed", async () => {
    const [one, two] = both("wrong passwords");
    for (let time = 0; time < 5; time++) {
      expect(await one!.take("a")).toEqual({ allowed: true });
      clock.advance(1000);
      expect(await two!.take("a")).toEqual({ allowed: true });
    }
    expect(await one!.check("a")).toEqual({ allowed: false, retryAfterSeconds: 55 });
    for (const limit of [one!, two!])
      expect(await limit.take("a")).toEqual({ allowed: false, retryAfterSeconds: 55 });
    expect(await two!.take("b")).toEqual({ allowed: true });
    expect(await both("something else")[1]!.take("a")).toEqual({ allowed: true });
    clock.advance(55_001);
    // What was refused did not count, and the first of ten has left the window.
    expect(await two!.take("a")).toEqual({ allowed: true });
  });

  test("of many at once, in both, exactly ten are allowed", async () => {
    const limits = both("races");
    const verdicts = await Promise.all(Array.from({ length: 60 }, (_, time) => limits[time % 2]!.take("a")));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test("a clock that is moved back locks nobody out", async () => {
    const [one, two] = both("moved");
    for (let time = 0; time < 10; time++) await one!.take("a");
    expect((await two!.take("a")).allowed).toBe(false);
    clock.advance(-3_600_000);
    expect((await two!.take("a")).allowed).toBe(true);
    clock.reset();
  });

  test("rows hold no address, end with their window, and are bounded", async () => {
    const { database, sweep } = open[0]!;
    const count = async () =>
      (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from limits.takings`)).rows[0]!
        .n;
    const [one] = both("addresses");
    for (let address = 0; address < 8; address++) await one!.take(`203.0.113.${address}`);
    const { rows } = await database.db.execute(sql`select key from limits.takings where key like '%203.0%'`);
    expect(rows).toEqual([]);
    expect(await count()).toBeGreaterThan(5);
    await sweep();
    expect(await count()).toBe(5);
    clock.advance(2 * 3_600_000);
    await sweep();
    expect(await count()).toBe(0);
    clock.reset();
  });
});

test("while the database is away each process counts alone, and nobody gets an error", async () => {
  const { url } = await newPostgresPlace();
  const database = await openDatabase({ url, dataDir: "", log });
  const warnings: unknown[] = [];
  const { rateLimits, close } = await createSharedLimits({
    database,
    clock,
    log: { warn: (...args: unknown[]) => void warnings.push(args.at(-1)) },
  });
  await database.close();
  const limit = rateLimits("away", bounds);
  for (let time = 0; time < 10; time++) expect(await limit.take("a")).toEqual({ allowed: true });
  expect((await limit.take("a")).allowed).toBe(false);
  expect((await limit.check("b")).allowed).toBe(true);
  expect(warnings).toEqual(["limits are counted by each process alone: the database does not answer"]);
  close();
});

describe("an IPv6 network that somebody has whole", () => {
  const home = (nth: number) => addressKey(`2001:db8:1:${nth.toString(16)}::1`);
  const kinds = async () => {
    const { url } = await newPostgresPlace();
    const database = await openDatabase({ url, dataDir: "", pool: 3, log });
    const shared = await createSharedLimits({ database, clock, log, waitMs: 60_000 });
    onTestFinished(async () => {
      shared.close();
      await database.close();
    });
    return [memoryLimits(clock), shared.rateLimits];
  };

  test("each /64 of it has a limit of its own, and all of the /48 have eight together; other networks go on", async () => {
    for (const limits of await kinds()) {
      const limit = limits("a network", { requests: 3, windowMs: 60_000 });
      let allowed = 0;
      for (let nth = 0; nth < 14; nth++)
        for (let time = 0; time < 5; time++) if ((await limit.take(home(nth))).allowed) allowed++;
      expect(allowed).toBe(24);
      expect((await limit.check(home(20))).allowed).toBe(false);
      expect((await limit.take(addressKey("2001:db8:2::1"))).allowed).toBe(true);
    }
  });

  test("a home that goes on after its limit takes nothing from its neighbours", async () => {
    for (const limits of await kinds()) {
      const limit = limits("a neighbour", { requests: 3, windowMs: 60_000 });
      for (let time = 0; time < 50; time++) await limit.take(home(1));
      expect((await limit.take(home(2))).allowed).toBe(true);
    }
  });
});
