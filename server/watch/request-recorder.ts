import type { IncomingMessage, ServerResponse } from "node:http";
import { counts } from "../../platform/counts.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { runInRequest } from "../../platform/request-context.ts";
import { isTracing, span } from "../../platform/tracing.ts";
import { clientAddress } from "../client-address.ts";
import { loggedAddress } from "./logged-address.ts";
import { requestIdOf } from "./request-id.ts";
import { isPageClass } from "./route-class.ts";

/** When a request began, and what its connection had been sent before it. */
interface Begun {
  at: number;
  sent: number;
}

export type CacheOutcome = "hit" | "miss" | "none";

interface RecorderOptions {
  routeOf(path: string): string;
  trustedProxies: number;
  /** Undefined where requests are not logged. */
  accessLog: Pick<Log, "info"> | undefined;
}

/** What becomes of each request: counted, timed, given an id and, by setting, traced and logged. */
export function createRequestRecorder({ routeOf, trustedProxies, accessLog }: RecorderOptions) {
  function record(route: string, cache: CacheOutcome, status: number, { at }: Begun): void {
    counts.requests.inc(route, cache, String(status));
    counts.requestTime.observe((performance.now() - at) / 1000, route, cache);
  }

  function logLine(
    request: IncomingMessage,
    response: ServerResponse,
    line: { path: string; cache: CacheOutcome; began: Begun; requestId: string },
  ): void {
    const { path, cache, began, requestId } = line;
    accessLog!.info(
      {
        requestId,
        method: request.method,
        path: loggedPath(path),
        status: response.statusCode,
        ms: Math.round((performance.now() - began.at) * 10) / 10,
        bytes: Math.max(0, (request.socket?.bytesWritten ?? 0) - began.sent),
        cache,
        address: loggedAddress(clientAddress(request, trustedProxies)),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  }

  return {
    begin: ({ socket }: IncomingMessage): Begun => ({
      at: performance.now(),
      sent: accessLog ? socket.bytesWritten : 0,
    }),

    /** Answered without waiting: most of all requests, so nothing is done here that is not asked for. */
    atOnce(
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      cache: CacheOutcome,
      began: Begun,
    ): void {
      const route = cache === "hit" ? (path.endsWith(".data") ? "data" : "page") : routeOf(path);
      record(route, cache, response.statusCode, began);
      if (!accessLog) return;
      const requestId = requestIdOf(request, trustedProxies);
      response.once("close", () => logLine(request, response, { path, cache, began, requestId }));
    },

    /** Anything else runs with the request's id, which its log lines carry, and its answer if caches may not share it. */
    run(
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      began: Begun,
      serve: () => Promise<void>,
    ): void {
      const route = routeOf(path);
      const isReading = request.method === "GET" || request.method === "HEAD";
      const cache: CacheOutcome = isReading && isPageClass(route) ? "miss" : "none";
      const requestId = requestIdOf(request, trustedProxies);
      // Files and pages are everybody's: in a cache the id would be another's.
      if (route !== "file" && cache !== "miss") response.setHeader("x-request-id", requestId);
      response.once("close", () => {
        record(route, cache, response.statusCode, began);
        if (accessLog) logLine(request, response, { path, cache, began, requestId });
      });
      runInRequest(requestId, () => void (isTracing() ? traced(request, response, route, serve) : serve()));
    },
  };

  function traced(
    request: IncomingMessage,
    response: ServerResponse,
    route: string,
    serve: () => Promise<void>,
  ): Promise<void> {
    const method = request.method ?? "GET";
    const attributes = { "http.request.method": method, "http.route": route };
    return span(
      `${method} ${route}`,
      { kind: "server", attributes, ...(trustedProxies > 0 ? { parent: request.headers } : {}) },
      async (open) => {
        await serve();
        if (!response.closed) await new Promise((resolve) => response.once("close", resolve));
        open.set({ "http.response.status_code": response.statusCode });
      },
    );
  }
}
