/** `POST /studio/api/check`: what the panel beside a text shows. */
import type { Endpoint, PayloadRequest } from "payload";
import type { Words } from "../../../contracts/content-types.ts";
import { mayRead } from "../access.ts";
import { typeOf } from "../collections/names.ts";
import type { Doc } from "../library/to-record.ts";
import { completeDocument } from "../rich-text/complete.ts";
import { checkDocument } from "./check-document.ts";
import type { Finding } from "./findings.ts";
import { labelOf } from "./labels.ts";

/** More than the longest text of a library, many times over. */
const mostBytes = 2_000_000;

const refused = (status: number, code: string, title: string) =>
  Response.json({ code, title, status }, { status });

/** As the panel reads it. */
export interface NamedFinding extends Finding {
  label?: Words | undefined;
}

interface Asked {
  collection?: unknown;
  data?: unknown;
}

async function bodyOf(req: PayloadRequest): Promise<Asked | undefined> {
  const text = await req.text!();
  if (text.length > mostBytes) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

async function handler(req: PayloadRequest): Promise<Response> {
  if (!req.user) return refused(401, "unauthorized", "Unauthorized");
  if (!(await mayRead({ req }))) return refused(403, "forbidden", "Forbidden");
  if (Number(req.headers.get("content-length")) > mostBytes)
    return refused(413, "too-large", "Content Too Large");
  const { collection, data } = (await bodyOf(req)) ?? {};
  const type = typeof collection === "string" ? typeOf(collection) : undefined;
  if (!type || typeof data !== "object" || data === null) return refused(400, "bad-request", "Bad Request");
  const doc = { id: "", ...data } as Doc;
  try {
    // As it would be saved: the form still has references as they were typed.
    await completeDocument(req, type, doc as unknown as Record<string, unknown>);
    const findings = await checkDocument(req, type, doc);
    const named: NamedFinding[] = findings.map((finding) => ({ ...finding, label: labelOf(type, finding) }));
    return Response.json({ findings: named }, { headers: { "cache-control": "no-store" } });
  } catch (failure) {
    // A form in between two states is no fault of the studio.
    req.payload.logger.warn({ err: failure }, "A text could not be checked");
    return refused(422, "not-checked", "The text could not be checked");
  }
}

export const checkEndpoint: Endpoint = { path: "/check", method: "post", handler };
