import { writeFileSync } from "node:fs";

/** What `npm test` reads when a runner has ended, the same of Vitest and of Playwright. */
export interface Report {
  tests: TestReport[];
  /** How long each file took; what its hooks and imports take belongs to it. */
  files: { file: string; ms: number }[];
  /** Errors that belong to no test. */
  outside: string[];
}

export interface TestReport {
  name: string;
  /** From the root of the repository. */
  file: string;
  status: "passed" | "failed" | "skipped";
  error: string;
  /** Playwright's. */
  project?: string;
  line?: number;
}

export function writeReport(report: Report): void {
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
}
