import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Network {
  port: number;
  leadTo(port: number): void;
  /** Refuses every connection until it is up again. */
  down(): void;
  /** Answers come so much later than the server gave them. */
  up(delayMs?: number): void;
  close(): void;
}

/** A proxy between browser and server, so that a test can take the network down or make it slow. */
export async function startNetwork(): Promise<Network> {
  const open = new Set<Socket>();
  let target = 0;
  let isUp = true;
  let delayMs = 0;

  const server = createServer((client) => {
    if (!isUp) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target, "127.0.0.1");
    const delay = delayMs;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => upstream.write(chunk));
    upstream.on("data", (chunk) => {
      if (delay === 0) client.write(chunk);
      else setTimeout(() => client.writable && client.write(chunk), delay);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  /** Existing connections would not see the change. */
  function change(nowUp: boolean, nowDelayMs: number): void {
    isUp = nowUp;
    delayMs = nowDelayMs;
    for (const socket of open) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    down: () => change(false, 0),
    up: (delay = 0) => change(true, delay),
    close() {
      server.close();
      change(false, 0);
    },
  };
}
