import type { ContentfulStatusCode } from "hono/utils/http-status";

interface FaultBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** An answer in Stripe's error envelope. */
export class StripeFault extends Error {
  override name = "StripeFault";
  readonly status: ContentfulStatusCode;
  readonly body: FaultBody;
  constructor(status: ContentfulStatusCode, body: FaultBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeFault(400, { type: "invalid_request_error", message, ...more });

export const resourceMissing = (kind: string, id: string, param: string) =>
  new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
