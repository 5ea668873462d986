import fc from "fast-check";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { PermanentFailure } from "./job.ts";
import { useJobs } from "./test-jobs.ts";
import { waitAfter } from "./worker.ts";

describeOnBothDatabases("jobs", (open) => {
  const { database, newKind, start } = useJobs(open);

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

  test("a database that is away is said once, and once that it is back", async () => {
    const log = pino({ level: "silent" });
    const said = [vi.spyOn(log, "error"), vi.spyOn(log, "info")] as const;
    const { jobs } = await start({ log });
    const kind = newKind();
    jobs.handle(kind, async () => {});
    await jobs.idle();
    let refused = 0;
    const away = vi.spyOn(database().db, "select").mockImplementation(() => {
      refused++;
      throw new Error("away");
    });
    await eventually(() => expect(refused).toBeGreaterThan(3));
    away.mockRestore();
    await eventually(() => expect(said[1]).toHaveBeenCalledWith("the jobs can be read again"));
    expect(said[0]).toHaveBeenCalledOnce();
  });

  test("a job added in a transaction exists only if that is committed", async () => {
    const kind = newKind();
    const { jobs } = await start();
    const ran: string[] = [];
    jobs.handle(kind, async ({ key }) => void ran.push(key));
    await database().transaction((tx) => jobs.add({ kind, key: "kept" }, tx));
    await database()
      .transaction(async (tx) => {
        await jobs.add({ kind, key: "undone" }, tx);
        throw new Error("undo");
      })
      .catch(() => {});
    await jobs.idle();
    expect(ran).toEqual(["kept"]);
  });

  test("a job waits for its time by the site's clock, and moving the clock runs it", async () => {
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

  test("a permanent error makes a job dead at once, and its message is stored", async () => {
    const kind = newKind();
    const { jobs } = await start();
    jobs.handle(kind, async () => {
      throw new PermanentFailure("550 no such user");
    });
    await jobs.add({ kind, key: "a" });
    await jobs.idle();
    expect(await jobs.list({ kind })).toMatchObject([
      { state: "dead", attempts: 1, lastError: "550 no such user" },
    ]);
  });

  test("retried with back-off, dead after the last attempt: stored, listed, not run again", async () => {
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
    let max = 0;
    jobs.handle(
      narrow,
      async () => {
        max = Math.max(max, ++running);
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
    expect(max).toBe(3);
    expect(times).toHaveLength(15);
    expect(times[10]! - began).toBeGreaterThan(990);
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
