import { inspect } from "node:util";
import { OperatorError } from "../platform/operator-error.ts";
import { ConfigError } from "./config.ts";

const systemFailures: Record<string, string> = {
  EADDRINUSE: "Another program uses this port. Set PORT to another one.",
  ENOSPC: "The disk is full. Make room, or set DATA_DIR to a folder on another disk.",
  EDQUOT: "The disk quota is used up. Make room, or set DATA_DIR to a folder on another disk.",
  EACCES:
    "The user that runs the server may not do this. Correct the owner of the folder, or set DATA_DIR to another one.",
  ENOTDIR: "There is a file where a folder is needed. Set DATA_DIR to a folder.",
  ENOENT: "A file or folder is not there. Make it, or correct the setting that names it.",
  EROFS: "The disk can only be read. Set DATA_DIR to a folder that can be written to.",
};

/** A system's error may be wrapped, as a database does. */
function systemFailure(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const labels = systemFailures[(each as NodeJS.ErrnoException).code ?? ""];
    if (labels) return labels;
  }
  return undefined;
}

/** In plain words and past the log: who starts the server reads it. */
const print = (words: string) => void process.stderr.write(`${words}\n`);

/** Failures an operator can fix are printed without a stack; exit code 2 for settings, 1 for the rest. */
export function explainStartFailure(error: unknown): number {
  if (error instanceof ConfigError) {
    print(error.message);
    return 2;
  }
  const labels = systemFailure(error);
  if (labels) print(`${(error as Error).message}\n${labels}`);
  else print(error instanceof OperatorError ? error.message : inspect(error));
  return 1;
}
