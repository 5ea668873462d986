import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Database } from "../../platform/database/database.ts";
import { parseForm } from "../../services/stripe-sandbox/form-params.ts";
import { openSandbox } from "./sandbox.ts";

export const liveKey = "sk_live_known";

export interface Endpoint {
  id: string;
  object: "webhook_endpoint";
  url: string;
  status: "enabled" | "disabled";
  enabled_events: string[];
  api_version: string | null;
}

/** Stripe's wire over HTTP: the sandbox, and before it the endpoints that an account has. */
export async function startStripeServer(database: Database) {
  const { sandbox, jobs } = await openSandbox(database);
  const endpoints: Endpoint[] = [];
  const app = new Hono();
  app.use("/v1/webhook_endpoints/*", async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${liveKey}`) return next();
    return c.json({ error: { type: "invalid_request_error", message: "Invalid API Key provided." } }, 401);
  });
  app.get("/v1/webhook_endpoints", (c) =>
    c.json({ object: "list", url: "/v1/webhook_endpoints", has_more: false, data: endpoints }),
  );
  app.post("/v1/webhook_endpoints", async (c) => {
    const form = parseForm(await c.req.text()) as {
      url: string;
      enabled_events: string[];
      api_version?: string;
    };
    const made: Endpoint = {
      id: `we_${randomBytes(8).toString("hex")}`,
      object: "webhook_endpoint",
      url: form.url,
      status: "enabled",
      enabled_events: form.enabled_events,
      api_version: form.api_version ?? null,
    };
    endpoints.push(made);
    // Told once, here.
    return c.json({ ...made, secret: `whsec_${randomBytes(16).toString("hex")}` });
  });
  app.post("/v1/webhook_endpoints/:id", async (c) => {
    const found = endpoints.find(({ id }) => id === c.req.param("id"))!;
    const form = parseForm(await c.req.text()) as { enabled_events?: string[]; disabled?: string };
    if (form.enabled_events) found.enabled_events = form.enabled_events;
    if (form.disabled) found.status = form.disabled === "true" ? "disabled" : "enabled";
    return c.json(found);
  });
  app.delete("/v1/webhook_endpoints/:id", (c) => {
    const id = c.req.param("id");
    endpoints.splice(
      endpoints.findIndex((each) => each.id === id),
      1,
    );
    return c.json({ id, object: "webhook_endpoint", deleted: true });
  });
  app.all("*", async (c) => {
    const request = new Request(c.req.raw);
    if (request.headers.get("authorization") === `Bearer ${liveKey}`)
      request.headers.set("authorization", `Bearer ${sandbox.apiKey}`);
    return sandbox.api.fetch(request);
  });
  const server = await new Promise<Server>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(made as Server));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    endpoints,
    async close() {
      await new Promise((closed) => server.close(closed));
      await jobs.close();
    },
  };
}
