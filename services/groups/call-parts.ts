import type { Context } from "hono";
import { groupCodes } from "../../contracts/group-paths.ts";
import { defaultLocale, type Locale } from "../../contracts/site.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { refuse } from "../../platform/problem.ts";
import { unknown } from "./refusals.ts";

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A part of the path, in lower case; what is no id names nothing. */
export function idOf(c: Context, name: string): string {
  const given = c.req.param(name) ?? "";
  if (!idShape.test(given)) throw unknown();
  return given.toLowerCase();
}

export const localeOf = (c: Context): Locale => (c.req.query("culture") === "es" ? "es" : defaultLocale);

export const groupBody = <S extends Parameters<typeof jsonBody>[0]>(schema: S) =>
  jsonBody(schema, {
    invalid: (c, [{ path, message }]) =>
      refuse(c, 400, groupCodes.invalid, `${path || "The body"}: ${message}`),
  });
