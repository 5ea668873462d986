import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../../platform/encoding.ts";
import type { Entry, Form } from "./entry.ts";
import { findForm, makeForm } from "./forms.ts";

export const etagMatches = (header: string, etag: string) =>
  header === etag ||
  header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");

/** The hot path: no copies, and no promises for clients that accept the cached form. */
export function sendEntry(
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const known = request.headers["if-none-match"];
  if (known !== undefined && entry.status === 200 && etagMatches(known, entry.etag)) {
    response.writeHead(304, entry.notModified);
    response.end();
    return;
  }
  const send = ({ body, headers }: Form) => {
    response.writeHead(entry.status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  const form = findForm(entry, encoding);
  if (form) send(form);
  else return makeForm(entry, encoding).then(send);
}
