import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../contracts/content.ts";
import { isUnavailable, isUnstorableText } from "./database/database-error.ts";
import type { Log } from "./log.ts";
import { loggedPath } from "./logged-path.ts";
import { requestId } from "./request-context.ts";

/** An answer of type application/problem+json. `code` is stable; `title` and `detail` are for people. */
export function problemResponse(c: Context, body: Problem): Response {
  return c.json(body, body.status as ContentfulStatusCode, { "content-type": "application/problem+json" });
}

/** A refusal in a service's own words; `more` adds members that a program may want. */
export function refuse(
  c: Context,
  status: number,
  code: string,
  detail: string,
  more: object = {},
): Response {
  return problemResponse(c, {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "",
    status,
    detail,
    code,
    ...more,
  });
}

/** Thrown by a rule; the app answers it with `refuse`. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** The answer to an error that no handler expected: a database that is away or has no free connection comes back. */
export function refuseFailed(c: Context, error: unknown, log: Pick<Log, "error">, what: string): Response {
  // A middleware's own answer, such as a question for a password.
  if (error instanceof HTTPException) return error.getResponse();
  if (isUnstorableText(error))
    return refuse(c, 400, "request.text_invalid", "A text has a sign that cannot be stored.");
  log.error({ err: error, path: loggedPath(c.req.path) }, what);
  const detail = "It did not work; it is safe to try again.";
  const id = requestId();
  const more = id ? { requestId: id } : {};
  if (!isUnavailable(error)) return refuse(c, 500, "request.failed", detail, more);
  c.header("retry-after", "5");
  return refuse(c, 503, "request.unavailable", detail, more);
}
