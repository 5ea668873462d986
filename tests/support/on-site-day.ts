import path from "node:path";
import { pathToFileURL } from "node:url";
import { clockShiftMs } from "../e2e/site-day.ts";

/** Settings of a server that begins on the tests' day at ten in the morning in New York: no day ends in a test. */
export const onSiteDay = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, "serve-on-day.ts")).href}`,
  E2E_CLOCK_SHIFT_MS: String(clockShiftMs),
};
