import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMovableClock } from "../platform/clock.ts";
import { refuseFailed } from "../platform/problem.ts";
import { readConfig } from "./config.ts";
import { createDevGuard } from "./dev-guard.ts";
import { createDevTools } from "./dev-tools.ts";

const key = "a key of more than sixteen characters";
const moved: string[] = [];

function open(settings: Record<string, string>) {
  const config = readConfig(settings, "/");
  const devGuard = createDevGuard(config);
  const tools = createDevTools({
    config,
    devGuard,
    clock: createMovableClock(),
    mailer: {} as never,
    roles: {
      of: async () => [],
      grant: async (to: string) => void moved.push(to),
      revoke: async () => {},
    } as never,
  })!;
  const app = new Hono().route("/dev", tools);
  // As the card sandbox's dashboard, whose buttons are plain forms.
  app.use("/sandbox/*", devGuard).post("/sandbox/refund", (c) => c.text(String(moved.push("refund"))));
  return app.onError((error, c) => refuseFailed(c, error, { error() {} } as never, "failed"));
}

const staging = () => open({ ENVIRONMENT: "Staging", DEV_KEY: key });
const basic = (password: string) => `Basic ${Buffer.from(`dev:${password}`).toString("base64")}`;

test.each([
  ["no key", {}],
  ["a wrong key", { authorization: basic("another key of the same length......") }],
  ["no Basic at all", { authorization: "Bearer x" }],
  ["nothing decodable", { authorization: "Basic %%%" }],
  ["half a sign", { authorization: "Basic gICA" }],
])("on Staging %s is a 401 with the question for one, as every refusal is written", async (_, headers) => {
  for (const path of ["/dev", "/dev/clock", "/dev/mailbox", "/dev/roles", "/dev/none", "/sandbox/refund"])
    for (const method of ["GET", "POST"]) {
      const answer = await staging().request(path, { method, headers });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Basic realm="[^"]+"/);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ status: 401, code: "dev.key_required" });
    }
});

const grant = JSON.stringify({ subject: "me", grant: ["Operator"] });
const json = { "content-type": "application/json", host: "localhost:3000" };

test.each([
  ["of another site", { ...json, origin: "https://evil.example" }, 403],
  ["of a sandboxed frame", { ...json, origin: "null" }, 403],
  ["of another site, whose browser hides the origin", { ...json, "sec-fetch-site": "cross-site" }, 403],
  ["of a neighbour below the same domain", { ...json, "sec-fetch-site": "same-site" }, 403],
  ["as a form", { ...json, "content-type": "application/x-www-form-urlencoded" }, 415],
  ["as text", { ...json, "content-type": "text/plain" }, 415],
])("a developer's browser, which knows the key, writes nothing %s", async (_, headers, status) => {
  for (const app of [open({}), staging()])
    for (const path of ["/dev/roles", "/dev/clock"]) {
      const answer = await app.request(path, {
        method: "POST",
        headers: { ...headers, authorization: basic(key) },
        body: grant,
      });
      expect([path, answer.status]).toEqual([path, status]);
    }
  expect(moved).toEqual([]);
});

test.each([
  ["evil.example:3000", 403],
  ["localhost.evil.example", 403],
  ["localhost:3000", 200],
  ["site.localhost:3000", 200],
  ["127.0.0.1:3000", 200],
  ["192.168.1.7:3000", 200],
  ["[::1]:3000", 200],
])(
  "“nowhere may a page of another site use what a developer's browser may”, by a name that leads here: %s",
  async (host, status) => {
    moved.splice(0);
    const headers = { ...json, host, origin: `http://${host}` };
    const answer = await open({}).request("/dev/roles", { method: "POST", headers, body: grant });
    expect(answer.status).toBe(status);
    expect(moved.splice(0)).toEqual(status === 200 ? ["me"] : []);
    expect((await open({}).request("/dev/clock", { headers: { host } })).status).toBe(status);
  },
);

test("the dashboard's buttons are the site's own only", async () => {
  const press = async (headers: Record<string, string>) =>
    (
      await staging().request("/sandbox/refund", {
        method: "POST",
        headers: { host: "localhost:3000", authorization: basic(key), ...headers },
      })
    ).status;
  expect(await press({ origin: "https://evil.example" })).toBe(403);
  expect(await press({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(moved).toEqual([]);
  expect(await press({ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" })).toBe(200);
  // A link in an e-mail or a bookmark leads to the pages themselves.
  const read = { headers: { "sec-fetch-site": "cross-site", authorization: basic(key) } };
  expect((await staging().request("/dev/clock", read)).status).toBe(200);
});
