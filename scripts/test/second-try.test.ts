import { expect, test } from "vitest";
import { firstFailures, timesFor, tryAgain } from "./second-try.mjs";

type Status = "passed" | "failed" | "skipped";
const report = (name: string, file: string, status: Status = "failed", line?: number) => ({
  name,
  file,
  status,
  error: status === "failed" ? `${name} is broken` : "",
  ...(line ? { line, project: "chromium" } : {}),
});

/** A runner that answers with one status after the other, and remembers what it was asked for. */
function runner(...statuses: (Status | "crash")[]) {
  const requests: unknown[] = [];
  const start = async (again?: { file: string }) => {
    const status = statuses[requests.push(again) - 1]!;
    if (status === "crash") return { tests: [], files: [], crash: "It fell over." };
    return { tests: [report("a", again!.file, status)], files: [] };
  };
  return { requests, start };
}

test("what passes alone is flaky, and keeps its first error", async () => {
  const { start, requests } = runner("passed");
  const { flaky, refused } = await tryAgain(start, [report("a", "tests/e2e/bible.spec.ts", "failed", 7)]);
  expect(requests).toEqual([{ file: "tests/e2e/bible.spec.ts", project: "chromium", lines: [7] }]);
  expect(flaky).toMatchObject([{ name: "a", error: "a is broken" }]);
  expect(refused).toEqual([]);
});

test("what fails again is refused, and so is a try that ends without an answer", async () => {
  for (const outcome of ["failed", "skipped", "crash"] as const) {
    const { flaky, refused } = await tryAgain(runner(outcome).start, [report("a", "site/x.test.ts")]);
    expect(flaky).toEqual([]);
    expect(refused).toMatchObject([{ name: "a" }]);
  }
});

test("money, identity, the database and members' data must pass three times of three", async () => {
  expect(timesFor("site/features/bible/place.test.ts")).toBe(1);
  for (const file of [
    "services/checkout/life.test.ts",
    "services/identity/tokens.test.ts",
    "platform/database/database.test.ts",
    "services/member/marks.test.ts",
    "services/journal/journal.test.ts",
    "tests/e2e/sign-in-journey.spec.ts",
    "tests/e2e/premium-purchase.spec.ts",
    "tests/durability/member.test.ts",
    "server/parts/checkout.test.ts",
    "tests/e2e/offline.spec.ts",
    "tests/mailing/killed.test.ts",
    "studio/tests/who.test.ts",
  ])
    expect(timesFor(file), file).toBe(3);

  const file = "services/checkout/life.test.ts";
  const third = runner("passed", "passed", "failed");
  expect((await tryAgain(third.start, [report("a", file)])).refused).toHaveLength(1);
  const all = runner("passed", "passed", "passed");
  expect((await tryAgain(all.start, [report("a", file)])).flaky).toHaveLength(1);
  expect(all.requests).toHaveLength(3);
});

test("a test that is missing from its second try has not passed", async () => {
  const { refused } = await tryAgain(runner("passed").start, [report("b", "site/x.test.ts")]);
  expect(refused).toMatchObject([{ name: "b" }]);
});

test("a file that could not be loaded passes with all of its tests", async () => {
  const { flaky } = await tryAgain(runner("passed").start, [report("site/x.test.ts", "site/x.test.ts")]);
  expect(flaky).toHaveLength(1);
});

test("what did not run because a test before it failed is tried with it; what was skipped by itself is not", () => {
  const tests = [
    report("a", "one.spec.ts", "failed"),
    report("b", "one.spec.ts", "skipped"),
    report("c", "two.spec.ts", "skipped"),
    report("d", "two.spec.ts", "passed"),
  ];
  const { failed, left, skipped } = firstFailures(tests);
  expect([failed, left, skipped].map((some) => some.map(({ name }) => name))).toEqual([["a"], ["b"], ["c"]]);
});
