import { Hono } from "hono";
import { createMailboxApp } from "../platform/mail/mailbox-app.ts";
import { problemResponse } from "../platform/problem.ts";
import { createDevClockApp } from "./dev-clock.ts";
import { isPublishedPath } from "./published/app.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";
import type { Parts } from "./services.ts";

/** Paths that belong to the server. Nothing below them ever falls through to the site. */
const ownPaths = [
  "/umbraco",
  "/scripture",
  "/search-api",
  "/contact-api",
  "/lead-routing",
  "/media",
  "/hooks",
  "/dev",
  "/builds",
  "/global",
  "/share-card",
];

/** Everything that is not a page: the services behind their paths, health, builds and the developer's tools. */
export function createServerApp(parts: Parts, buildId: string): Hono {
  const { config, clock, apps } = parts;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of baseHeaders) c.res.headers.set(name, value);
    if (!c.res.headers.has("content-security-policy"))
      c.res.headers.set("content-security-policy", plainPolicy);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (c) => {
    const checks = await parts.readiness();
    const ready = checks.every((check) => check.ok);
    return c.json({ status: ready ? "ready" : "not ready", checks }, ready ? 200 : 503, {
      "cache-control": "no-store",
    });
  });

  const manifest = { id: buildId, timestamp: Date.now() };
  app.get("/builds/latest.json", (c) => c.json(manifest, 200, { "cache-control": "no-cache" }));
  app.get(`/builds/meta/${buildId}.json`, (c) => c.json({ ...manifest, prerendered: [] }));

  if (apps.content) app.route("/", apps.content);
  if (apps.media) app.route("/", apps.media);
  app.route("/", apps.hooks);
  app.route("/scripture/api/v1", apps.scripture);
  app.route("/", apps.published);
  app.route("/search-api/v1", apps.search);
  app.route("/contact-api/v1", apps.contact);
  if (apps.leads) app.route("/lead-routing", apps.leads);
  if (!config.production && parts.mailer.mailbox)
    app.route("/dev/mailbox", createMailboxApp(parts.mailer.mailbox));
  if (!config.production && "moveTo" in clock) app.route("/dev/clock", createDevClockApp(clock));

  app.notFound((c) =>
    problemResponse(c, {
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: `Nothing is at ${c.req.path}.`,
      code: "not_found",
    }),
  );
  return app;
}

export const isServerPath = (path: string): boolean =>
  path === "/healthz" ||
  path === "/readyz" ||
  isPublishedPath(path) ||
  ownPaths.some((own) => path.startsWith(`${own}/`) || path === own);
