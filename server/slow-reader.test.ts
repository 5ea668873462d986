import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { limitConnections } from "./connections.ts";
import { listen } from "./serve.ts";

/** Takes twelve seconds, and judges time: `npm run test:all` only. */
test("a client that goes on reading is not ended, however slowly it reads", async () => {
  const chunks = 48;
  const answer = Buffer.alloc(24 * 1024 * 1024);
  const server = createServer((_request, response) => response.end(answer));
  const limits = { perAddress: 0, sweepMs: 50, stalledMs: 5_000, unreadBytes: answer.length * 2 };
  limitConnections(server, { warn: vi.fn() }, limits);
  const port = await listen(server, 0, "127.0.0.1");
  const slow = connect(port, "127.0.0.1", () => slow.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"));
  const received = new Promise<number>((resolve) => {
    let bytes = 0;
    let read = 0;
    slow.on("close", () => resolve(bytes));
    slow.on("data", (chunk) => {
      bytes += chunk.length;
      if (bytes > answer.length) resolve(bytes);
      if (bytes < (answer.length / chunks) * (read + 1)) return;
      read++;
      slow.pause();
      setTimeout(() => slow.resume(), 250);
    });
  });
  expect(await received).toBeGreaterThan(answer.length);
  slow.destroy();
  server.closeAllConnections();
  server.close();
});
