import { format } from "node:util";
import type { Log } from "../platform/log.ts";

const levels = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;
type Written = keyof typeof levels;

/** What libraries and loaders write to the console becomes lines of the log, which are JSON. */
export function logConsole(log: Log, target: Pick<Console, Written> = console): void {
  for (const [written, level] of Object.entries(levels) as [Written, keyof Log][])
    target[written] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error);
      const words = given.filter((one) => one !== err);
      log[level]({ ...(err ? { err } : {}) }, format(...words) || "written to the console");
    };
}

/** What Node would write by itself: its warnings, and the error that ends the process. */
export function logProcess(log: Pick<Log, "warn" | "error">): void {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "Node.js has a warning"));
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "the server ends: nothing handled an error");
    process.exit(1);
  });
}
