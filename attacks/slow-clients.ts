/** Connections that are held: by clients that read nothing, or by very many. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, verdictOf } from "./attack.ts";

/** Longer than an honest client's connection stalls. */
const stallMs = 25_000;

/** Requests a cached page repeatedly on each connection and reads nothing. */
const deafClients: Attack = {
  name: "deaf-clients",
  async run(target) {
    const clients = target.short ? 8 : 40;
    // More than the buffers of both ends of a connection take.
    const requestsPerClient = 400;
    const request = `GET / HTTP/1.1\r\nhost: ${target.base.host}\r\n\r\n`;
    const sockets: Socket[] = [];
    for (let at = 0; at < clients; at++) {
      const socket = await target.connect();
      socket.pause();
      socket.on("error", () => {});
      socket.write(request.repeat(requestsPerClient));
      sockets.push(socket);
    }
    await sleep(stallMs);
    // Reading again shows who was disconnected: the rest comes and then the end, or the answers go on.
    const ended = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            if (socket.closed) resolve(true);
            socket.once("close", () => resolve(true));
            socket.resume();
            setTimeout(() => resolve(false), 5000);
          }),
      ),
    );
    for (const socket of sockets) socket.destroy();
    const left = ended.filter((isEnded) => !isEnded).length;
    return verdictOf(
      left > 0,
      `${clients} clients with ${requestsPerClient} requests each that read nothing for ${stallMs / 1000} s`,
      `${clients - left} were disconnected`,
    );
  },
};

const manyConnections: Attack = {
  name: "many-connections",
  async run(target) {
    const wanted = target.short ? 130 : 400;
    const sockets: Socket[] = [];
    let refused = 0;
    try {
      for (let at = 0; at < wanted; at++) {
        const socket = await target.connect().catch(() => undefined);
        if (!socket) {
          refused++;
          continue;
        }
        socket.on("error", () => {});
        socket.once("close", () => refused++);
        sockets.push(socket);
      }
      const answer = await target.request("/healthz").catch(() => undefined);
      if (answer?.status === 429) refused++;
      await sleep(3000);
    } finally {
      for (const socket of sockets) socket.removeAllListeners("close").destroy();
    }
    return verdictOf(refused === 0, `${wanted} connections at once`, `${refused} were refused`);
  },
};

export const slowClients: Attack[] = [manyConnections, deafClients];
