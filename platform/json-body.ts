import { sValidator } from "@hono/standard-validator";
import type { Context, Env, MiddlewareHandler } from "hono";
import { readPlainJson } from "../contracts/plain-json.ts";
import { refuse } from "./problem.ts";

/** A zod schema of either flavour, as the validator takes it. */
type Schema = Parameters<typeof sValidator>[1];
type Output<S extends Schema> = NonNullable<S["~standard"]["types"]>["output"];
type BodyIssue = { message: string; path: string };

export interface JsonBodyRefusals {
  /** The body is not what the schema asks for, or no plain JSON at all (then with one issue that has no path). */
  invalid?(c: Context, issues: [BodyIssue, ...BodyIssue[]]): Response;
  malformed?(c: Context): Response;
}

const invalidBody: NonNullable<JsonBodyRefusals["invalid"]> = (c, [{ path, message }]) =>
  refuse(c, 400, "request.invalid", `${path || "The body"}: ${message}`);

const pathOf = (path: readonly (PropertyKey | { key: PropertyKey })[] = []) =>
  path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");

/**
 * The one reader of JSON bodies: handlers take the checked body from `c.req.valid("json")`. Another content type is
 * refused, since a form of another site can send any but this without being asked first.
 */
export function jsonBody<S extends Schema>(
  schema: S,
  {
    invalid = invalidBody,
    malformed = (c) => invalid(c, [{ path: "", message: "no JSON, nested too deeply, or with half a sign" }]),
  }: JsonBodyRefusals = {},
): MiddlewareHandler<Env, string, { in: { json: unknown }; out: { json: Output<S> } }> {
  const validate = sValidator("json", schema, (result, c) => {
    if (result.success) return undefined;
    const [first, ...rest] = result.error.map(({ message, path }) => ({ message, path: pathOf(path) }));
    return invalid(c, [first!, ...rest]);
  });
  return async (c, next) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
      return refuse(c, 415, "request.not_json", "Send the body with content-type application/json.");
    // The validator throws at malformed JSON; each service has its own words for it.
    const isPlain = (await readPlainJson(c.req)) !== undefined;
    return isPlain ? validate(c as never, next) : malformed(c);
  };
}
