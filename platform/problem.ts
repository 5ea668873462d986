import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../contracts/content.ts";

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
