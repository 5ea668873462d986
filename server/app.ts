import cluster from "node:cluster";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { productSegment } from "../contracts/site.ts";
import { problemResponse, refuseFailed } from "../platform/problem.ts";
import { createDevTools } from "./dev-tools.ts";
import { answerDoctor, doctorHeader } from "./doctor/signed-health.ts";
import { isPublishedPath } from "./feeds/app.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { summary } from "./readiness.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";
import type { Parts } from "./services.ts";
import { contentAge, writeStatus } from "./status/status.ts";
import { statusPolicy } from "./status/status-style.ts";
import { statusWords } from "./status/status-words.ts";
import type { Metrics } from "./watch/metrics.ts";
import { createMetricsAccess } from "./watch/metrics-access.ts";
import type { ProxyProblem } from "./watch/proxy-check.ts";
import { releaseVersion } from "./watch/release-version.ts";

/** Paths that belong to the server. Nothing below them ever falls through to the site. */
const ownPaths = [
  "/umbraco",
  "/scripture",
  "/search-api",
  "/contact-api",
  "/lead-routing",
  "/bible-minute",
  "/consents-api",
  "/push-api",
  "/media",
  "/hooks",
  "/dev",
  "/builds",
  "/global",
  "/share-card",
  "/api",
  "/collect",
  "/sandbox",
  "/downloads",
];

interface AppOptions {
  buildId: string;
  pageCache: Pick<PageCache, "counts">;
  proxyCheck: { problem(): ProxyProblem | undefined };
  metrics: Pick<Metrics, "text">;
  dayDownloads: Hono;
}

/** Everything that is not a page: the services behind their paths, health, builds and the developer's tools. */
export function createServerApp(
  parts: Parts,
  { buildId, pageCache, proxyCheck, metrics, dayDownloads }: AppOptions,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    await next();
    // What is at a secret address tells even less.
    for (const [name, value] of baseHeaders)
      if (name !== "referrer-policy" || !c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("content-security-policy"))
      c.res.headers.set("content-security-policy", plainPolicy);
    parts.cdn?.markAnswer(c.res.headers, c.req.path);
  });

  app.get("/healthz", (c) => {
    const header = c.req.header(doctorHeader);
    const details = header && answerDoctor(header, c.req.header("x-forwarded-for"), parts.config, buildId);
    return c.json({ status: "ok", ...(details || {}) }, 200, { "cache-control": "no-store" });
  });
  app.get("/readyz", async (c) => {
    const checks = await parts.readiness();
    const { status, canServe, away } = summary(checks);
    const proxy = proxyCheck.problem();
    const answer = {
      status,
      cannotServe: away.map(({ serves }) => serves),
      checks: checks.map(({ name, ok, since }) => ({ name, ok, since: new Date(since).toISOString() })),
      ...(proxy ? { notes: [statusWords["en-US"][proxy]] } : {}),
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
      siteName: parts.config.SITE_NAME,
      version: releaseVersion,
      buildId,
      worker: cluster.worker?.id,
      proxy: proxyCheck.problem(),
    };
    return c.html(writeStatus(status, c.req.header("accept-language")), 200, {
      "cache-control": "no-store",
      "content-security-policy": statusPolicy,
      vary: "Accept-Language",
    });
  });

  const mayReadMetrics = createMetricsAccess(parts.config);
  app.get("/metrics", async (c) => {
    if (!c.env?.incoming || !mayReadMetrics(c.env.incoming)) return c.notFound();
    return c.text(await metrics.text(), 200, {
      "cache-control": "no-store",
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });

  const manifest = { id: buildId, timestamp: Date.now() };
  app.get("/builds/latest.json", (c) => c.json(manifest, 200, { "cache-control": "no-cache" }));

  for (const mount of parts.mounts) app.route(mount.path, mount.app);
  app.route("/", parts.published);
  app.route("/", dayDownloads);
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
export function createServerPaths(productName: string): (path: string) => boolean {
  const own = [...ownPaths, `/${productSegment(productName)}`];
  return (path) =>
    path === "/healthz" ||
    path === "/readyz" ||
    path === "/status" ||
    path === "/metrics" ||
    isPublishedPath(path) ||
    own.some((start) => path.startsWith(`${start}/`) || path === start);
}
