import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../tests/support/eventually.ts";
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
const hour = 3_600_000;
// More than the buffers of both ends of a connection take.
const large = Buffer.alloc(24 * 1024 * 1024);

/** The server's end of the next connection. */
const nextConnection = (server: Server) =>
  new Promise<Socket>((resolve) => server.once("connection", (socket: Socket) => resolve(socket)));
/** One limit at a time: the others are hours away. */
const apart = { perAddress: 0, sweepMs: 50, stalledMs: hour, answerMs: hour, unreadBytes: large.length * 2 };

test.each([
  ["that reads nothing is ended when it stalls", { stalledMs: 200 }],
  ["is ended when an answer takes too long", { answerMs: 200 }],
  ["is ended when its address leaves too much unread", { unreadBytes: 1024 * 1024 }],
])("a client %s", async (_name, limits) => {
  const server = createServer((_request, response) => response.end(large));
  servers.push(server);
  limitConnections(server, { warn: vi.fn() }, { ...apart, ...limits });
  const connected = nextConnection(server);
  const deaf = await open(await listen(server, 0, "127.0.0.1"));
  const ended = closed(await connected);
  deaf.pause();
  deaf.write(request);
  await ended;
});

test("connections up to the limit per address are accepted; the next gets 429 and is closed, and a closed one makes room", async () => {
  const listener = (_request: unknown, response: { end(text: string): void }) => response.end("here");
  const start = (refusedMs: number) => {
    const server = createHttpServer(listener, { warn: vi.fn() }, { perAddress: 3, refusedMs });
    servers.push(server);
    return listen(server, 0, "127.0.0.1");
  };
  const port = await start(hour);
  const base = `http://127.0.0.1:${port}`;
  const [first] = await Promise.all([open(port), open(port), open(port)]);
  const { status, headers, body } = await sendRequest(base, "/");
  expect([status, headers["retry-after"], headers.connection]).toEqual([429, "5", "close"]);
  expect(JSON.parse(String(body)).code).toBe("connection.too_many");
  first!.destroy();
  await eventually(async () => expect((await sendRequest(base, "/")).status).toBe(200));
  // Idle excess connections are closed too.
  const hasty = await start(50);
  await Promise.all([open(hasty), open(hasty), open(hasty)]);
  await closed(await open(hasty));
});

test("a connection with too many unanswered requests is ended; others of its address stay and new ones are accepted", async () => {
  let answered = 0;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const listener = async (_request: unknown, response: { end(text: string): void }) => {
    answered++;
    await mayAnswer;
    response.end("here");
  };
  const warn = vi.fn();
  // Lines about floods are rare: here no time passes between them.
  const server = createHttpServer(listener, { warn }, { perAddress: 100, now: () => 0 });
  servers.push(server);
  const port = await listen(server, 0, "127.0.0.1");
  const eager = await open(port);
  eager.write(request.repeat(20));
  await eventually(() => expect(answered).toBe(20));
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
  answer();
  expect((await sendRequest(`http://127.0.0.1:${port}`, "/")).status).toBe(200);
});
