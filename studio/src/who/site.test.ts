import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const keys: unknown[] = [];
/** Whatever is asked of it, it names another address of its own. */
const server = createServer((request, response) => {
  if (request.url === "/elsewhere") keys.push(request.headers.authorization);
  response.writeHead(307, { location: "/elsewhere" }).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("ORIGIN", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("STUDIO_KEY", "a key of both processes");
});
afterAll(() => void server.close());

test("the key that both share goes to the site and nowhere else: redirects are refused", async () => {
  const { callSite } = await import("./site.ts");
  await expect(callSite("/hooks/studio/person", {})).rejects.toThrow();
  expect(keys).toEqual([]);
});
