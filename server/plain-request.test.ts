import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainRequest } from "./plain-request.ts";
import { listen } from "./serve.ts";

let server: Server;
let base: string;

beforeAll(async () => {
  const app = new Hono();
  app.use(plainRequest);
  app.all("*", bodyLimit({ maxSize: 10 }), async (c) => c.text(`${c.req.method} ${await c.req.text()}`));
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  base = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});
afterAll(() => server.close());

test("a DELETE without a body passes a body limit", async () => {
  const answer = await fetch(base, { method: "DELETE" });
  expect([answer.status, await answer.text()]).toEqual([200, "DELETE "]);
});

test("a body whose length is not told is read whole, and limited", async () => {
  const send = (text: string) =>
    fetch(base, { method: "PUT", body: new Blob([text]).stream(), duplex: "half" } as RequestInit);
  expect(await (await send("short")).text()).toBe("PUT short");
  expect((await send("much too long for this")).status).toBe(413);
});
