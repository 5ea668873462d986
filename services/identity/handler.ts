import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Provider } from "oidc-provider";
import { identityPath } from "../../contracts/identity.ts";
import type { Exchange } from "./sign-in.ts";

interface HandlerOptions {
  /** Forms, links and calls of our own; everything else is the library's. */
  own: Hono<{ Bindings: Exchange }>;
  provider: Provider;
  origin: string;
  trustForwardedHost: boolean;
}

const ownPaths =
  /^\/identity\/(forms\/|api\/|verify-email$|sign-in-link$|reset-password$|change-email$|cancel-deletion$|me$)/;

/** Everything below /identity. */
export function createHandler({ own, provider, origin, trustForwardedHost }: HandlerOptions) {
  const serveOwn = getRequestListener(own.fetch, { overrideGlobalObjects: false });
  const serveProvider = provider.callback();
  const { host, protocol } = new URL(origin);

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    if (hostOf(request, trustForwardedHost) !== host) {
      refuseHost(response, host);
      return;
    }
    const url = request.url ?? identityPath;
    // The library builds addresses from the request, so the request says what the settings say.
    request.headers.host = host;
    request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    delete request.headers["x-forwarded-host"];
    if (ownPaths.test(url.split("?", 1)[0]!)) {
      void serveOwn(request, response);
      return;
    }
    const inner = url.slice(identityPath.length);
    Object.assign(request, { originalUrl: url, url: inner.startsWith("/") ? inner : `/${inner}` });
    void serveProvider(request, response);
  };
}

function hostOf({ headers }: IncomingMessage, trustForwarded: boolean): string {
  const forwarded = trustForwarded ? [headers["x-forwarded-host"] ?? []].flat()[0] : undefined;
  return (forwarded ?? headers.host ?? "").toLowerCase();
}

/** A forged Host would put foreign addresses into the discovery document and into redirects. */
function refuseHost(response: ServerResponse, host: string): void {
  const body = JSON.stringify({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: `Sign-in is at ${host} only.`,
    code: "host.unknown",
  });
  response.writeHead(400, {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}
