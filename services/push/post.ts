import http from "node:http";
import https from "node:https";
import { counts } from "../../platform/counts.ts";
import { publicLookup } from "../../platform/public-address.ts";
import { span } from "../../platform/tracing.ts";

interface PostOptions {
  /** Also to http and to addresses that are not public. */
  allowTest: boolean;
  /** Of one request: when it aborts, nobody waits for the answer any more. */
  timeout?: () => AbortSignal;
}

interface PostRequest {
  headers: Record<string, string | number>;
  body: Buffer;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

export type Post = (endpoint: string, request: PostRequest) => Promise<PostAnswer>;

/** One request to a push service: bounded in time, no redirect followed, no answer read. */
export function createPost({ allowTest, timeout = () => AbortSignal.timeout(10_000) }: PostOptions): Post {
  const send: Post = (endpoint, { headers, body }) =>
    new Promise((done, fail) => {
      const plain = allowTest && endpoint.startsWith("http:");
      const request = (plain ? http : https).request(endpoint, {
        method: "POST",
        headers,
        signal: timeout(),
        ...(allowTest ? {} : { lookup: publicLookup }),
      });
      request.on("error", fail);
      request.on("response", (response) => {
        done({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
        response.on("error", () => {});
        response.destroy();
      });
      request.end(body);
    });
  return async (endpoint, request) => {
    const began = performance.now();
    let outcome = "failed";
    try {
      const attributes = { "http.request.method": "POST", "server.address": new URL(endpoint).hostname };
      const answer = await span("POST push", { kind: "client", attributes }, () => send(endpoint, request));
      if (answer.status < 500) outcome = "ok";
      return answer;
    } finally {
      counts.partnerCalls.inc("push", outcome);
      counts.partnerTime.observe((performance.now() - began) / 1000, "push");
    }
  };
}
