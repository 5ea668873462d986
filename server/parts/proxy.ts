import { Hono } from "hono";
import { leadBodyMaxBytes, leadTokenHeader } from "../../contracts/leads.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { type Partner, partnerFetch } from "../../platform/partner-fetch.ts";
import { refuse } from "../../platform/problem.ts";

interface ProxyOptions {
  /** The path it is mounted at; what follows is the backend's. */
  at: string;
  baseUrl: string;
  partner: Partner;
  /** What is passed on; all else is 404. */
  calls: readonly { method: "GET" | "POST" | "PUT" | "DELETE"; path: string }[];
  /** Headers beyond those that every call may have. */
  alsoPassed?: readonly string[];
  maxBytes?: number;
  log: Pick<Log, "error">;
  timeoutMs?: number;
}

const passedOn = ["content-type", "accept", "accept-language", "user-agent", leadTokenHeader];

/** Passes a few calls on to another backend, so that the browser speaks to no other origin. Neither cookies nor addresses go along. */
export function createProxy({
  at,
  baseUrl,
  partner,
  calls,
  alsoPassed = [],
  maxBytes = leadBodyMaxBytes,
  log,
  timeoutMs = 5_000,
}: ProxyOptions): Hono {
  const app = new Hono();
  const send = partnerFetch(partner);
  const base = baseUrl.replace(/\/+$/, "");
  app.use(limitBody(maxBytes));
  for (const { method, path } of calls) {
    app.on(method, path, async (c) => {
      const url = new URL(c.req.url);
      const below = url.pathname.slice(at.length);
      const headers = new Headers();
      for (const name of [...passedOn, ...alsoPassed]) {
        const value = c.req.header(name);
        if (value !== undefined) headers.set(name, value);
      }
      try {
        const response = await send(base + below + url.search, {
          method,
          headers,
          ...(method === "POST" || method === "PUT" ? { body: await c.req.arrayBuffer() } : {}),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const body = await response.arrayBuffer();
        const type = response.headers.get("content-type") ?? "application/json";
        // Addresses of such calls may be secrets themselves, as a calendar's is.
        return new Response(body.byteLength > 0 ? body : null, {
          status: response.status,
          headers: {
            "cache-control": "no-store",
            "referrer-policy": "no-referrer",
            ...(body.byteLength > 0 ? { "content-type": type } : {}),
          },
        });
      } catch (error) {
        log.error({ err: error, path: loggedPath(below) }, "a backend behind the site did not answer");
        return refuse(c, 502, "relay.failed", "The backend did not answer.");
      }
    });
  }
  app.notFound((c) => refuse(c, 404, "request.not_found", "Nothing is passed on from here."));
  return app;
}
