import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { sendRequest } from "../tests/support/server.ts";
import { limitConnections } from "./connections.ts";
import { createHttpServer } from "./http.ts";
import { listen } from "./serve.ts";

const servers: Server[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const open = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    clients.push(socket);
  });
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    for (const event of ["close", "error"] as const) socket.once(event, () => resolve());
  });
const request = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";
// More than the buffers of both ends of a connection take.
const large = Buffer.alloc(24 * 1024 * 1024);

test.each([
  ["that reads nothing is ended when it stalls", { stalledMs: 200, unreadBytes: large.length * 2 }],
  [
    "is ended when an answer takes too long",
    { stalledMs: 60_000, answerMs: 200, unreadBytes: large.length * 2 },
  ],
  ["is ended when its address leaves too much unread", { stalledMs: 60_000, unreadBytes: 1024 * 1024 }],
])("a client %s", async (_name, limits) => {
  const warn = vi.fn();
  const server = createServer((_request, response) => response.end(large));
  servers.push(server);
  limitConnections(server, { warn }, { perAddress: 0, sweepMs: 50, ...limits });
  const port = await listen(server, 0, "127.0.0.1");
  const deaf = await open(port);
  deaf.pause();
  deaf.write(request);
  const held = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(held).toBe(1);
  await expect.poll(held, { timeout: 20_000 }).toBe(0);
});

test("a client that goes on reading is not ended, however slowly it reads", async () => {
  const server = createServer((_request, response) => response.end(large));
  servers.push(server);
  limitConnections(
    server,
    { warn: vi.fn() },
    { perAddress: 0, sweepMs: 50, stalledMs: 2000, unreadBytes: large.length * 2 },
  );
  const slow = await open(await listen(server, 0, "127.0.0.1"));
  let received = 0;
  slow.on("data", (chunk) => {
    received += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 5);
  });
  slow.write(request);
  await expect.poll(() => received, { timeout: 30_000 }).toBeGreaterThan(large.length);
}, 40_000);

test("connections up to the limit per address are accepted; the next gets 429 and is closed, and a closed one makes room", async () => {
  const listener = (_request: unknown, response: { end(text: string): void }) => response.end("here");
  const server = createHttpServer(listener, { warn: vi.fn() }, { perAddress: 3 });
  servers.push(server);
  const port = await listen(server, 0, "127.0.0.1");
  const base = `http://127.0.0.1:${port}`;
  const [first] = await Promise.all([open(port), open(port), open(port)]);
  const { status, headers, body } = await sendRequest(base, "/");
  expect([status, headers["retry-after"], headers.connection]).toEqual([429, "5", "close"]);
  expect(JSON.parse(String(body)).code).toBe("connection.too_many");
  // Idle excess connections are closed too.
  await closed(await open(port));
  first!.destroy();
  await expect.poll(async () => (await sendRequest(base, "/")).status).toBe(200);
});

test("a connection with too many unanswered requests is ended; others of its address stay and new ones are accepted", async () => {
  let answered = 0;
  const listener = (_request: unknown, response: { end(text: string): void }) => {
    answered++;
    setTimeout(() => response.end("here"), 20);
  };
  const warn = vi.fn();
  const server = createHttpServer(listener, { warn }, { perAddress: 100 });
  servers.push(server);
  const port = await listen(server, 0, "127.0.0.1");
  const eager = await open(port);
  eager.write(request.repeat(20));
  await expect.poll(() => answered).toBe(20);
  expect(eager.closed).toBe(false);
  const flooding = await open(port);
  const ended = closed(flooding);
  flooding.write(request.repeat(400));
  await ended;
  expect(answered).toBeLessThan(60);
  const again = await open(port);
  again.write(request.repeat(400));
  await closed(again);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { address: "127.0.0.1", ended: 1 },
    "a client that sent many requests at once was disconnected",
  );
  expect(eager.closed).toBe(false);
  expect((await sendRequest(`http://127.0.0.1:${port}`, "/")).status).toBe(200);
});
