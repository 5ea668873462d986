/** `/studio` behind the site's own address: passed on to the studio's process, which may be away. */
import { type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Log } from "../platform/log.ts";
import { preferredLocale, readCookie } from "../site/i18n/locale.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";

const prefix = "/studio";
export const isStudioPath = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Of one connection, not of the message. */
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer"]);

/** Where a request comes from, for whom and to what: strangers write them as well, and the studio is told by the site alone. */
const isAboutOrigin = (name: string) => /^(forwarded|x-(forwarded|real|original|rewrite)-.*)$/.test(name);

/** The studio's own pages have inline scripts; nothing in them comes from elsewhere. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Addresses in the studio name drafts, so that other sites learn none of them. */
const ownHeaders = { ...Object.fromEntries(baseHeaders), "referrer-policy": "same-origin" };
const refusalHeaders = { ...ownHeaders, "content-security-policy": plainPolicy, "cache-control": "no-store" };

const away = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Studio</title>
<body style="font:1.1rem/1.6 system-ui;max-width:34rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark">
<h1>The studio is not running</h1><p>The site goes on without it. Nothing that was saved is lost; try again in a minute.</p>
<h1 lang="es">El estudio no está en marcha</h1><p lang="es">El sitio sigue sin él. Nada de lo guardado se ha perdido; vuelve a intentarlo en un minuto.</p>`;

/** What the studio takes of a file (`upload` in studio/src/payload.config.ts), and room for the form around it. */
const largestFile = 20_000_000;
const largestBody = largestFile + 1_000_000;
const tooLarge = {
  "en-US": "This file is too large. The studio takes files of up to 20 MB.",
  es: "Este archivo es demasiado grande. El estudio admite archivos de hasta 20 MB.",
};

/** Browsers read an answer when they have sent everything; what is far larger than any picture is cut off. */
const mostDiscarded = 20 * largestBody;

/** Reads a body that nobody wants, so that its sender comes to read the answer. */
function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) {
    request.resume();
    return Promise.resolve();
  }
  let left = mostDiscarded;
  return new Promise((resolve) => {
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.once("end", resolve).once("close", resolve).on("error", resolve).resume();
  });
}

/** As the studio's own answers are, whose form shows the message. */
async function refuseLarge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cookie, "accept-language": accepted } = request.headers;
  const locale = preferredLocale(undefined, readCookie(cookie, "payload-lng") ?? accepted);
  const body = JSON.stringify({ errors: [{ message: tooLarge[locale] }] });
  response.writeHead(413, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    ...refusalHeaders,
  });
  response.write(body);
  // An end may close the connection, and what is still on its way would then take the answer with it.
  await discardRest(request);
  response.end();
}

interface StudioProxyOptions {
  baseUrl: string;
  origin: string;
  log: Pick<Log, "warn">;
  /** Uploads take their time; an answer that does not begin does not come. */
  timeoutMs?: number;
}

export function createStudioProxy({ baseUrl, origin, log, timeoutMs = 60_000 }: StudioProxyOptions) {
  const { hostname, port } = new URL(baseUrl);
  const site = new URL(origin);

  async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, {
      "content-type": "text/html; charset=utf-8",
      ...refusalHeaders,
      "retry-after": "30",
      "content-length": Buffer.byteLength(away),
    });
    response.write(away);
    await discardRest(request);
    response.end();
  }

  return async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    if (Number(request.headers["content-length"]) > largestBody) return refuseLarge(request, response);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !hopByHop.has(name) && !isAboutOrigin(name)),
    );
    const onward = send({
      hostname,
      port,
      path: url,
      method: request.method,
      headers: {
        ...headers,
        host: site.host,
        "x-forwarded-host": site.host,
        "x-forwarded-proto": site.protocol.slice(0, -1),
      },
      timeout: timeoutMs,
    });
    onward.on("timeout", () => onward.destroy(new Error("The studio did not answer in time.")));
    response.on("close", () => onward.destroy());
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      onward.on("response", resolve).on("error", reject);
    });
    try {
      // No pipeline, which would end the sender's connection with the studio's: an answer may come before the whole body.
      request.pipe(onward);
      const answer = await answered;
      const own = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(own),
        ...ownHeaders,
        "content-security-policy": policy,
        "x-robots-tag": "noindex",
        ...(url.startsWith(`${prefix}/_next/static/`) ? {} : { "cache-control": "private, no-store" }),
      });
      await pipeline(answer, response, { end: false });
      request.unpipe(onward);
      await discardRest(request);
      response.end();
    } catch (error) {
      if (response.destroyed) return;
      log.warn({ err: error }, "the studio did not answer");
      await refuse(request, response);
    }
  };
}
