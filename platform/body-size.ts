import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./problem.ts";

type Refuse = (c: Context, bytes: number) => Response;

const tooLarge: Refuse = (c, bytes) =>
  refuse(c, 413, "request.too_large", `The body may have at most ${bytes} bytes.`);

/** Rejects larger bodies, whether the length is declared or must be counted. */
export function limitBody(bytes: number, refuseLarge = tooLarge): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: bytes, onError: (c) => refuseLarge(c, bytes) });
  return (c, next) => {
    c.req.raw = copyable(c.req.raw);
    return counted(c, next);
  };
}

/** For forms: a browser always says how long they are. */
export function lengthRequired(code: string): MiddlewareHandler {
  return async (c, next) =>
    c.req.header("transfer-encoding") === undefined
      ? next()
      : refuse(c, 411, code, "Say how long the body is (Content-Length).");
}

/**
 * The HTTP server passes its own Request class, which the platform cannot copy; Hono's body limit copies it
 * if no length is declared, as with every DELETE. Such a request is converted to a platform Request.
 */
function copyable(request: Request): Request {
  const { method, headers, url, signal } = request;
  const isPlain = Object.getPrototypeOf(request) === Request.prototype;
  if (isPlain || method === "GET" || method === "HEAD" || headers.has("content-length")) return request;
  const body = headers.has("transfer-encoding") ? { body: request.body, duplex: "half" as const } : {};
  return new Request(url, { method, headers, signal, ...body });
}
