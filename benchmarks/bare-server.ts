/**
 * `node benchmarks/bare-server.ts`: a minimal node:http server. It receives a complete response by IPC and
 * sends those headers and bytes to every client, to measure what the product adds to node itself.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface BareAnswer {
  headers: string[];
  /** The body, as base64. */
  body: string;
  keepAliveMs: number;
}

process.on("message", ({ headers, body, keepAliveMs }: BareAnswer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
});
