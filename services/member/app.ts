import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import { type MemberCall, memberCalls } from "../../contracts/member-calls.ts";
import { memberCodes } from "../../contracts/member-paths.ts";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import type { Handlers, MemberRequest } from "./handler.ts";
import { invalid, Refusal, unknownContent } from "./refusal.ts";

export interface MemberAppOptions {
  /** Prefix of every path, such as /wellspring/api/v2. */
  base: string;
  handlers: Handlers;
  verifyBearer: VerifyBearer;
  /** Answers beside the table of calls: the calendar feed and the descriptions. */
  extras?: Hono;
  log: Pick<Log, "error">;
}

const bodyBytes = 128 * 1024;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every call of the table, each with its own guard: a call that is not said to be open needs a member. */
export function createMemberApp({ base, handlers, verifyBearer, extras, log }: MemberAppOptions): Hono {
  const app = new Hono<MemberEnv>().basePath(base);
  const guard = memberOnly(verifyBearer);
  const anyone: MiddlewareHandler<MemberEnv> = async (c, next) => {
    c.set("member", { subject: "", roles: [] });
    c.header("cache-control", "no-store");
    await next();
  };
  const bounded = limitBody(bodyBytes);

  for (const [name, call] of Object.entries<MemberCall>(memberCalls)) {
    const handle = handlers[name as keyof Handlers] as (call: MemberRequest<unknown>) => Promise<unknown>;
    app.on(call.method, call.path, call.open ? anyone : guard, bounded, async (c) => {
      const body = call.body ? await readBody(c, call.body) : undefined;
      const answer = await handle(requestOf(c, body));
      return call.answer ? c.json(answer as object) : c.body(null, 204);
    });
  }
  if (extras) app.route("/", extras);

  app.notFound((c) => refuse(c, 404, "request.not_found", "The member service has no such address."));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.status, error.code, error.message);
    // The content client's failures have their own code; anything else is an internal error.
    if ("code" in error && error.code === "content-unavailable")
      return refuse(c, 503, memberCodes.contentUnavailable, "The content cannot be read now; try again.");
    return refuseFailed(c, error, log, "a member's request failed");
  });
  return app as unknown as Hono;
}

async function readBody(c: Context, schema: z.ZodMiniType): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    throw new Refusal(415, "request.not_json", "Send the body with content-type application/json.");
  const given = await c.req.json().catch(() => undefined);
  if (given === undefined) throw new Refusal(400, memberCodes.malformed, "The body must be JSON.");
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join(".") || "The body"}: ${issue?.message ?? "not valid"}`);
}

function localeOf(c: Context): Locale {
  const wanted = c.req.query("culture") ?? c.req.header("accept-language") ?? "";
  const exact = locales.find((locale) => locale.toLowerCase() === wanted.toLowerCase());
  return exact ?? (/^es\b/i.test(wanted) ? "es" : defaultLocale);
}

function requestOf<Body>(c: Context<MemberEnv>, body: Body): MemberRequest<Body> {
  return {
    member: c.get("member"),
    body,
    locale: localeOf(c),
    request: c.req.raw,
    id(name) {
      const given = c.req.param(name) ?? "";
      if (!idShape.test(given)) throw unknownContent("item");
      return given.toLowerCase();
    },
    query: (name) => c.req.query(name),
  };
}
