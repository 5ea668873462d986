import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Lead, leadBodyMaxBytes, leadProblemCodes, leadRequest } from "../../contracts/leads.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";
import { addressKey, createRateLimit, tooManyRequests } from "../../platform/rate-limit.ts";
import { normaliseEmail } from "./rules.ts";
import type { LeadsStore } from "./store.ts";

export interface LeadsLimits {
  /** Registrations one address may make in any window. */
  requests: number;
  windowMs: number;
  /** Who is calling; behind a proxy the composition root knows better. Undefined is never limited. */
  addressOf?: (c: Context) => string | undefined;
}

export const defaultLeadsLimits: LeadsLimits = { requests: 20, windowMs: 60_000 };

export interface LeadsAppOptions {
  store: LeadsStore;
  clock: Clock;
  log: Log;
  limits?: LeadsLimits;
}

export function createLeadsApp({ store, clock, log, limits = defaultLeadsLimits }: LeadsAppOptions): Hono {
  const { addressOf = socketAddress, ...window } = limits;
  const rate = createRateLimit({ clock, ...window });
  const app = new Hono();

  app.use("/leads", async (c, next) => {
    const address = addressOf(c);
    const verdict = address === undefined ? undefined : rate.take(addressKey(address));
    if (verdict?.allowed === false) return tooManyRequests(c, verdict.retryAfterSeconds);
    if (c.req.method === "POST" && !isJson(c.req.header("content-type"))) {
      return refuse(c, 415, "request.not_json", "Send the lead with content-type application/json.");
    }
    return next();
  });

  app.use(
    "/leads",
    bodyLimit({
      maxSize: leadBodyMaxBytes,
      onError: (c) =>
        refuse(c, 413, "request.too_large", `The body may have at most ${leadBodyMaxBytes} bytes.`),
    }),
  );

  app.post("/leads", async (c) => {
    const body = await readJson(c);
    if (body === undefined) return refuse(c, 400, "request.malformed", "The body is not well-formed JSON.");
    const parsed = leadRequest.safeParse(body);
    if (!parsed.success) {
      const member = parsed.error.issues[0]?.path[0] as keyof typeof leadProblemCodes | undefined;
      return member
        ? refuse(c, 400, leadProblemCodes[member], `The member "${member}" is missing or not valid.`)
        : refuse(c, 400, "lead.body_invalid", "The body must be a JSON object that describes a lead.");
    }
    const email = normaliseEmail(parsed.data.email);
    if (!email) return refuse(c, 400, leadProblemCodes.email, "The e-mail address is not valid.");
    const { id, created } = await store.register({ ...parsed.data, email });
    const { firstName = "", lastName = "" } = parsed.data;
    return c.json({ id, email, firstName, lastName } satisfies Lead, created ? 201 : 200);
  });

  app.notFound((c) => refuse(c, 404, "request.not_found", "The lead-routing backend has no such address."));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "a lead-routing request failed");
    return refuse(c, 500, "request.failed", "The lead could not be kept; it is safe to try again.");
  });
  return app;
}

const isJson = (contentType = "") => /^application\/json\s*(;|$)/i.test(contentType.trim());

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls made inside the process come through no socket: they are our own and have no address. */
function socketAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
