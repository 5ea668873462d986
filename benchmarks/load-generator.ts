/**
 * `node benchmarks/load-generator.ts`: requests one page over and over, in its own process, driven by IPC. It
 * counts bytes instead of parsing responses, so that the server and not this process is CPU-bound.
 */
import { connect, type Socket } from "node:net";

export interface LoadOrder {
  port: number;
  path: string;
  encoding: string;
  connections: number;
  /** The whole answer's length on the wire, headers included. */
  answerBytes: number;
  durationMs: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  processorShare: number;
}

function openConnections({ port, connections }: LoadOrder): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1", () => resolve(socket));
          socket.setNoDelay(true);
          socket.once("error", reject);
        }),
    ),
  );
}

async function generate(order: LoadOrder): Promise<LoadResult> {
  const request = Buffer.from(
    `GET ${order.path} HTTP/1.1\r\nhost: localhost:${order.port}\r\naccept: text/html\r\naccept-encoding: ${order.encoding}\r\n\r\n`,
  );
  const latencies: number[] = [];
  const sockets = await openConnections(order);
  const processor = process.cpuUsage();
  const began = performance.now();
  const until = began + order.durationMs;
  await Promise.all(sockets.map((socket) => exchange(socket, request, order.answerBytes, until, latencies)));
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  for (const socket of sockets) socket.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
  return {
    requestsPerSecond: (latencies.length * 1000) / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    processorShare: (user + system) / 1000 / elapsed,
  };
}

/** One request after another on one connection; anything but a whole 200 of the expected length ends the measurement. */
function exchange(
  socket: Socket,
  request: Buffer,
  answerBytes: number,
  until: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let sent = performance.now();
    socket.on("data", (chunk) => {
      if (received === 0 && !chunk.subarray(0, 12).equals(expectedStart)) {
        reject(new Error(`The server answered ${chunk.subarray(0, 40)}`));
        return;
      }
      received += chunk.length;
      if (received < answerBytes) return;
      if (received > answerBytes) {
        reject(new Error(`An answer has ${received} bytes instead of ${answerBytes}.`));
        return;
      }
      const now = performance.now();
      latencies.push(now - sent);
      if (now >= until) {
        resolve();
        return;
      }
      received = 0;
      sent = now;
      socket.write(request);
    });
    socket.once("close", () => reject(new Error("The server closed a connection under load.")));
    socket.write(request);
  });
}

const expectedStart = Buffer.from("HTTP/1.1 200");

process.on("message", (order: LoadOrder) => {
  generate(order).then(
    (result) => process.send!({ result }),
    (error: Error) => process.send!({ error: error.message }),
  );
});
