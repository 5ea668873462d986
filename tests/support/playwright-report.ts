import path from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { type TestReport, writeReport } from "./report.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Playwright's half of the report that `npm test` reads. */
export default class PlaywrightReport implements Reporter {
  private suite: Suite | undefined;
  private readonly outside: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message, stack }: TestError): void {
    this.outside.push(stack ?? message ?? "An error without a message.");
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const msByFile = new Map<string, number>();
    for (const test of tests) {
      const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
      const file = path.relative(root, test.location.file);
      msByFile.set(file, (msByFile.get(file) ?? 0) + ms);
    }
    writeReport({
      tests: tests.map(reportOf),
      files: [...msByFile].map(([file, ms]) => ({ file, ms })),
      outside: this.outside,
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function reportOf(test: TestCase): TestReport {
  const file = path.relative(root, test.location.file);
  const project = test.parent.project()?.name ?? "";
  const outcome = test.outcome();
  return {
    name: `[${project}] ${file}:${test.location.line} ${test.titlePath().slice(3).join(" › ")}`,
    file,
    status: outcome === "expected" ? "passed" : outcome === "skipped" ? "skipped" : "failed",
    error: test.results
      .flatMap(({ errors }) => errors.map(({ message, stack }) => message ?? stack ?? ""))
      .join("\n"),
    project,
    line: test.location.line,
  };
}
