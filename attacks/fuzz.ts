/** Random requests at every endpoint, as fast as the site answers; none may be answered with 500 or above. */
import type { Socket } from "node:net";
import type { Target } from "./attack.ts";
import { type Endpoint, findEndpoints } from "./endpoints.ts";
import { createRandom, type RandomRequest, randomRequest } from "./random-request.ts";

const connections = 32;
const answerMs = 60_000;
const nothing = Buffer.alloc(0);

/** Length of the body that follows, from the head of an answer; undefined when it ends with the connection. */
function bodyOf(head: string, method: string): { length: number } | "chunked" | undefined {
  const status = Number(head.slice(9, 12));
  if (method === "HEAD" || status === 204 || status === 304) return { length: 0 };
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return "chunked";
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : { length: Number(length) };
}

/** Whether the chunks from `at` on are complete. */
function isWhole(bytes: Buffer, at: number): boolean {
  for (let place = at; ; ) {
    const end = bytes.indexOf("\r\n", place);
    if (end < 0) return false;
    const length = Number.parseInt(bytes.toString("latin1", place, end), 16);
    place = end + 2 + length + 2;
    if (length === 0) return bytes.length >= place;
    if (place > bytes.length || Number.isNaN(length)) return false;
  }
}

/** One request and its answer; the socket may be used again when `reusable`. Status 0: the connection ended without one. */
function exchange(
  socket: Socket,
  bytes: Buffer,
  method: string,
): Promise<{ status: number; reusable: boolean }> {
  return new Promise((resolve) => {
    let received: Buffer = nothing;
    const done = (status: number, reusable: boolean) => {
      clearTimeout(timer);
      socket.removeAllListeners("data").removeAllListeners("close");
      resolve({ status, reusable });
    };
    const timer = setTimeout(() => done(0, false), answerMs);
    if (socket.destroyed) {
      done(0, false);
      return;
    }
    socket.on("close", () => done(Number(received.toString("latin1", 9, 12)) || 0, false));
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      // An interim answer is followed by the real one.
      while (received.subarray(9, 12).toString("latin1") === "100") {
        const end = received.indexOf("\r\n\r\n");
        if (end < 0) return;
        received = received.subarray(end + 4);
      }
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = received.toString("latin1", 0, end);
      const body = bodyOf(head, method);
      if (body === undefined) return;
      const isComplete =
        body === "chunked" ? isWhole(received, end + 4) : received.length >= end + 4 + body.length;
      if (isComplete) done(Number(head.slice(9, 12)), !/\r\nconnection: *close/i.test(head));
    });
    socket.write(bytes);
  });
}

function written({ method, path, headers, body }: RandomRequest, host: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? nothing]);
}

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;

/** A command that sends the same request again. */
export function curlOf({ method, path, headers, body }: RandomRequest, base: URL): string {
  const given = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`).join(" ");
  const how = method === "HEAD" ? "-I" : `-X ${method}`;
  const command = `curl -si --path-as-is ${how} ${given} ${quoted(base.origin + path)}`;
  return body ? `echo ${body.toString("base64")} | base64 -d | ${command} --data-binary @-` : command;
}

/** Pages that have to be rendered are a few in a hundred: they take a hundred times as long as anything else. */
function chooser(endpoints: readonly Endpoint[]) {
  const of = (kind: Endpoint["kind"]) => endpoints.filter((endpoint) => endpoint.kind === kind);
  const [service, page, kept] = [of("service"), of("page"), of("kept")];
  return (random: ReturnType<typeof createRandom>): Endpoint =>
    random.chance(0.04)
      ? random.pick(page)
      : kept.length > 0 && random.chance(0.2)
        ? random.pick(kept)
        : random.pick(service);
}

export async function fuzz(target: Target, requests: number, seed: number): Promise<boolean> {
  const endpoints = await findEndpoints(target);
  const choose = chooser(endpoints);
  const random = createRandom(seed);
  console.log(`${requests} requests to ${endpoints.length} endpoints of ${target.base.origin}, seed ${seed}`);
  const statuses = new Map<number, number>();
  const failures = new Map<string, { count: number; curl: string }>();
  const reached = new Set<Endpoint>();
  let left = requests;
  const began = performance.now();

  async function open(): Promise<Socket> {
    const socket = await target.connect();
    return socket.on("error", () => {});
  }

  async function worker(): Promise<void> {
    let socket: Socket | undefined;
    while (left-- > 0) {
      const request = randomRequest(random, choose(random));
      const bytes = written(request, target.base.host);
      const isReused = socket !== undefined;
      socket ??= await open();
      let { status, reusable } = await exchange(socket, bytes, request.method);
      if (status === 0 && isReused) {
        // The site may have closed the connection before it saw this request, as with any that is kept alive.
        socket.destroy();
        socket = await open();
        ({ status, reusable } = await exchange(socket, bytes, request.method));
      }
      reached.add(request.endpoint);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0) {
        const key = `${status} ${request.method} ${request.endpoint.path}`;
        const known = failures.get(key) ?? { count: 0, curl: curlOf(request, target.base) };
        failures.set(key, { ...known, count: known.count + 1 });
      }
      if (!reusable) {
        socket.destroy();
        socket = undefined;
      }
    }
    socket?.destroy();
  }
  await Promise.all(Array.from({ length: connections }, worker));

  const seconds = (performance.now() - began) / 1000;
  const shown = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || "no answer"}: ${count}`);
  console.log(
    `${(requests / seconds).toFixed(0)} requests/s (${seconds.toFixed(0)} s), ${reached.size} endpoints reached`,
  );
  console.log(shown.join(", "));
  for (const [key, { count, curl }] of failures) console.log(`\n${key} (${count} times)\n  ${curl}`);
  console.log(`\n${failures.size} distinct answers of 500 or above, or none at all.`);
  return failures.size === 0;
}
