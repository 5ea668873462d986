import { Hono } from "hono";
import { productSegment } from "../contracts/site.ts";
import { problemResponse, refuseFailed } from "../platform/problem.ts";
import { createDevTools } from "./dev-tools.ts";
import { isPublishedPath } from "./feeds/app.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";
import type { Parts } from "./services.ts";
import { contentAge, writeStatus } from "./status.ts";

/** Paths that belong to the server. Nothing below them ever falls through to the site. */
const ownPaths = [
  "/umbraco",
  "/scripture",
  "/search-api",
  "/contact-api",
  "/lead-routing",
  "/bible-minute",
  "/consents-api",
  "/media",
  "/hooks",
  "/dev",
  "/builds",
  "/global",
  "/share-card",
  "/api",
  "/collect",
  "/sandbox",
];

/** Everything that is not a page: the services behind their paths, health, builds and the developer's tools. */
export function createServerApp(parts: Parts, buildId: string, pageCache: Pick<PageCache, "counts">): Hono {
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
    const away = checks.filter((check) => !check.ok);
    // Pages that need nothing of what is away must not go with it: a load balancer would take them all.
    const canServe = !away.some(({ essential }) => essential);
    const status = away.length === 0 ? "ready" : canServe ? "degraded" : "not ready";
    const answer = {
      status,
      cannotServe: away.map(({ serves }) => serves),
      checks: checks.map(({ name, ok }) => ({ name, ok })),
      content: contentAge(parts.contentStatus(), parts.clock.now()),
    };
    return c.json(answer, canServe ? 200 : 503, { "cache-control": "no-store" });
  });
  app.get("/status", async (c) => {
    const status = {
      checks: await parts.readiness(),
      content: parts.contentStatus(),
      pages: pageCache.counts(),
      now: parts.clock.now(),
    };
    return c.html(writeStatus(status, c.req.header("accept-language")), 200, {
      "cache-control": "no-store",
      vary: "Accept-Language",
    });
  });

  const manifest = { id: buildId, timestamp: Date.now() };
  app.get("/builds/latest.json", (c) => c.json(manifest, 200, { "cache-control": "no-cache" }));

  for (const mount of parts.mounts) app.route(mount.path, mount.app);
  app.route("/", parts.published);
  const devTools = createDevTools(parts);
  if (devTools) app.route("/dev", devTools);

  // Also for parts that are created with their first request and cannot be.
  app.onError((error, c) => refuseFailed(c, error, parts.log, "a request failed"));
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

/** Members' and checkout's calls are below the product's own segment, whatever the product is called. */
export function createServerPaths(siteName: string): (path: string) => boolean {
  const own = [...ownPaths, `/${productSegment(siteName)}`];
  return (path) =>
    path === "/healthz" ||
    path === "/readyz" ||
    path === "/status" ||
    isPublishedPath(path) ||
    own.some((start) => path.startsWith(`${start}/`) || path === start);
}
