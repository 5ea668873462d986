/** How the contract of the member service is asked, and what a good answer and a refusal look like. */
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { problem } from "../../contracts/content.ts";
import type { Samples } from "../support/member-samples.ts";

export interface MemberTarget {
  fetch(request: Request): Response | Promise<Response>;
  /** Up to and with /{product}/api/v2. */
  baseUrl: string;
  /** The tokens of two members without any data. */
  tokens: [string, string];
  /** The token of a third, who has premium. */
  premium: string;
  samples: Samples;
  /** Of the service's clock; today where it is not said. */
  now?: Date;
}

export interface MemberCheck {
  name: string;
  run(target: MemberTarget): Promise<void>;
}

type Sent = { token?: string | null; body?: unknown; headers?: Record<string, string> };

export async function send(target: MemberTarget, method: string, path: string, sent: Sent = {}) {
  const { token = target.tokens[0], body, headers } = sent;
  const response = await target.fetch(
    new Request(target.baseUrl + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

export async function good<T>(schema: z.ZodMiniType<T>, answer: ReturnType<typeof send>): Promise<T> {
  const { status, json, text } = await answer;
  assert.equal(status, 200, text.slice(0, 300));
  return z.parse(schema, json);
}

export async function refused(status: number, code: string, answer: ReturnType<typeof send>): Promise<void> {
  const { json, headers, status: given, text } = await answer;
  assert.deepEqual([given, json?.code], [status, code], text.slice(0, 300));
  assert.match(headers.get("content-type") ?? "", /application\/problem\+json/);
  z.parse(problem, json);
}
