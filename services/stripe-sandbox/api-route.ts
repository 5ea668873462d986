import type * as z from "zod";
import type { Params } from "./form-params.ts";
import type { Ledger } from "./ledger.ts";
import { body, readParams } from "./params.ts";
import type { Kind } from "./stripe-objects.ts";

interface ApiContext {
  ledger: Ledger;
  id: string;
  params: Params;
  portalUrl(key: string): string;
}

export interface ApiRoute {
  method: string;
  path: RegExp;
  answer(context: ApiContext): Promise<object>;
}

/** `:id` matches one path segment. */
export function route<Schema extends z.ZodType>(
  call: string,
  schema: Schema,
  answer: (params: z.infer<Schema>, context: ApiContext) => Promise<object>,
): ApiRoute {
  const [method = "", path = ""] = call.split(" ");
  return {
    method,
    path: new RegExp(`^/v1${path.replace(":id", "([^/]+)")}$`),
    answer: (context) => answer(readParams(schema, context.params), context),
  };
}

export const retrieve = (path: string, kind: Kind): ApiRoute =>
  route(`GET ${path}/:id`, body({}), (_, { ledger, id }) => ledger.get(kind, id));

/** A list whose filters are the members of the same names, unless `match` says otherwise. */
export function list<Schema extends z.ZodType<{ limit?: number | undefined }>>(
  path: string,
  kind: Kind,
  schema: Schema,
  match: (params: z.infer<Schema>) => object = (params) => plainMatch(params as Params),
): ApiRoute {
  return route(`GET ${path}`, schema, async (params, { ledger }) => ({
    object: "list",
    url: `/v1${path}`,
    ...(await ledger.list(kind, params as object, match(params))),
  }));
}

const paging = new Set(["limit", "starting_after", "ending_before", "expand"]);
const plainMatch = (params: Params) =>
  definedOf(Object.fromEntries(Object.entries(params).filter(([key]) => !paging.has(key))));

export function definedOf<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as never;
}
