import { OperatorError } from "../operator-error.ts";

export class DatabaseError extends OperatorError {
  override name = "DatabaseError";
}

interface Failure {
  code?: string;
  message?: string;
  cause?: unknown;
  errors?: unknown[];
}

/** What a driver said first, below what was wrapped around it. */
export function rootOf(error: unknown): Failure {
  let root = error as Failure;
  while (root.cause ?? root.errors?.[0]) root = (root.cause ?? root.errors?.[0]) as Failure;
  return root;
}

/** Nobody is there, or it has no room, is shutting down or starting up; a free connection did not come in time. */
const unavailableCodes = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const unavailableWords = /timeout exceeded when trying to connect|connection terminated/i;

/** Whether the same query may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = rootOf(error);
  return (
    error instanceof DatabaseError ||
    unavailableCodes.test(code ?? "") ||
    unavailableWords.test(message ?? "")
  );
}

/** Text that PostgreSQL cannot hold (NUL, half a sign), which somebody must have sent: nothing is wrong with the database. */
export function isUnstorableText(error: unknown): boolean {
  const { code = "", message = "" } = rootOf(error);
  return /^(22021|22P05)$/.test(code) || (code === "22P02" && /\btype json\b/.test(message));
}

/** What the drivers add to an error and what holds values of the query or of the rows it met. */
const withValues = [
  "params",
  "parameters",
  "detail",
  "where",
  "hint",
  "internalQuery",
  "query",
  "queryOptions",
];

function reword(error: Error, message: string): void {
  const { stack, message: before } = error;
  error.message = message;
  // A stack begins with the message as it was when the error was made.
  if (stack) error.stack = stack.replace(before, () => message);
}

/**
 * Takes the values out of a failed query's error, which would else get into logs: they are tokens, addresses and sealed
 * words. The statement, PostgreSQL's code and the names of table, column and constraint stay.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const failed = error as Error & { query?: unknown; params?: unknown; code?: unknown };
  if (typeof failed.query === "string" && "params" in failed && !("code" in failed))
    reword(failed, `Failed query: ${failed.query}`);
  // Errors about data (class 22) quote it.
  else if (typeof failed.code === "string" && failed.code.startsWith("22"))
    reword(failed, failed.message.replace(/:? ".*"/s, ""));
  for (const name of withValues) delete (failed as unknown as Record<string, unknown>)[name];
  withoutValues(failed.cause);
  return failed;
}
