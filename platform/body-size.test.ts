import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lengthRequired, limitBody } from "./body-size.ts";

const app = new Hono();
app.use("/forms/*", lengthRequired("form.unmeasured"));
app.all("*", limitBody(10), async (c) => c.text(`${c.req.method} ${await c.req.text()}`));

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Without its length, as a stream goes out. */
const streamed = (text: string): RequestInit =>
  ({ method: "PUT", body: new Blob([text]).stream(), duplex: "half" }) as RequestInit;

describe.each([
  ["over the network", (path: string, init: RequestInit) => fetch(base + path, init)],
  ["in the same process", (path: string, init: RequestInit) => app.request(path, init)],
])("a body is bounded %s", (_, send) => {
  test("a DELETE without a body passes", async () => {
    const answer = await send("/", { method: "DELETE" });
    expect([answer.status, await answer.text()]).toEqual([200, "DELETE "]);
  });

  test.each([
    ["known", (text: string): RequestInit => ({ method: "PUT", body: text })],
    ["unknown", streamed],
  ])("just as much is read whole, more is a 413 problem, its length %s", async (_, init) => {
    expect(await (await send("/", init("0123456789"))).text()).toBe("PUT 0123456789");
    const answer = await send("/", init("0123456789!"));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: "request.too_large" });
  });
});

test("a form without its length is a 411 problem", async () => {
  const answer = await fetch(`${base}/forms/x`, streamed("a=b"));
  expect(answer.status).toBe(411);
  expect(await answer.json()).toMatchObject({ code: "form.unmeasured" });
  expect((await fetch(`${base}/forms/x`, { method: "POST", body: "a=b" })).status).toBe(200);
});
