// Test runner results: counted, and summarized so that the end of a long log is enough to read.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export const counted = { passed: 0, failed: 0 };

/** Each test that failed, and why. */
const failures = [];

/** What this machine cannot have: a server that nobody here wrote, and what needs it. */
const notTested = [];

/**
 * A run's results are counted whether it passed or not. A skipped test proves nothing, so it is a failure, but for
 * what needs a program that the machine cannot have (`maySkip`), which is named at the end.
 */
export async function counting(file, read, start, { maySkip = false } = {}) {
  rmSync(file, { force: true });
  const failure = await start().then(
    () => undefined,
    (error) => error,
  );
  const { passed, failed, skipped, why } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: [], why: [] };
  failures.push(...why);
  if (maySkip) notTested.push(...skipped);
  else failures.push(...skipped.map((name) => [name, "skipped, which proves nothing"]));
  counted.passed += passed;
  counted.failed += failed + (maySkip ? 0 : skipped.length);
  if (failure) throw failure;
  // A runner that ends as if all were well does not make it so.
  if (failed > 0) throw new Error(`${failed} tests failed.`);
  if (skipped.length > 0 && !maySkip)
    throw new Error(`${skipped.length} tests were skipped; nothing may be.`);
  if (passed === 0) throw new Error("No test ran.");
}

export const vitestCounts = (results) => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests,
  skipped: results.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName),
  ),
  why: results.testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that failed to load has no tests to report.
    ...(message ? [[name, message]] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => [fullName, failureMessages.join("\n")]),
  ]),
});

const playwrightSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(playwrightSpecs)];

export const playwrightCounts = (results) => ({
  passed: results.stats.expected,
  failed: results.stats.unexpected + results.stats.flaky,
  skipped: playwrightSpecs(results).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  why: playwrightSpecs(results).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results: tries }) => {
        const errors = tries.flatMap((one) => one.errors.map(({ message }) => message));
        return [`[${projectName}] ${file}:${line} ${title}`, errors.join("\n")];
      }),
  ),
});

const maxLinesShown = 40;

export function printFailures() {
  for (const name of notTested) console.log(`NOT TESTED on this machine: ${name}`);
  for (const [name, why] of failures) {
    const lines = stripVTControlCharacters(why).split("\n");
    console.log(`\nFAILED: ${name}\n${lines.slice(0, maxLinesShown).join("\n")}`);
  }
}
