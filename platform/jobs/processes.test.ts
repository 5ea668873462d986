import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { eq } from "../database/drizzle.ts";
import { OutcomeUnknown } from "./job.ts";
import { jobs as rows } from "./schema.ts";
import { useJobs } from "./test-jobs.ts";

describeOnBothDatabases("processes that share jobs, die, hang and fail", (open) => {
  const { database, newKind, make, start, allIdle } = useJobs(open);

  test("many processes on one database share the work; every job runs exactly once", async () => {
    const kind = newKind();
    const ran: string[] = [];
    const workers = database().kind === "postgres" ? 4 : 1;
    const all = await Promise.all(Array.from({ length: workers }, () => start()));
    for (const { jobs } of all) jobs.handle(kind, async ({ key }) => void ran.push(key), { concurrency: 8 });
    const keys = Array.from({ length: 300 }, (_, nth) => String(nth));
    await all[0]!.jobs.add(keys.map((key) => ({ kind, key })));
    for (const { jobs } of all) await jobs.idle();
    expect(ran.sort()).toEqual(keys.sort());
  });

  test("the jobs of a process that died are taken over, and the outcome of an intended step is unknown", async () => {
    const kind = newKind();
    // It looks for jobs no more: those of the dead are not its own again.
    const { jobs: dead } = await make({ leaseMs: 200, pollMs: 600_000 });
    const begun = Promise.withResolvers<void>();
    // Simulates a killed process: it never ends its job, and its leases are not renewed.
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
    jobs.handle(kind, async ({ attempt, outcomeUnknown }) => seen.resolve([attempt, outcomeUnknown]));
    expect(await seen.promise).toEqual([2, true]);
  });

  test("a lease is renewed for as long as its job runs", async () => {
    const kind = newKind();
    const leaseMs = 600_000;
    const leaseEnd = async () => {
      const [job] = await database().db.select().from(rows).where(eq(rows.kind, kind));
      return job?.leaseUntil?.getTime() ?? 0;
    };
    const { jobs } = await make({ leaseMs });
    const every = globalThis.setInterval;
    let [renew, renewMs] = [() => {}, 0];
    globalThis.setInterval = ((run: () => void, ms: number) => {
      [renew, renewMs] = [run, ms];
      return { unref() {} };
    }) as never;
    jobs.start();
    globalThis.setInterval = every;
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
    // Twice may fail or be late.
    expect(renewMs).toBe(leaseMs / 3);
    // Another process looks for it all the time.
    if (database().kind === "postgres") (await start({ leaseMs })).jobs.handle(kind, run);
    await eventually(async () => {
      renew();
      expect(await leaseEnd()).toBeGreaterThan(first);
    });
    end.resolve();
    await jobs.idle();
    await allIdle();
    await jobs.close();
    expect(begun).toBe(1);
  });

  test("a failure may have a known or an unknown outcome", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    const unknownOutcomes: boolean[] = [];
    const ends = [
      () => Promise.reject(new Error("451 try later")),
      () => Promise.reject(new OutcomeUnknown("cut")),
      () => Promise.resolve(),
    ];
    jobs.handle(kind, async (job) => {
      unknownOutcomes.push(job.outcomeUnknown);
      await job.intend();
      await ends[job.attempt - 1]!();
    });
    await jobs.add({ kind, key: "a" });
    for (let attempt = 0; attempt < 4; attempt++) {
      await jobs.idle();
      clock.advance(3_600_000);
    }
    await jobs.idle();
    expect(unknownOutcomes).toEqual([false, false, true]);
  });

  test("a timeout has an unknown outcome", async () => {
    const kind = newKind();
    const { jobs, clock } = await start();
    const unknownOutcomes: boolean[] = [];
    const intended = Promise.withResolvers<void>();
    jobs.handle(
      kind,
      async (job) => {
        unknownOutcomes.push(job.outcomeUnknown);
        if (job.attempt > 1) return;
        await job.intend();
        intended.resolve();
        await new Promise(() => {});
      },
      { timeoutMs: 100 },
    );
    await jobs.add({ kind, key: "a" });
    // On a busy machine the timeout may expire before the intent is saved.
    await Promise.all([intended.promise, jobs.idle()]);
    clock.advance(3_600_000);
    await jobs.idle();
    expect(unknownOutcomes).toEqual([false, true]);
  });
});
