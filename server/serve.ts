import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import type { ServerBuild } from "react-router";
import type { PopupSettings } from "../contracts/popups.ts";
import { productSegment } from "../contracts/site.ts";
import { type Budget, createBudget } from "../platform/budget.ts";
import { systemClock } from "../platform/clock.ts";
import { createLog } from "../platform/log.ts";
import type { SiteServices } from "../site/context.ts";
import { createServerApp, createServerPaths } from "./app.ts";
import { charitySettings } from "./charity.ts";
import { createChosenTranslation } from "./chosen-translation.ts";
import type { Peers } from "./cluster/peers.ts";
import { shareBudget } from "./cluster/share-budget.ts";
import type { Config } from "./config.ts";
import { createDayDownloads } from "./day-downloads.ts";
import { createHttpServer, createListener } from "./http.ts";
import { createPageKey } from "./page-cache/page-key.ts";
import { createSiteCache } from "./page-cache/site-cache.ts";
import { createPages } from "./pages.ts";
import { externalData } from "./parts/external-data.ts";
import { createIdentityMount } from "./parts/identity.ts";
import { createPreview } from "./preview.ts";
import type { Parts } from "./services.ts";
import type { StaticFiles } from "./static-files.ts";
import { cardPayments } from "./stripe-settings.ts";
import { createStudioProxy } from "./studio-proxy.ts";
import { thirdPartySettings, thirdPartySources } from "./third-parties.ts";
import { composeMetrics } from "./watch/compose-metrics.ts";
import { createProxyCheck } from "./watch/proxy-check.ts";
import { createRequestRecorder } from "./watch/request-recorder.ts";
import { createRouteClass } from "./watch/route-class.ts";

/** Sent with every page, so only what the operator has tightened. */
function popupSettings(config: Config): { popups?: PopupSettings } {
  const popups: PopupSettings = {
    ...(config.POPUPS_PER_VISIT === undefined ? {} : { perVisit: config.POPUPS_PER_VISIT }),
    ...(config.POPUPS_QUIET_PATHS ? { quiet: config.POPUPS_QUIET_PATHS } : {}),
    ...(config.POPUPS_ON_LANDING_PAGE ? {} : { notOnLanding: true }),
  };
  return Object.keys(popups).length > 0 ? { popups } : {};
}

interface SiteBuild {
  build: ServerBuild;
  mode: "production" | "development";
  files?: StaticFiles;
  /** The other processes of this machine, where there are any. */
  peers?: Peers | undefined;
}

/** What browsers sign in with; nothing for the embedded provider. */
const identitySettings = (config: Config): Pick<SiteServices["settings"], "identity"> =>
  config.OIDC_AUTHORITY
    ? {
        identity: {
          authority: config.OIDC_AUTHORITY,
          clientId: config.OIDC_CLIENT_ID,
          scope: config.OIDC_SCOPE,
          ...(config.OIDC_RESOURCE ? { resource: config.OIDC_RESOURCE } : {}),
          ...(config.OIDC_TOKENS === "id" ? { bearer: "id" as const } : {}),
        },
      }
    : {};

/** Puts the built site in front of the composed parts. Listens to nothing by itself. */
export function createSiteServer(
  parts: Parts,
  { build, mode, files, peers }: SiteBuild,
): { server: Server; listener: ReturnType<typeof createListener>; close(): Promise<void> } {
  const { config, clock, log } = parts;
  const buildId = build.assets.version;
  const external = externalData(config);
  const settings = {
    siteName: config.SITE_NAME,
    productName: config.PRODUCT_NAME,
    environment: config.ENVIRONMENT,
    origin: config.ORIGIN,
    buildId,
    ...cardPayments(config),
    ...(config.LEADS_URL === "off" ? {} : { leads: true as const }),
    ...(config.BIBLE_MINUTE_URL ? { bibleMinute: true as const } : {}),
    ...identitySettings(config),
    ...(external.length > 0 ? { externalData: external } : {}),
    ...thirdPartySettings(config),
    ...popupSettings(config),
    ...charitySettings(config),
  };
  const services: SiteServices = { ...parts.site, settings };
  const { pages } = build.entry.module as unknown as { pages: Parameters<typeof createPageKey>[0] };
  const policy = { sites: config.IDENTITY_SITES, sources: thirdPartySources(config) };
  const pageOptions = { build, origin: config.ORIGIN, clock, log, mode, ...policy };
  const sitePages = createPages({ ...pageOptions, services, cdn: parts.cdn });
  const siteCache = createSiteCache(parts, services, { mode, policy, render: sitePages.publicPage, peers });
  const { cache } = siteCache;
  const proxyCheck = createProxyCheck({ trustedProxies: config.TRUSTED_PROXIES, log });
  const metrics = composeMetrics(parts, { buildId, pageCache: cache, proxyCheck });
  const dayDownloads = createDayDownloads({
    clock,
    contentVersion: parts.contentVersion,
    page: (key) => cache.get(key, () => sitePages.publicPage(key)),
  });
  const listener = createListener({
    app: createServerApp(parts, { buildId, pageCache: cache, proxyCheck, metrics, dayDownloads }),
    pages: sitePages,
    preview:
      config.CONTENT_API_KEY || config.STUDIO_URL
        ? createPreview({
            apiKey: config.CONTENT_API_KEY,
            studioKey: config.STUDIO_URL && config.STUDIO_KEY,
            content: parts,
            clock,
            pages: pageOptions,
            services,
          })
        : undefined,
    cache,
    pageKey: createPageKey(pages),
    chosenTranslation: createChosenTranslation(parts.translations()),
    isServerPath: createServerPaths(config.PRODUCT_NAME),
    files,
    identity: parts.identity && createIdentityMount(parts.identity, config.IDENTITY_SITES),
    studio: config.STUDIO_URL
      ? createStudioProxy({ baseUrl: config.STUDIO_URL, origin: config.ORIGIN, log })
      : undefined,
    origin: config.ORIGIN,
    trustedProxies: config.TRUSTED_PROXIES,
    budget: workBudget(config, peers),
    recorder: createRequestRecorder({
      routeOf: createRouteClass(productSegment(config.PRODUCT_NAME)),
      trustedProxies: config.TRUSTED_PROXIES,
      accessLog:
        config.ACCESS_LOG === "on"
          ? createLog({ environment: config.ENVIRONMENT, level: "info" })
          : undefined,
    }),
    proxyCheck,
    log,
  });
  // A proxy's connections are everybody's.
  const perAddress =
    config.TRUSTED_PROXIES > 0 ? 0 : Math.ceil(config.CONNECTIONS_PER_ADDRESS / config.PROCESSES);
  const server = createHttpServer(listener, log, { perAddress });
  server.once("listening", () => {
    if (config.METRICS_TOKEN)
      metrics.start().catch((error) => log.error({ err: error }, "there are no metrics"));
    siteCache.start().catch((error) => log.error({ err: error }, "pages are cached in memory only"));
  });
  return { server, listener, close: siteCache.close };
}

/** The burst is half a minute's worth: a member who opens a page every two seconds is not limited within it. */
function workBudget({ WORK_PER_ADDRESS: perSecond }: Config, peers: Peers | undefined): Budget | undefined {
  if (perSecond === 0) return undefined;
  const budget = createBudget({ clock: systemClock, capacity: perSecond * 30, perSecond });
  return peers ? shareBudget(budget, peers) : budget;
}

export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Throws as `listen` does when another program has the port. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host, exclusive: true });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** Stops accepting, lets requests in flight finish, then closes what is behind; gives up waiting after ten seconds. */
export function stopOnSignal(server: Server, parts: Pick<Parts, "log" | "close">): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    // A warning, so that the log of Production has it.
    parts.log.warn({ signal }, "stopping");
    const closed = new Promise((resolve) => server.close(resolve));
    // Clients hold connections open after a response, which would delay the shutdown.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timeout = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(timeout);
    clearInterval(sweep);
    await parts.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
}
