import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";

/** PostgreSQL behind a cable that can be pulled. */
async function cable(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isPulled = false;
  const server = createServer((socket) => {
    if (isPulled) return void socket.destroy();
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxyUrl = Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) });
  return {
    url: proxyUrl.href,
    pull() {
      isPulled = true;
      for (const socket of sockets) socket.destroy();
    },
    plugIn() {
      isPulled = false;
    },
    close: () => server.close(),
  };
}

let database: Awaited<ReturnType<typeof cable>>;
let site: Site;
let base: string;
beforeAll(async () => {
  database = await cable((await newPostgresPlace()).url!);
  site = await composeSite({ DATABASE_URL: database.url });
  base = await site.start();
});
afterAll(async () => {
  database?.plugIn();
  await site?.close();
  database?.close();
});

const readiness = async () => {
  const { status, body } = await sendRequest(base, "/readyz");
  return { code: status, ...JSON.parse(String(body)) };
};

test("a database that is away does not take away pages that do not need it, and /readyz says what goes with it", async () => {
  await expect.poll(readiness).toMatchObject({ code: 200, status: "ready", cannotServe: [] });
  database.pull();
  for (const path of [
    "/",
    "/es",
    "/about",
    "/articles/learning-to-wait",
    "/growth-plans",
    "/bible",
    "/search?q=hope",
    "/account/login",
    "/sitemap_index.xml",
    "/feed",
  ]) {
    const { status } = await sendRequest(base, path);
    expect([path, status < 400]).toEqual([path, true]);
  }
  expect((await sendRequest(base, "/no-such-page")).status).toBe(404);
  // Requests that need it get 503 with Retry-After, not a 500 or a sign-out.
  const { host } = new URL(site.parts.config.ORIGIN);
  const json = { "content-type": "application/json" };
  const form = { "content-type": "application/x-www-form-urlencoded", host };
  for (const [path, headers, body] of [
    ["/lead-routing/leads", json, '{"email":"ana@example.com"}'],
    ["/consents-api/v1/manage-link", json, '{"email":"ana@example.com","locale":"es"}'],
    ["/identity/token", form, "grant_type=refresh_token&client_id=wellspring-site&refresh_token=x"],
  ] as const) {
    const answer = await sendRequest(base, path, { method: "POST", headers, body });
    expect([path, answer.status, Number(answer.headers["retry-after"]) > 0]).toEqual([path, 503, true]);
  }
  await expect.poll(readiness).toMatchObject({
    code: 200,
    status: "degraded",
    cannotServe: expect.arrayContaining([expect.stringContaining("newsletter")]),
  });
  database.plugIn();
  await expect.poll(readiness).toMatchObject({ code: 200, status: "ready" });
});

test("a part that was not used before the database went away answers 503 with Retry-After as problem JSON, and writes one line to the log", async () => {
  const unused = await composeSite({ DATABASE_URL: database.url });
  const log = { ...unused.parts.log, error: vi.fn() };
  const printed = vi.spyOn(console, "error");
  try {
    const address = await unused.start((parts) => ({ ...parts, log }));
    const { host } = new URL(unused.parts.config.ORIGIN);
    database.pull();
    for (const path of [
      "/wellspring/api/v2/account/profile",
      "/wellspring/api/v2/journal",
      "/wellspring/api/v2/stripe/subscription",
      "/api/users",
      "/identity/.well-known/openid-configuration",
    ]) {
      log.error.mockClear();
      const { status, headers } = await sendRequest(address, path, { headers: { host } });
      const answered = [
        path,
        status,
        headers["content-type"],
        headers["retry-after"],
        log.error.mock.calls.length,
      ];
      expect(answered).toEqual([path, 503, "application/problem+json", "5", 1]);
    }
    expect(printed).not.toHaveBeenCalled();
  } finally {
    database.plugIn();
    await unused.close();
  }
});
