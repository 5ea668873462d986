import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type MemberCall, memberCalls } from "../../contracts/member-calls.ts";
import { memberCodes } from "../../contracts/member-paths.ts";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import { type JsonBodyRefusals, jsonBody } from "../../platform/json-body.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { Refusal, refuse, refuseFailed } from "../../platform/problem.ts";
import type { Handlers, MemberRequest } from "./handler.ts";
import { unknownContent } from "./refusal.ts";

interface MemberAppOptions {
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
    const body = call.body ? jsonBody(call.body, refusals) : noBody;
    app.on(call.method, call.path, call.open ? anyone : guard, bounded, body, async (c) => {
      const answer = await handle(requestOf(c, c.req.valid("json" as never)));
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

const refusals: JsonBodyRefusals = {
  invalid: (c, [{ path, message }]) =>
    refuse(c, 400, memberCodes.invalid, `${path || "The body"}: ${message}`),
  malformed: (c) => refuse(c, 400, memberCodes.malformed, "The body must be JSON."),
};
const noBody: MiddlewareHandler = (_c, next) => next();

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
