import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import type { PopupSettings } from "../contracts/popups.ts";
import { createBudget } from "../platform/budget.ts";
import { systemClock } from "../platform/clock.ts";
import type { SiteServices } from "../site/context.ts";
import { createServerApp, createServerPaths } from "./app.ts";
import { charitySettings } from "./charity.ts";
import { createChosenTranslation } from "./chosen-translation.ts";
import type { Config } from "./config.ts";
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
import { thirdPartySettings } from "./third-parties.ts";

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
  { build, mode, files }: SiteBuild,
): { server: Server; listener: ReturnType<typeof createListener>; close(): Promise<void> } {
  const { config, clock, log } = parts;
  const external = externalData(config);
  const settings = {
    siteName: config.SITE_NAME,
    environment: config.ENVIRONMENT,
    origin: config.ORIGIN,
    buildId: build.assets.version,
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
  const pageOptions = { build, origin: config.ORIGIN, clock, log, mode, sites: config.IDENTITY_SITES };
  const sitePages = createPages({ ...pageOptions, services });
  const siteCache = createSiteCache(parts, services, { mode, render: sitePages.publicPage });
  const { cache } = siteCache;
  const listener = createListener({
    app: createServerApp(parts, build.assets.version, cache),
    pages: sitePages,
    preview: config.CONTENT_API_KEY
      ? createPreview({ apiKey: config.CONTENT_API_KEY, content: parts, clock, pages: pageOptions, services })
      : undefined,
    cache,
    pageKey: createPageKey(pages),
    chosenTranslation: createChosenTranslation(parts.translations()),
    isServerPath: createServerPaths(config.SITE_NAME),
    files,
    identity: parts.identity && createIdentityMount(parts.identity, config.IDENTITY_SITES),
    origin: config.ORIGIN,
    trustedProxies: config.TRUSTED_PROXIES,
    budget: workBudget(config),
    log,
  });
  // A proxy's connections are everybody's.
  const perAddress = config.TRUSTED_PROXIES > 0 ? 0 : config.CONNECTIONS_PER_ADDRESS;
  const server = createHttpServer(listener, log, { perAddress });
  server.once("listening", () => {
    siteCache.start().catch((error) => log.error({ err: error }, "pages are cached in memory only"));
  });
  return { server, listener, close: siteCache.close };
}

/** The burst is ten seconds' worth, so that opening many pages in a row is not limited. */
const workBudget = ({ WORK_PER_ADDRESS: perSecond }: Config) =>
  perSecond === 0 ? undefined : createBudget({ clock: systemClock, capacity: perSecond * 10, perSecond });

export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
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
