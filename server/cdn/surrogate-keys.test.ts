import { expect, test } from "vitest";
import type { Purge } from "../../platform/cdn/purge-call.ts";
import { createQuestionStore } from "../../platform/cdn/question-store.ts";
import type { NewJob } from "../../platform/jobs/jobs.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createSurrogateKeys } from "./surrogate-keys.ts";

describeOnEachDatabase("surrogate keys", (open) => {
  async function setUp() {
    const store = await createQuestionStore(await open(), fixedClock());
    const answers = new Map([
      ["a", "a0"],
      ["b", "b0"],
    ]);
    let version = 0;
    let withdrawals = 0;
    const purges: Purge[] = [];
    const failures: unknown[] = [];
    let away = false;
    const process = (max = 100) =>
      createSurrogateKeys({
        store,
        jobs: {
          async add(job) {
            if (away) throw new Error("the database is away");
            purges.push((job as NewJob).payload as Purge);
            return 1;
          },
        },
        log: { warn: (details: unknown) => void failures.push(details) } as never,
        contentVersion: () => String(version),
        withdrawals: () => withdrawals,
        answerTo: async (question) => answers.get(question) ?? "none",
        maxQuestions: max,
        debounceMs: 10,
        retryMs: 50,
      });
    return {
      store,
      purges,
      failures,
      process,
      setAway: (now: boolean) => {
        away = now;
      },
      publish(question: string, { withdrawn = false } = {}) {
        version++;
        if (withdrawn) withdrawals++;
        answers.set(question, `${question}${version}`);
      },
      readsOf: (...questions: string[]) => new Map(questions.map((each) => [each, answers.get(each)!])),
    };
  }

  test("a publish purges exactly the keys of the questions with another answer", async () => {
    const { process, publish, purges, readsOf } = await setUp();
    const one = process();
    await one.start();
    const [a] = one.keysOf(readsOf("a"))!;
    const both = one.keysOf(readsOf("a", "b"))!;
    expect(both).toHaveLength(2);
    expect(both[0]).toBe(a);
    purges.length = 0;
    publish("a");
    one.published();
    await eventually(() => expect(purges).toEqual([{ keys: [a, "content"], hard: false }]));
    publish("b", { withdrawn: true });
    one.published();
    await eventually(() => expect(purges[1]).toEqual({ keys: [both[1], "content", "media"], hard: true }));
    await one.close();
    expect(purges).toHaveLength(2);
  });

  test("a page that was made of the new answer first does not hide the change from older pages", async () => {
    const { process, publish, purges, readsOf } = await setUp();
    const one = process();
    await one.start();
    const [a] = one.keysOf(readsOf("a"))!;
    purges.length = 0;
    publish("a");
    one.keysOf(readsOf("a"));
    await eventually(() => expect(purges.flatMap(({ keys }) => keys)).toContain(a));
    await one.close();
  });

  test("pages that another process sent, which is no more, are purged too; also for what changed meanwhile", async () => {
    const { process, publish, purges, readsOf } = await setUp();
    const gone = process();
    await gone.start();
    const [a, b] = gone.keysOf(readsOf("a", "b"))!;
    await gone.close();
    publish("a");
    const next = process();
    purges.length = 0;
    await next.start();
    expect(purges).toEqual([{ keys: [a, "content"], hard: false }]);
    publish("b");
    next.published();
    await eventually(() => expect(purges[1]).toEqual({ keys: [b, "content"], hard: false }));
    await next.close();
  });

  test("what cannot be stored now is stored later", async () => {
    const { process, publish, purges, failures, setAway, readsOf } = await setUp();
    const one = process();
    await one.start();
    const [a] = one.keysOf(readsOf("a"))!;
    purges.length = 0;
    setAway(true);
    publish("a");
    one.published();
    await eventually(() => expect(failures.length).toBeGreaterThan(0));
    setAway(false);
    await eventually(() => expect(purges[0]?.keys).toEqual([a, "content"]));
    await one.close();
  });

  test("no more questions are remembered than there is room for, nor stored", async () => {
    const { process, store, readsOf } = await setUp();
    const one = process(1);
    await one.start();
    expect(one.keysOf(readsOf("a"))).toHaveLength(1);
    expect(one.keysOf(readsOf("a", "b"))).toBeUndefined();
    await one.close();
    await store.save([{ key: "c", question: "c", answer: "c0" }]);
    await store.trim(1);
    expect(await store.load(new Date(0), 10)).toHaveLength(1);
  });

  test("a build is new once, and a former one that comes back is new again", async () => {
    const { store } = await setUp();
    const seen: boolean[] = [];
    for (const build of ["1", "1", "2", "1", "1"]) seen.push(await store.isNewBuild(build));
    expect(seen).toEqual([true, false, true, true, false]);
  });
});
