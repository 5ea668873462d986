import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../contracts/content.ts";

/** An answer of type application/problem+json. `code` is stable; `title` and `detail` are for people. */
export function problemResponse(c: Context, body: Problem): Response {
  return c.json(body, body.status as ContentfulStatusCode, { "content-type": "application/problem+json" });
}
