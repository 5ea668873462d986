import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProxy } from "./proxy.ts";

interface Seen {
  url: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const seen: Seen[] = [];
let backend: Server;
let app: Hono;
beforeAll(async () => {
  backend = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, headers: request.headers, body });
    if (request.url?.startsWith("/base/slow")) return;
    response.writeHead(201, { "content-type": "application/json", "set-cookie": "a=b" }).end('{"id":7}');
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const { port } = backend.address() as AddressInfo;
  const options = {
    partner: "leads" as const,
    baseUrl: `http://127.0.0.1:${port}/base/`,
    log: pino({ level: "silent" }),
  };
  const proxy = createProxy({
    ...options,
    at: "/lead-routing",
    calls: [
      { method: "POST", path: "/leads" },
      { method: "GET", path: "/leads/:id/coreg-offers" },
    ],
    timeoutMs: 60_000,
  });
  const impatient = createProxy({
    ...options,
    at: "/impatient",
    calls: [{ method: "GET", path: "/slow" }],
    timeoutMs: 200,
  });
  app = new Hono().route("/lead-routing", proxy).route("/impatient", impatient);
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

test("a listed call is passed on with its body and token, but neither cookies nor who asked; the answer comes back without cookies", async () => {
  const answer = await app.request("/lead-routing/leads?x=1", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-lead-token": "t",
      cookie: "secret=1",
      authorization: "Bearer x",
      "x-forwarded-for": "203.0.113.1",
    },
    body: '{"email":"a@example.com"}',
  });
  expect([answer.status, await answer.json()]).toEqual([201, { id: 7 }]);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(seen.at(-1)).toMatchObject({ url: "/base/leads?x=1", body: '{"email":"a@example.com"}' });
  expect(seen.at(-1)?.headers["x-lead-token"]).toBe("t");
  for (const name of ["cookie", "authorization", "x-forwarded-for"])
    expect(seen.at(-1)?.headers[name]).toBeUndefined();
});

test("what is not listed is not passed on, and a backend that does not answer is 502", async () => {
  const before = seen.length;
  expect((await app.request("/lead-routing/admin")).status).toBe(404);
  expect((await app.request("/lead-routing/leads")).status).toBe(404);
  expect(seen).toHaveLength(before);
  expect((await app.request("/lead-routing/leads/5/coreg-offers?count=2")).status).toBe(201);
  expect(seen.at(-1)?.url).toBe("/base/leads/5/coreg-offers?count=2");
  expect((await app.request("/impatient/slow")).status).toBe(502);
});
