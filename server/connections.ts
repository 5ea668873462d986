import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey, networkKey, networkShare } from "../platform/address.ts";
import type { Log } from "../platform/log.ts";

export interface ConnectionLimits {
  /** Connections one address may hold; 0 for any number, as behind a proxy, whose address they all have. */
  perAddress: number;
  /** Bytes of answers that one address may leave unread. */
  unreadBytes?: number;
  /** A client that reads nothing for so long is ended; Node may notice it only the second time. */
  stalledMs?: number;
  /** And one that has not read an answer to its end after so long. */
  answerMs?: number;
  sweepMs?: number;
  /** How long a connection that is one too many has to send its request and read why it is refused. */
  refusedMs?: number;
  /** Milliseconds since any moment. */
  now?(): number;
}

interface Connection {
  /** Of its home, and of the network that the home is in. */
  keys: readonly string[];
  /** Since when something waits to be read. */
  unreadSince: number | undefined;
}

/** A connection that holds bytes for so long is not merely busy. */
const fairMs = 2000;
/** Requests sent on one connection before the answer to an earlier one; no browser sends any. */
const maxPipelined = 32;
/** At most one log line in so long about connections that sent more. */
const floodLogMs = 10_000;

interface ConnectionGuard {
  /** The connection is one too many: its request is refused, and so is it. */
  isOneTooMany(socket: Socket): boolean;
  /** The connection has been ended, since too many requests were sent on it at once. */
  isFlooded(request: IncomingMessage, response: ServerResponse): boolean;
}

function keysOf({ remoteAddress }: Socket): readonly string[] {
  const home = addressKey(remoteAddress);
  const network = networkKey(home);
  return network === undefined ? [home] : [home, network];
}
/** The homes of a network hold more than one of them. */
const shareOf = (key: string) => (key.endsWith("::/48") ? networkShare : 1);

/** Bounds what clients hold by connecting, by not reading and by sending many requests at once. */
export function limitConnections(
  server: Server,
  log: Pick<Log, "warn">,
  {
    perAddress,
    unreadBytes = 16 * 1024 * 1024,
    stalledMs = 10_000,
    answerMs = 120_000,
    sweepMs = 1000,
    refusedMs = fairMs,
    now: readTime = () => performance.now(),
  }: ConnectionLimits,
): ConnectionGuard {
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  const tooMany = new WeakSet<Socket>();
  const pipelined = new WeakMap<Socket, number>();
  let flooded = 0;
  let floodLoggedAt = Number.NEGATIVE_INFINITY;

  function forget(socket: Socket, keys: readonly string[]): void {
    open.delete(socket);
    for (const key of keys) {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  }

  server.on("connection", (socket: Socket) => {
    const keys = keysOf(socket);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    open.set(socket, { keys, unreadSince: undefined });
    socket.once("close", () => forget(socket, keys));
    const isOver = (times: number) =>
      keys.some((key) => counts.get(key)! > perAddress * times * shareOf(key));
    if (perAddress === 0 || !isOver(1)) return;
    // Long enough to send a request and get the reason; beyond twice the limit, close at once.
    if (isOver(2)) socket.destroy();
    tooMany.add(socket);
    setTimeout(() => socket.destroy(), refusedMs).unref();
  });

  function sweep(): void {
    const now = readTime();
    const unread = new Map<string, number>();
    for (const [socket, connection] of open) {
      if (socket.writableLength === 0) connection.unreadSince = undefined;
      else if (connection.unreadSince === undefined) {
        connection.unreadSince = now;
        // Node counts as activity that some of it was read, and takes this back when the answer is finished.
        socket.setTimeout(stalledMs);
      }
      for (const key of connection.keys) unread.set(key, (unread.get(key) ?? 0) + socket.writableLength);
    }
    let ended = 0;
    for (const [socket, { keys, unreadSince = now }] of open) {
      const heldMs = now - unreadSince;
      const isTooMuch = keys.some((key) => unread.get(key)! > unreadBytes * shareOf(key));
      if (heldMs <= answerMs && !(isTooMuch && heldMs >= fairMs)) continue;
      for (const key of keys) unread.set(key, unread.get(key)! - socket.writableLength);
      socket.destroy();
      ended++;
    }
    if (ended > 0) log.warn({ ended }, "clients that do not read their responses were disconnected");
  }
  function logFlood(address: string): void {
    flooded++;
    const now = readTime();
    if (now - floodLoggedAt < floodLogMs) return;
    log.warn({ address, ended: flooded }, "a client that sent many requests at once was disconnected");
    flooded = 0;
    floodLoggedAt = now;
  }
  let sweeping: NodeJS.Timeout | undefined;
  server.once("listening", () => {
    sweeping = setInterval(sweep, sweepMs).unref();
  });
  server.once("close", () => clearInterval(sweeping));
  return {
    isOneTooMany: (socket) => tooMany.has(socket),
    isFlooded({ socket }, response) {
      if (socket.destroyed) return true;
      // Node gives an answer the socket when the answers before it are sent.
      if (response.socket !== null) return false;
      const count = (pipelined.get(socket) ?? 0) + 1;
      pipelined.set(socket, count);
      if (count <= maxPipelined) return false;
      // The connection only: others of its address may be other people's, or a proxy's.
      logFlood(addressKey(socket.remoteAddress));
      socket.destroy();
      return true;
    },
  };
}
