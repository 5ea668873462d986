import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../scripts/free-ports.mjs";

export interface Gate {
  port: number;
  /** The same address through the gate. */
  url: string;
  /** Ends every connection; new ones are refused, as by a server that is not there. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Before a server, so that it can be taken away and come back. */
export async function startGate(target: string): Promise<Gate> {
  const behind = new URL(target);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const makeServer = () =>
    createServer((incoming) => {
      const onward = connect(Number(behind.port), behind.hostname);
      for (const socket of [incoming, onward]) {
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
      }
      incoming.on("error", () => onward.destroy()).on("close", () => onward.destroy());
      onward.on("error", () => incoming.destroy()).on("close", () => incoming.destroy());
      incoming.pipe(onward).pipe(incoming);
    });
  let server = makeServer();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", resolve);
    });
  await listen();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    port,
    url: url.href,
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    async open() {
      server = makeServer();
      await listen();
    },
  };
}
