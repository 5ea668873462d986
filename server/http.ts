import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Log } from "../platform/log.ts";
import {
  isLocale,
  languagePreferenceCookie,
  localeOfPath,
  preferredLocale,
  readCookie,
} from "../site/i18n/locale.ts";
import { isServerPath } from "./app.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { sendEntry } from "./page-cache/send.ts";
import type { Pages } from "./pages.ts";
import { refusalOf, refuse, refuseSocket } from "./refusals.ts";
import { baseHeaders } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

export interface HttpParts {
  app: Hono;
  pages: Pages;
  cache: PageCache;
  pageKey(url: string): string;
  files: StaticFiles | undefined;
  origin: string;
  log: Log;
}

const flatBase = baseHeaders.flat();

function redirectTo(
  location: string,
  status: 301 | 302,
  vary: string | undefined,
  response: ServerResponse,
): void {
  response.writeHead(status, [
    ...flatBase,
    "location",
    location,
    "cache-control",
    "no-store",
    ...(vary ? ["vary", vary] : []),
    "content-length",
    "0",
  ]);
  response.end();
}

/**
 * Home follows the language the visitor chose; `/` also follows the browser's when nothing was chosen.
 * Undefined when the visitor is where they should be.
 */
export function homeRedirect(path: string, headers: IncomingMessage["headers"]): string | undefined {
  if (path === "/")
    return preferredLocale(headers.cookie, headers["accept-language"]) === "es" ? "/es" : undefined;
  if (path !== "/es") return undefined;
  const stored = readCookie(headers.cookie, languagePreferenceCookie.name);
  return isLocale(stored) && stored !== localeOfPath(path) ? "/" : undefined;
}

/** Requests in the order they are cheapest to answer: kept pages, files, services, then the site. */
export function createListener({ app, pages, cache, pageKey, files, origin, log }: HttpParts) {
  const serveApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  async function servePage(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (request.method === "GET" || request.method === "HEAD") {
      const key = pageKey(url);
      sendEntry(await cache.get(key, () => pages.publicPage(key)), request, response);
      return;
    }
    if (request.method !== "POST") return refuse("method.not_allowed", request, response);
    const { entry } = await pages.answer(toWebRequest(request, origin + url));
    sendEntry(entry, request, response);
  }

  return function listener(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? "/";
    const readable = request.method === "GET" || request.method === "HEAD";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    if (readable) {
      const home = path === "/" || path === "/es" ? homeRedirect(path, request.headers) : undefined;
      if (home)
        return redirectTo(home + (mark < 0 ? "" : url.slice(mark)), 302, "Cookie, Accept-Language", response);
      const kept = cache.find(mark < 0 ? url : pageKey(url));
      if (kept) return sendEntry(kept, request, response);
    }
    const refusal = refusalOf(url);
    if (refusal) return refuse(refusal, request, response);
    const file = readable ? files?.find(path) : undefined;
    const work = file
      ? file.then((entry) => sendEntry(entry, request, response))
      : isServerPath(path)
        ? serveApp(request, response)
        : path.length > 1 && path.endsWith("/")
          ? redirectTo(
              path.replace(/\/+$/, "") + (mark < 0 ? "" : url.slice(mark)) || "/",
              301,
              undefined,
              response,
            )
          : servePage(request, response, url);
    Promise.resolve(work).catch((error) => {
      log.error({ err: error, url }, "a request failed");
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, [...flatBase, "content-type", "text/plain; charset=utf-8"])
          .end("Internal Server Error");
    });
  };
}

/** The address is ours, whatever Host or scheme the request came with: behind TLS the site compares origins. */
function toWebRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(url, {
    method: "POST",
    headers,
    body: request as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
}

export function createHttpServer(listener: ReturnType<typeof createListener>): Server {
  const server = createServer(
    { maxHeaderSize: 16 * 1024, requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    listener,
  );
  server.on("clientError", refuseSocket);
  return server;
}
