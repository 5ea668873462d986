import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { turn } from "./plan.ts";
import { gone, type Told } from "./told.ts";

/** Few, and each a question. */
const nameable = new Set<string>([gone, "disabled"]);

/** Prints what the tapping tests have found, tapped and left out, and why. */
export default class TapSummary implements Reporter {
  private readonly told: Told[] = [];
  private pages = 0;

  onTestEnd(_test: TestCase, result: TestResult): void {
    const body = result.attachments.find(({ name }) => name === "taps")?.body;
    if (!body) return;
    this.pages++;
    this.told.push(...(JSON.parse(body.toString()) as Told[]));
  }

  onEnd(_result: FullResult): void {
    if (this.pages === 0) return;
    const of = (outcome: Told["outcome"]) => this.told.filter((one) => one.outcome === outcome);
    console.log(
      `\ntaps: turn ${turn}: ${this.pages} pages, ${this.told.length} controls found, ${of("tapped").length} tapped, ` +
        `${of("fault").length} faults, ${of("left out").length} left out`,
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
