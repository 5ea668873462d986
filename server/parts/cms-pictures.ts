import { Hono } from "hono";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";

export interface CmsPicturesOptions {
  /** Where the CMS is; its pictures are below /media. */
  origin: string;
  log: Pick<Log, "error">;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

const passedBack = ["content-type", "cache-control", "etag", "last-modified"];
const week = "public, max-age=604800, must-revalidate";

/** A path that stays below /media however it is decoded. */
function staysBelow(pathname: string): boolean {
  try {
    return pathname.startsWith("/media/") && !/(^|[/\\])\.\.([/\\]|$)/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The pictures a CMS names as `/media/…`, at our own address: pages show pictures of their own origin only. */
export function createCmsPictures({
  origin,
  log,
  fetch: send = fetch,
  timeoutMs = 10_000,
}: CmsPicturesOptions): Hono {
  const app = new Hono();
  app.get("/media/*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!staysBelow(pathname)) return c.text("Not Found", 404);
    const known = c.req.header("if-none-match");
    try {
      const response = await send(origin + pathname + search, {
        headers: { accept: "image/*", ...(known ? { "if-none-match": known } : {}) },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isPicture = response.ok && response.headers.get("content-type")?.startsWith("image/") === true;
      if (!isPicture && response.status !== 304) {
        await response.body?.cancel();
        return c.text("Not Found", 404);
      }
      const headers = new Headers({
        "cache-control": week,
        // A drawing opened by itself must not run anything.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      for (const name of passedBack) {
        const value = response.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return new Response(response.body, { status: response.status, headers });
    } catch (error) {
      log.error({ err: error, path: pathname }, "a picture of the CMS could not be fetched");
      return refuse(c, 502, "media.unavailable", "The picture could not be fetched.");
    }
  });
  return app;
}
