/**
 * In the gate the examples of a property are the same in every run, so that what has not changed cannot fail there. The whole
 * proof looks for new ones. A file that has no properties need not load fast-check.
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { isGate } from "./tiers.ts";

const { testPath } = expect.getState();
if (isGate && testPath && readFileSync(testPath, "utf8").includes('from "fast-check"')) {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: 20_261_119 });
}
