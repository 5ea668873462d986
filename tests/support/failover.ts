import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One address before several processes: each request goes to the next, and on to another when that one is not there. */
export async function startFailover(): Promise<Failover> {
  const targets: URL[] = [];
  const answered = new Map<string, number>();
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number): void {
    const target = targets[turn++ % targets.length];
    // A process asks for its own address while it starts, before it is one of these.
    if (!target) return void outgoing.writeHead(502).end();
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
        agent: false,
      },
      (answer) => {
        answered.set(target.port, (answered.get(target.port) ?? 0) + 1);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => {
      if (tries > 1 && !outgoing.headersSent) pass(incoming, outgoing, body, tries - 1);
      else outgoing.writeHead(502).end();
    });
    onward.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk) => chunks.push(chunk));
    incoming.on("end", () => pass(incoming, outgoing, Buffer.concat(chunks), targets.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    add: (url) => void targets.push(new URL(url)),
    answeredBy: (url) => answered.get(new URL(url).port) ?? 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Failover {
  port: number;
  /** What readers see; the processes' ORIGIN. */
  origin: string;
  add(url: string): void;
  answeredBy(url: string): number;
  close(): void;
}
