import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { gone, type TapResult } from "./outcome.ts";
import { type Report, savedReports } from "./reports.ts";

/** Few, and each a question. */
const nameable = new Set<string>([gone, "disabled"]);

/** Prints what the tapping tests have found, tapped and left out, and why. */
export default class TapSummary implements Reporter {
  private readonly ofThisRun: Report[] = [];

  onTestEnd(_test: TestCase, result: TestResult): void {
    const body = result.attachments.find(({ name }) => name === "taps")?.body;
    if (body) this.ofThisRun.push(...(JSON.parse(body.toString()) as Report[]));
  }

  onEnd(_result: FullResult): void {
    if (this.ofThisRun.length === 0) return;
    // A run that was resumed has its earlier parts' reports, too.
    const reports = process.env.TAPS_REPORTS ? savedReports() : this.ofThisRun;
    const all = reports.flatMap(({ results }) => results);
    const of = (outcome: TapResult["outcome"]) => all.filter((one) => one.outcome === outcome);
    const waits = all.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
    const wait = (part: number) => waits[Math.floor((waits.length - 1) * part)];
    console.log(
      `\ntaps: ${reports.length} pages, ${all.length} controls found, ${of("tapped").length} tapped, ` +
        `${of("fault").length} faults, ${of("left out").length} left out; something was seen after ${wait(0.5)} ms (median), ${wait(0.95)} ms (95 %), ${wait(1)} ms (slowest)`,
    );
    for (const outcome of ["tapped", "left out"] as const) {
      const reasons = [...Map.groupBy(of(outcome), ({ what }) => what)].toSorted(
        (a, b) => b[1].length - a[1].length,
      );
      for (const [what, all] of reasons) {
        const names = nameable.has(what) ? ` (${all.map(({ control }) => control).join(", ")})` : "";
        console.log(`taps: ${outcome}: ${what}: ${all.length}${names}`);
      }
    }
  }
}
