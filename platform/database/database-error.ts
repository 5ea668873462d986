import { OperatorError } from "../operator-error.ts";

export class DatabaseError extends OperatorError {
  override name = "DatabaseError";
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
