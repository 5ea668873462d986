import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { clientAddressHeader } from "../contracts/contact.ts";
import { addressKey } from "../platform/address.ts";
import type { Budget } from "../platform/budget.ts";
import { counts } from "../platform/counts.ts";
import { isUnavailable } from "../platform/database/database-error.ts";
import type { Log } from "../platform/log.ts";
import { loggedPath } from "../platform/logged-path.ts";
import { canonicalPath } from "../site/i18n/canonical-path.ts";
import { clientAddress } from "./client-address.ts";
import { type ConnectionLimits, limitConnections } from "./connections.ts";
import { homeRedirect } from "./home-redirect.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { withRequestQuery } from "./page-cache/redirect-query.ts";
import { sendEntry } from "./page-cache/send.ts";
import type { Pages } from "./pages.ts";
import { type IdentityMount, isIdentityPath } from "./parts/identity.ts";
import type { Preview } from "./preview.ts";
import { formRefusal, hasTwoHosts, refusalOf, refuse, refuseSocket } from "./refusals.ts";
import { costAtStudio, requestCost } from "./request-costs.ts";
import { routedPath } from "./routed-path.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import { type createStudioProxy, isStudioPath } from "./studio-proxy.ts";
import type { createProxyCheck } from "./watch/proxy-check.ts";
import type { CacheOutcome, createRequestRecorder } from "./watch/request-recorder.ts";

interface HttpParts {
  app: Pick<Hono<{ Bindings: HttpBindings }>, "fetch">;
  pages: Pages;
  cache: PageCache;
  /** Undefined where drafts cannot be shown. */
  preview?: Preview | undefined;
  pageKey(url: string): string;
  /** The translation the reader chose for pages of this language, where it is not the usual one. */
  chosenTranslation(path: string, cookies: string | undefined): string | undefined;
  /** Whether a path belongs to the server and never to the site. */
  isServerPath(path: string): boolean;
  files: StaticFiles | undefined;
  /** Undefined when another provider knows who people are. */
  identity: IdentityMount | undefined;
  /** Where `/studio` is passed on to, when there is a studio. */
  studio: ReturnType<typeof createStudioProxy> | undefined;
  origin: string;
  trustedProxies: number;
  /** What one address may have this process do; undefined for anything. */
  budget?: Budget | undefined;
  recorder: ReturnType<typeof createRequestRecorder>;
  proxyCheck: Pick<ReturnType<typeof createProxyCheck>, "look">;
  log: Log;
}

/** A refused caller waits so long for the refusal, and so cannot ask as fast as it likes. */
const refusalDelayMs = 500;
/** They have no body to speak of and no meaning here; the platform's own Request cannot even be made of them. */
const unknownMethods = new Set(["TRACE", "CONNECT"]);

/** Where the browser learns of routes as links to them appear; every part of its query matters. */
const routeManifestPath = "/__manifest";

const flatBase = [...baseHeaders, ["content-security-policy", plainPolicy] as const].flat();

function redirectTo(location: string, status: 301 | 302, response: ServerResponse): void {
  response.writeHead(status, [
    ...flatBase,
    "location",
    location,
    "cache-control",
    "private, no-store",
    "content-length",
    "0",
  ]);
  response.end();
}

type Serve<Result> = (
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  path: string,
) => Result;

/** Handles requests cheapest first: cached pages, files, services, then the site. */
export function createListener({
  app,
  pages,
  cache,
  preview,
  pageKey,
  chosenTranslation,
  isServerPath,
  files,
  identity,
  studio,
  origin,
  trustedProxies,
  budget,
  recorder,
  proxyCheck,
  log,
}: HttpParts) {
  const serveApp = getRequestListener(
    (request, env) =>
      app.fetch(request, {
        ...env,
        clientAddress: clientAddress(env.incoming as IncomingMessage, trustedProxies),
      }),
    { overrideGlobalObjects: false },
  );

  const keyFor = (requested: string, { headers }: IncomingMessage): string => {
    // No browser sends what follows a #; in a key it is the translation.
    const [address = "/"] = requested.split("#");
    const translation = chosenTranslation(address, headers.cookie);
    return translation ? `${address}#${translation}` : address;
  };

  /** `giveBack`: what was charged for making the page, when it needed not be made. */
  async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    giveBack: () => void,
  ): Promise<void> {
    if (isReading(request) && url.startsWith(`${routeManifestPath}?`)) {
      await sendEntry((await pages.publicPage(url)).entry, request, response);
    } else if (isReading(request)) {
      const address = pageKey(url);
      const key = keyFor(address, request);
      let isMade = false;
      const entry = await cache.get(key, () => {
        isMade = true;
        return pages.publicPage(key);
      });
      if (!isMade) giveBack();
      await sendEntry(withRequestQuery(entry, url, address), request, response);
    } else if (request.method === "POST") {
      const refusal = formRefusal(request, origin);
      if (refusal) {
        refuse(refusal, request, response);
        return;
      }
      const { entry } = await pages.answer(
        toWebRequest(request, origin + url, clientAddress(request, trustedProxies)),
      );
      await sendEntry(entry, request, response);
    } else {
      refuse("method.not_allowed", request, response);
    }
  }

  /** What costs no waiting; undefined when the request must go further. */
  const answerAtOnce: Serve<CacheOutcome | undefined> = (request, response, url, path) => {
    if (isReading(request)) {
      const home = path === "/" || path === "/es" ? homeRedirect(path, request.headers, origin) : undefined;
      const cached = home ? undefined : cache.find(keyFor(path === url ? url : pageKey(url), request));
      if (home) redirectTo(home + url.slice(path.length), 302, response);
      if (cached) void sendEntry(cached, request, response)?.catch((error) => fail(error, request, response));
      if (home || cached) return cached ? "hit" : "none";
    }
    const refusal = unknownMethods.has(request.method!) ? "method.not_allowed" : refusalOf(url);
    if (refusal) refuse(refusal, request, response);
    return refusal ? "none" : undefined;
  };

  /** Charges the address for what it asks for, and answers when it has used up what it may have done: then undefined. */
  const charge: Serve<Promise<{ giveBack(): void } | undefined>> = async (request, response, url, path) => {
    const free = { giveBack() {} };
    const isPage = !isServerPath(routedPath(path)) && !isIdentityPath(path);
    const cost = budget && (studio && isStudioPath(path) ? costAtStudio(path) : requestCost(url, isPage));
    const address = cost === undefined ? undefined : clientAddress(request, trustedProxies);
    if (cost === undefined || address === undefined) return free;
    if (isPage && isReading(request) && cache.isComing(keyFor(pageKey(url), request))) return free;
    const key = addressKey(address);
    const verdict = budget!.take(key, cost);
    if (verdict.allowed) return { giveBack: () => budget!.spend(key, -cost) };
    counts.rateLimited.inc("work");
    await sleep(refusalDelayMs);
    if (!response.destroyed)
      refuse("request.too_many", request, response, ["retry-after", String(verdict.retryAfterSeconds)]);
    return undefined;
  };

  const servePreview: Serve<Promise<void>> = async (request, response, url, path) => {
    const refusal = refusalOf(url);
    if (refusal) refuse(refusal, request, response);
    else if (await charge(request, response, url, path))
      await sendEntry(await preview!.answer(path, url), request, response);
  };

  const answer: Serve<Promise<void>> = async (request, response, url, path) => {
    const file = isReading(request) ? files?.find(path) : undefined;
    if (file) {
      await sendEntry(await file, request, response);
      return;
    }
    const charged = await charge(request, response, url, path);
    if (!charged) return;
    if (studio && isStudioPath(path)) return studio(request, response, url);
    if (identity && isIdentityPath(path)) await identity(request, response);
    else if (isServerPath(routedPath(path)) || isIdentityPath(path)) await serveApp(request, response);
    else if (canonicalPath(path) !== path)
      redirectTo(canonicalPath(path) + url.slice(path.length), 301, response);
    else await servePage(request, response, url, charged.giveBack);
  };

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    // A disconnected client gets no response, and errors caused by that are not logged.
    if (response.destroyed || request.errored) return;
    log.error({ err: error, path: loggedPath(request.url ?? "") }, "a request failed");
    if (response.headersSent) response.destroy();
    else if (isUnavailable(error)) refuse("request.unavailable", request, response, ["retry-after", "5"]);
    else refuse("request.failed", request, response);
  }

  return function listener(request: IncomingMessage, response: ServerResponse): void {
    const began = recorder.begin(request);
    proxyCheck.look(request);
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const isPreview = preview !== undefined && isReading(request) && preview.isPreview(path, url);
    const outcome = isPreview ? undefined : answerAtOnce(request, response, url, path);
    if (outcome) recorder.atOnce(request, response, path, outcome, began);
    else
      recorder.run(request, response, path, began, () =>
        (isPreview ? servePreview : answer)(request, response, url, path).catch((error) =>
          fail(error, request, response),
        ),
      );
  };
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Uses the configured origin, whatever Host or scheme the request has: behind TLS the site compares origins. */
function toWebRequest(request: IncomingMessage, url: string, address: string | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  // Whatever a visitor writes under this name is not what the site reads.
  headers.delete(clientAddressHeader);
  if (address) headers.set(clientAddressHeader, address);
  return new Request(url, {
    method: "POST",
    headers,
    body: request as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
}

export function createHttpServer(
  listener: ReturnType<typeof createListener>,
  log: Pick<Log, "warn">,
  limits: ConnectionLimits,
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => {
      if (guard.isFlooded(request, response)) return;
      if (guard.isOneTooMany(request.socket)) {
        counts.rateLimited.inc("connections");
        refuse("connection.too_many", request, response, ["connection", "close", "retry-after", "5"]);
      } else if (hasTwoHosts(request))
        refuse("request.malformed", request, response, ["connection", "close"]);
      else listener(request, response);
    },
  );
  const guard = limitConnections(server, log, limits);
  server.on("clientError", refuseSocket);
  return server;
}
