import { expect, test } from "vitest";
import { createMovableClock } from "../platform/clock.ts";
import { readConfig } from "./config.ts";
import { createDevGuard } from "./dev-guard.ts";
import { createDevTools } from "./dev-tools.ts";

const given: string[] = [];
const roles = {
  of: async () => given,
  grant: async (_subject: string, role: string) => void given.push(role),
  revoke: async () => {},
};
function open(settings: Record<string, string>) {
  const config = readConfig(settings, "/");
  return createDevTools({
    config,
    devGuard: createDevGuard(config),
    clock: createMovableClock(),
    mailer: {} as never,
    roles: roles as never,
  });
}
const sent = { "content-type": "application/json" };
const grant = { method: "POST", headers: sent, body: JSON.stringify({ subject: "me", grant: ["Operator"] }) };
const key = "a key of more than sixteen characters";
const withPassword = (password: string) => ({
  headers: { authorization: `Basic ${btoa(`dev:${password}`)}` },
});

test("on a developer's own machine /dev/* is open", async () => {
  expect((await open({})!.request("/clock")).status).toBe(200);
});

test("on Staging /dev/* is off without a key, and nobody gets a role", () => {
  expect(open({ ENVIRONMENT: "Staging" })).toBeUndefined();
});

test("on Staging with a key each call needs it", async () => {
  const app = open({ ENVIRONMENT: "Staging", DEV_KEY: key })!;
  for (const path of ["/clock", "/mailbox", "/roles"])
    expect([path, (await app.request(path)).status]).toEqual([path, 401]);
  expect((await app.request("/roles", grant)).status).toBe(401);
  expect((await app.request("/clock", withPassword("a key of quite another kind"))).status).toBe(401);
  expect(given).toEqual([]);
  expect((await app.request("/clock", withPassword(key))).status).toBe(200);
});

test("ten wrong keys from an address are answered 429 from then on, the right one too; another address is not", async () => {
  const app = open({ ENVIRONMENT: "Staging", DEV_KEY: key })!;
  const ask = async (password: string, clientAddress: string) =>
    (await app.request("/clock", withPassword(password), { clientAddress })).status;
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await app.request("/clock", {}, { clientAddress: "203.0.113.7" })).status).toBe(401);
    expect(await ask(`wrong key number ${attempt}`, "203.0.113.7")).toBe(401);
  }
  expect(await ask("wrong key", "203.0.113.7")).toBe(429);
  expect(await ask(key, "203.0.113.7")).toBe(429);
  expect(await ask(key, "203.0.113.8")).toBe(200);
});

test("a page of another site may not use what a developer's browser may", async () => {
  const from = (origin: string) => ({ ...grant, headers: { ...sent, origin, host: "localhost:3000" } });
  const app = open({})!;
  given.length = 0;
  expect((await app.request("/roles", from("https://evil.example"))).status).toBe(403);
  expect(given).toEqual([]);
  expect((await app.request("/roles", from("http://localhost:3000"))).status).toBe(200);
});

test("of many wrong keys at once no more than ten are looked at", async () => {
  const app = open({ ENVIRONMENT: "Staging", DEV_KEY: key })!;
  const clientAddress = "203.0.113.9";
  const guesses = Array.from({ length: 30 }, (_, guess) => `wrong key number ${guess}`);
  const answers = await Promise.all(
    guesses.map((guess) => app.request("/clock", withPassword(guess), { clientAddress })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});
