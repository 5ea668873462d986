import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createPurgeCall } from "./purge-call.ts";

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Answers as the vendors' API references say; nobody has tried the vendors themselves. */
const calls: Call[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const server: Server = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method, url, headers } = request;
  calls.push({ method, url, headers, body: JSON.parse(text) });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());
beforeEach(() => {
  calls.length = 0;
  answer = { status: 200, body: { success: true, status: "ok" } };
});

const signal = new AbortController().signal;
const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);

test("Fastly: POST /service/{id}/purge with at most 256 surrogate keys, soft unless something was withdrawn", async () => {
  const purge = createPurgeCall({ kind: "fastly", url, zone: "SU1Z0isxPaozGVKXdv0eY", token: "secret" });
  await purge({ keys: keys(300), hard: false }, signal);
  expect(calls.map(({ body }) => (body as { surrogate_keys: string[] }).surrogate_keys.length)).toEqual([
    256, 44,
  ]);
  expect(calls[0]).toMatchObject({
    method: "POST",
    url: "/service/SU1Z0isxPaozGVKXdv0eY/purge",
    headers: { "fastly-key": "secret", "fastly-soft-purge": "1", "content-type": "application/json" },
  });
  await purge({ keys: ["a"], hard: true }, signal);
  expect(calls[2]!.headers).not.toHaveProperty("fastly-soft-purge");
});

test("Cloudflare: POST /zones/{id}/purge_cache with at most 100 tags", async () => {
  const purge = createPurgeCall({
    kind: "cloudflare",
    url: `${url}/client/v4`,
    zone: "023e105f",
    token: "secret",
  });
  await purge({ keys: keys(150), hard: false }, signal);
  expect(calls.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([100, 50]);
  expect(calls[0]).toMatchObject({
    url: "/client/v4/zones/023e105f/purge_cache",
    headers: { authorization: "Bearer secret" },
  });
});

test("a cache of your own: POST with the keys in the body and in Surrogate-Key", async () => {
  const purge = createPurgeCall({ kind: "generic", url: `${url}/purge`, token: "secret" });
  await purge({ keys: ["a", "b"], hard: false }, signal);
  await purge({ keys: ["c"], hard: true }, signal);
  expect(calls).toMatchObject([
    {
      url: "/purge",
      headers: { authorization: "Bearer secret", "surrogate-key": "a b", "soft-purge": "1" },
      body: { keys: ["a", "b"], soft: true },
    },
    { headers: { "surrogate-key": "c" }, body: { keys: ["c"], soft: false } },
  ]);
  expect(calls[1]!.headers).not.toHaveProperty("soft-purge");
});

test("a refusal is an error that says what was answered, and never the token", async () => {
  const purge = createPurgeCall({ kind: "cloudflare", url, zone: "1", token: "secret" });
  answer = { status: 403, body: { success: false, errors: [{ message: "Authentication error" }] } };
  await expect(purge({ keys: ["a"], hard: false }, signal)).rejects.toThrow(/403 .*Authentication error/);
  answer = { status: 200, body: { success: false, errors: [] } };
  await expect(purge({ keys: ["a"], hard: false }, signal)).rejects.toThrow(/success/);
  await expect(purge({ keys: ["a"], hard: false }, signal)).rejects.not.toThrow(/secret/);
});
