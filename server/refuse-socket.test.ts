import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { refuseSocket } from "./refusals.ts";

/** As the product's server, with less patience. */
const server = createServer({ headersTimeout: 2000, requestTimeout: 2000, connectionsCheckingInterval: 50 });
server.on("clientError", refuseSocket);
afterEach(() => void server.close());

/** All that a client reads who sends this and waits. */
async function answerTo(sent: string): Promise<string> {
  if (!server.listening) await once(server.listen(0), "listening");
  const socket = connect((server.address() as AddressInfo).port);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  if (sent) socket.write(sent);
  await once(socket, "close");
  return text;
}

test("a connection that was opened ahead and never used is closed without a word", async () => {
  expect(await answerTo("")).toBe("");
});

test("a request that does not come to its end is answered with 408, which a browser asks again after", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(
    /^HTTP\/1\.1 408 [\s\S]*"code":"request.timeout"/,
  );
});
