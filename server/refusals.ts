import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { localeOfPath } from "../site/i18n/locale.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";

/** Requests that never reach the site: what is wrong with them, in both languages. */
const refusals = {
  "url.malformed": {
    status: 400,
    "en-US": ["Bad Request", "The address of this page is not written correctly."],
    es: ["Solicitud incorrecta", "La dirección de esta página no está bien escrita."],
  },
  "request.malformed": {
    status: 400,
    "en-US": ["Bad Request", "The request is not written correctly."],
    es: ["Solicitud incorrecta", "La solicitud no está bien escrita."],
  },
  "url.too_long": {
    status: 414,
    "en-US": ["Address Too Long", "The address of this page is too long."],
    es: ["Dirección demasiado larga", "La dirección de esta página es demasiado larga."],
  },
  "method.not_allowed": {
    status: 405,
    "en-US": ["Method Not Allowed", "This page cannot be used that way."],
    es: ["Método no permitido", "Esta página no se puede usar de esa manera."],
  },
  "body.too_large": {
    status: 413,
    "en-US": ["Too Much at Once", "The form that was sent is too large."],
    es: ["Demasiado a la vez", "El formulario enviado es demasiado grande."],
  },
  "body.length_unknown": {
    status: 411,
    "en-US": ["Length Required", "The form was sent without its length."],
    es: ["Falta la longitud", "El formulario se envió sin su longitud."],
  },
  "origin.foreign": {
    status: 403,
    "en-US": ["Forbidden", "The form was sent from another site."],
    es: ["Prohibido", "El formulario se envió desde otro sitio."],
  },
  "request.failed": {
    status: 500,
    "en-US": ["Something Went Wrong", "It did not work; it is safe to try again."],
    es: ["Algo salió mal", "No funcionó; puedes intentarlo de nuevo."],
  },
  "request.unavailable": {
    status: 503,
    "en-US": ["Not Available Just Now", "It did not work; it is safe to try again in a moment."],
    es: ["No disponible por ahora", "No funcionó; puedes intentarlo de nuevo en un momento."],
  },
  "request.too_many": {
    status: 429,
    "en-US": [
      "Too Many Requests",
      "A lot was asked for from your address just now. Please try again in a moment.",
    ],
    es: [
      "Demasiadas solicitudes",
      "Se ha pedido mucho desde tu dirección hace un momento. Inténtalo de nuevo en unos segundos.",
    ],
  },
  "connection.too_many": {
    status: 429,
    "en-US": ["Too Many Connections", "Your address has too many connections open."],
    es: ["Demasiadas conexiones", "Tu dirección tiene demasiadas conexiones abiertas."],
  },
} as const;

const ownHeaders = [...baseHeaders, ["content-security-policy", plainPolicy] as const];
const home = { "en-US": ["/", "Home page"], es: ["/es", "Página de inicio"] } as const;

type RefusalCode = keyof typeof refusals;

/** The router asks for routes by the paths of all links on a page, in addresses of up to 7,680 characters. */
export const maxUrlLength = 8000;

/** Clients leave these out of what they send; the router would resolve them, and go elsewhere than what reads the path before it. */
const dotSegment = /\/(\.|%2e){1,2}(\/|$)/i;

/** Undefined for an address that can be looked up. */
export function refusalOf(url: string): RefusalCode | undefined {
  if (url.length > maxUrlLength) return "url.too_long";
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!path.startsWith("/") || path.includes("\\") || url.includes("#") || dotSegment.test(path))
    return "url.malformed";
  // Nor has a NUL a place in a query: no database stores it.
  if (url.includes("%00")) return "url.malformed";
  if (!path.includes("%")) return undefined;
  try {
    // A NUL or other control character has no place in a path, encoded or not.
    return /\p{Cc}/u.test(decodeURIComponent(path)) ? "url.malformed" : undefined;
  } catch {
    return "url.malformed";
  }
}

/** What is in front of the server may have read the first Host header, and the server another. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/**
 * A page's form is held in memory while it is read, so it must be small and say how long it is. The router refuses forms of
 * other sites too, but only with an error and its stack in the log.
 */
export const maxFormBytes = 64 * 1024;

export function formRefusal({ headers }: IncomingMessage, ownOrigin: string): RefusalCode | undefined {
  if (headers.origin !== undefined && headers.origin !== ownOrigin) return "origin.foreign";
  if (headers["content-length"] === undefined) return "body.length_unknown";
  return Number(headers["content-length"]) > maxFormBytes ? "body.too_large" : undefined;
}

export function refuse(
  code: RefusalCode,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[] = [],
): void {
  const { status, ...labels } = refusals[code];
  const locale = localeOfPath((request.url ?? "/").slice(0, 8));
  const [title, detail] = labels[locale];
  const [homePath, homeName] = home[locale];
  const wantsHtml = request.headers.accept?.includes("text/html") === true;
  const body = wantsHtml
    ? `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${detail}</p><p><a href="${homePath}">${homeName}</a></p></html>`
    : JSON.stringify({ type: "about:blank", title, status, detail, code });
  response.writeHead(status, [
    ...ownHeaders.flat(),
    "content-type",
    wantsHtml ? "text/html; charset=utf-8" : "application/problem+json",
    ...(code === "method.not_allowed" ? ["allow", "GET, HEAD, POST"] : []),
    ...headers,
    "cache-control",
    "no-store",
    "content-length",
    String(Buffer.byteLength(body)),
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** What node's parser refuses has no response object; the socket is all there is. */
export function refuseSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isTooLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  // Browsers open connections ahead: a word on one that was never used would be taken for the answer to what comes next.
  const wasUsed = (socket as Partial<Socket>).bytesRead !== 0;
  if (!socket.writable || error.code === "ECONNRESET" || (isTooLate && !wasUsed)) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const line = tooLarge
    ? "431 Request Header Fields Too Large"
    : isTooLate
      ? "408 Request Timeout"
      : "400 Bad Request";
  const body = JSON.stringify({
    type: "about:blank",
    title: line.slice(4),
    status: Number(line.slice(0, 3)),
    code: tooLarge ? "headers.too_large" : isTooLate ? "request.timeout" : "request.malformed",
  });
  const headers = [
    ...ownHeaders,
    ["content-type", "application/problem+json"],
    ["content-length", String(Buffer.byteLength(body))],
    ["connection", "close"],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${line}\r\n${lines}\r\n${body}`);
}
