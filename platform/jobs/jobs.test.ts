import fc from "fast-check";
import { pino } from "pino";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { standingClock } from "../../tests/support/standing-clock.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { createJobs, type Jobs, type JobsOptions, OutcomeUnknown } from "./jobs.ts";
import { jobs as rows } from "./schema.ts";
import { waitAfter } from "./worker.ts";

const log = pino({ level: "silent" });
/** The same moment for all, as processes beside each other have it. */
const moment = new Date();

describeOnEachDatabase("jobs", (open) => {
  let database: Database;
  const started: Jobs[] = [];
  let counter = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.close()));
  });
  const newKind = () => `kind-${counter++}`;
  async function start(options: Partial<JobsOptions> = {}) {
    const clock = standingClock(moment);
    const jobs = await createJobs({ database, clock, log, pollMs: 20, ...options });
    started.push(jobs);
    jobs.start();
    return { jobs, clock };
  }

  test("the same kind and key are one job, however often it is added, and it runs once", async () => {
    const kind = newKind();
    const { jobs } = await start();
    const ran: unknown[] = [];
    const job = { kind, key: "a", payload: { n: 1 } };
    const added = await Promise.all(Array.from({ length: 10 }, () => jobs.add(job)));
    expect(added.reduce((sum, one) => sum + one)).toBe(1);
    jobs.handle<{ n: number }>(kind, async ({ payload, attempt }) => void ran.push([payload.n, attempt]));
    await jobs.idle();
    expect(await jobs.add(job)).toBe(0);
    await jobs.idle();
    expect(ran).toEqual([[1, 1]]);
  });

  test("a job added in a transaction exists only if that is committed", async () => {
    const kind = newKind();
    const { jobs } = await start();
    const ran: string[] = [];
    jobs.handle(kind, async ({ key }) => void ran.push(key));
    await database.transaction((tx) => jobs.add({ kind, key: "kept" }, tx));
    await database
      .transaction(async (tx) => {
        await jobs.add({ kind, key: "undone" }, tx);
        throw new Error("undo");
      })
      .catch(() => {});
    await jobs.idle();
    expect(ran).toEqual(["kept"]);
  });

  test("a job waits for its time by the site's clock, and moving the clock wakes it", async () => {
    const kind = newKind();
    const { jobs, clock } = await start({ pollMs: 60_000 });
    const ran: string[] = [];
    jobs.handle(kind, async ({ key }) => void ran.push(key));
    const runAt = new Date(clock.now().getTime() + 86_400_000);
    await jobs.add({ kind, key: "tomorrow", runAt });
    await jobs.add({ kind, key: "taken back", runAt });
    await jobs.cancel({ kind, key: "taken back" });
    await jobs.idle();
    expect(ran).toEqual([]);
    clock.moveTo(runAt);
    await jobs.idle();
    expect(ran).toEqual(["tomorrow"]);
  });

  test("retried with back-off, dead after the last attempt: kept, listed, not run again", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    let attempts = 0;
    jobs.handle(
      kind,
      async () => {
        attempts++;
        throw new Error(`no. ${attempts}`);
      },
      { maxAttempts: 3 },
    );
    await jobs.add({ kind, key: "a" });
    await jobs.idle();
    expect(attempts).toBe(1);
    for (const [nth, before] of [1, 2].entries()) {
      clock.advance(waitAfter(before) - 1);
      await jobs.idle();
      expect(attempts).toBe(nth + 1);
      clock.advance(1);
      await jobs.idle();
      expect(attempts).toBe(nth + 2);
    }
    clock.advance(10 * 60 * 60_000);
    await jobs.idle();
    expect(attempts).toBe(3);
    expect(await jobs.list({ kind, state: "dead" })).toMatchObject([
      { key: "a", attempts: 3, lastError: "no. 3" },
    ]);
  });

  test("bounded: never more at a time than a kind allows, nor more in a second", async () => {
    const { jobs } = await start();
    const [narrow, slow] = [newKind(), newKind()];
    let running = 0;
    let most = 0;
    jobs.handle(
      narrow,
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running--;
      },
      { concurrency: 3 },
    );
    const times: number[] = [];
    jobs.handle(slow, async () => void times.push(performance.now()), { concurrency: 50, perSecond: 10 });
    const many = (kind: string, count: number) =>
      Array.from({ length: count }, (_, nth) => ({ kind, key: String(nth) }));
    const began = performance.now();
    await jobs.add([...many(narrow, 30), ...many(slow, 15)]);
    await jobs.idle();
    expect(most).toBe(3);
    expect(times).toHaveLength(15);
    expect(times[10]! - began).toBeGreaterThan(990);
  });

  test("many processes on one database share the work; every job runs exactly once", async () => {
    const kind = newKind();
    const ran: string[] = [];
    const workers = database.kind === "postgres" ? 4 : 1;
    const all = await Promise.all(Array.from({ length: workers }, () => start()));
    for (const { jobs } of all) jobs.handle(kind, async ({ key }) => void ran.push(key), { concurrency: 8 });
    const keys = Array.from({ length: 300 }, (_, nth) => String(nth));
    await all[0]!.jobs.add(keys.map((key) => ({ kind, key })));
    for (const { jobs } of all) await jobs.idle();
    expect(ran.sort()).toEqual(keys.sort());
  });

  test("the jobs of a process that died are taken over, and an intended step is known to be in doubt", async () => {
    const kind = newKind();
    const clock = standingClock(moment);
    // It looks for jobs no more: those of the dead are not its own again.
    const dead = await createJobs({ database, clock, log, leaseMs: 200, pollMs: 600_000 });
    const begun = Promise.withResolvers<void>();
    // This one stands for a killed process: it never ends its job, and its leases are not renewed.
    dead.handle(kind, async (job) => {
      await job.intend();
      begun.resolve();
      await new Promise(() => {});
    });
    const renewals = globalThis.setInterval;
    globalThis.setInterval = (() => ({ unref() {} })) as never;
    dead.start();
    globalThis.setInterval = renewals;
    await dead.add({ kind, key: "a" });
    await begun.promise;
    const { jobs } = await start();
    const seen = Promise.withResolvers<[number, boolean]>();
    jobs.handle(kind, async ({ attempt, inDoubt }) => seen.resolve([attempt, inDoubt]));
    expect(await seen.promise).toEqual([2, true]);
  });

  test("a lease is renewed for as long as its job runs", async () => {
    const kind = newKind();
    const leaseMs = 6_000;
    const leaseEnd = async () => {
      const [job] = await database.db.select().from(rows).where(eq(rows.kind, kind));
      return job?.leaseUntil?.getTime() ?? 0;
    };
    const { jobs } = await start({ leaseMs });
    const end = Promise.withResolvers<void>();
    let begun = 0;
    const run = async () => {
      begun++;
      await end.promise;
    };
    jobs.handle(kind, run);
    await jobs.add({ kind, key: "long" });
    await eventually(() => expect(begun).toBe(1));
    const first = await leaseEnd();
    expect(first).toBeGreaterThan(0);
    // Another process looks for it all the time.
    if (database.kind === "postgres") (await start({ leaseMs })).jobs.handle(kind, run);
    await eventually(async () => expect(await leaseEnd()).toBeGreaterThan(first));
    end.resolve();
    await Promise.all(started.map((one) => one.idle()));
    expect(begun).toBe(1);
  });

  test("a failure with a known outcome is not in doubt; an unknown one is", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    const doubts: boolean[] = [];
    const ends = [
      () => Promise.reject(new Error("451 try later")),
      () => Promise.reject(new OutcomeUnknown("cut")),
      () => Promise.resolve(),
    ];
    jobs.handle(kind, async (job) => {
      doubts.push(job.inDoubt);
      await job.intend();
      await ends[job.attempt - 1]!();
    });
    await jobs.add({ kind, key: "a" });
    for (let attempt = 0; attempt < 4; attempt++) {
      await jobs.idle();
      clock.advance(3_600_000);
    }
    await jobs.idle();
    expect(doubts).toEqual([false, false, true]);
  });

  test("a timeout is in doubt", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    const doubts: boolean[] = [];
    const intended = Promise.withResolvers<void>();
    jobs.handle(
      kind,
      async (job) => {
        doubts.push(job.inDoubt);
        if (job.attempt > 1) return;
        await job.intend();
        intended.resolve();
        await new Promise(() => {});
      },
      { timeoutMs: 100 },
    );
    await jobs.add({ kind, key: "a" });
    // On a busy machine the time may be over before the intention is kept.
    await Promise.all([intended.promise, jobs.idle()]);
    clock.advance(3_600_000);
    await jobs.idle();
    expect(doubts).toEqual([false, true]);
  });

  test("closing waits for what is running and begins nothing more", async () => {
    const kind = newKind();
    const { jobs } = await start();
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    jobs.handle(
      kind,
      async ({ key }) => {
        begun.resolve();
        await end.promise;
        order.push(key);
      },
      { concurrency: 1 },
    );
    await jobs.add([
      { kind, key: "1" },
      { kind, key: "2" },
    ]);
    await begun.promise;
    const closed = jobs.close().then(() => order.push("closed"));
    await jobs.list({ kind });
    end.resolve();
    await closed;
    expect(order).toEqual(["1", "closed"]);
    expect((await jobs.list({ kind })).map(({ key, state }) => [key, state])).toEqual([
      ["2", "waiting"],
      ["1", "done"],
    ]);
  });

  test("finished jobs are swept after a while", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    jobs.handle(kind, async () => {});
    await jobs.add({ kind, key: "old" });
    await jobs.idle();
    clock.advance(8 * 86_400_000);
    await jobs.idle();
    expect(await jobs.list({ kind })).toEqual([]);
  });

  test("what a second has no room for begins with the next, also when the timer comes before that is over", async ({
    onTestFinished,
  }) => {
    const kind = newKind();
    const { jobs } = await start({ pollMs: 600_000 });
    const timeout = globalThis.setTimeout;
    const early = vi
      .spyOn(globalThis, "setTimeout")
      .mockImplementation(((run: () => void, ms = 0) =>
        timeout(run, ms > 500 && ms < 2_000 ? ms - 20 : ms)) as typeof setTimeout);
    onTestFinished(() => early.mockRestore());
    const both = Promise.withResolvers<void>();
    const ran: string[] = [];
    jobs.handle(
      kind,
      async ({ key }) => {
        if (ran.push(key) === 2) both.resolve();
      },
      { perSecond: 1 },
    );
    await jobs.add(["1", "2"].map((key) => ({ kind, key })));
    await both.promise;
    expect(ran).toEqual(["1", "2"]);
  });
});

test("property: the wait grows with each failure and never passes an hour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (attempt) => {
      expect(waitAfter(attempt)).toBeGreaterThanOrEqual(10_000);
      expect(waitAfter(attempt)).toBeLessThanOrEqual(3_600_000);
      expect(waitAfter(attempt + 1)).toBeGreaterThanOrEqual(waitAfter(attempt));
    }),
  );
});
