/**
 * `node benchmarks/bare-server.ts`: the least a node:http server can do. It is handed a whole answer by IPC and sends those
 * headers and bytes to everyone, so that what the product adds to node itself can be told.
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
