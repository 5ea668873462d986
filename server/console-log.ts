import { format } from "node:util";
import type { Log } from "../platform/log.ts";

/** What libraries and loaders write to the console becomes lines of the log, which are JSON. */
export function logConsole(
  log: Pick<Log, "warn" | "error">,
  target: Pick<Console, "warn" | "error"> = console,
): void {
  for (const level of ["warn", "error"] as const)
    target[level] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error);
      const words = given.filter((one) => one !== err);
      log[level]({ ...(err ? { err } : {}) }, format(...words) || "written to the console");
    };
}
