import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { memberContract } from "../../tests/contract/member.contract.ts";
import type { MemberTarget } from "../../tests/contract/member-target.ts";
import { newMigratedPglitePlace } from "../../tests/support/databases.ts";
import { base, createTestMember, origin, type TestMember } from "../../tests/support/member-service.ts";
import { readConfig } from "../config.ts";
import { composeMember } from "./member.ts";
import type { Shared } from "./shared.ts";

const silent = pino({ level: "silent" });
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const now = new Date("2026-11-18T15:00:00Z");
let database: Database;
let service: TestMember;
let remote: Server;
beforeAll(async () => {
  database = await openDatabase({ ...(await newMigratedPglitePlace()), log: silent });
  const clock = createMovableClock();
  clock.moveTo(now);
  service = await createTestMember(database, clock);
  remote = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((resolve) => remote.once("listening", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => remote.close(resolve));
  await service.close();
  await database.close();
});

function shared(settings: Record<string, string>): Shared {
  const { clock, mailer } = service;
  // The kind is handled already, by the remote service.
  const jobs = { add: service.jobs.add, handle() {} };
  const config = readConfig({ ORIGIN: origin, ...settings }, "/");
  const verifyBearer = async (request: Request) =>
    request.headers.has("authorization") ? { subject: "eva", roles: [] } : null;
  return { config, database, clock, jobs, mailer, log: silent, verifyBearer } as unknown as Shared;
}
const mounted = (settings: Record<string, string>) => {
  const { mount, data } = composeMember(shared(settings), { content: {} as never, identity: undefined });
  const app = new Hono().route(mount.path, mount.app);
  app.get(`${base}/stripe/checkout/sessions/:id`, (c) => c.text("the checkout's"));
  return { app, data };
};

describe("with MEMBER_URL the calls are proxied, and the remote service fulfills the contract", () => {
  let target: MemberTarget;
  beforeAll(async () => {
    const { app } = mounted({ MEMBER_URL: addressOf(remote) + base });
    const { token, samples } = service;
    const tokens: [string, string] = [await token("ana"), await token("bob")];
    await service.premium.give("mia");
    const premium = await token("mia");
    target = {
      fetch: (request) => app.fetch(request),
      baseUrl: origin + base,
      tokens,
      premium,
      samples,
      now,
    };
  });
  for (const { name, run } of memberContract) test(name, () => run(target));

  test("without a token its 401 comes back as it is", async () => {
    const answer = await target.fetch(new Request(`${origin}${base}/account`));
    expect([answer.status, (await answer.json()).code]).toEqual([401, "member.not_signed_in"]);
  });

  test("a service that does not answer is a 502 with a code", async () => {
    const { app } = mounted({ MEMBER_URL: "http://127.0.0.1:9/x" });
    const answer = await app.request(`${base}/account`);
    expect([answer.status, (await answer.json()).code]).toEqual([502, "relay.failed"]);
  });
});

test("the checkout's calls below the same base are left to it, embedded and with MEMBER_URL", async () => {
  for (const settings of [{ OIDC_AUTHORITY: "http://127.0.0.1:9" }, { MEMBER_URL: "http://127.0.0.1:9" }]) {
    const answer = await mounted(settings as never).app.request(`${base}/stripe/checkout/sessions/1`);
    expect(await answer.text()).toBe("the checkout's");
  }
});

test("with another provider names and address come from its userinfo, and from its last response when it is down", async () => {
  let up = true;
  const provider = createServer((request, response) => {
    const self = addressOf(provider);
    const authorized = request.headers.authorization === "Bearer good";
    response.statusCode = up && (authorized || !request.url?.endsWith("/me")) ? 200 : 503;
    const claims = {
      sub: "eva",
      email: "eva@example.com",
      given_name: "Eva",
      family_name: "Sol",
      locale: "es-MX",
    };
    response.end(JSON.stringify(request.url?.endsWith("/me") ? claims : { userinfo_endpoint: `${self}/me` }));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  try {
    const { app, data } = mounted({ OIDC_AUTHORITY: addressOf(provider) });
    const getAccount = async () => {
      const answer = await app.request(`${base}/account`, { headers: { authorization: "Bearer good" } });
      return { status: answer.status, json: await answer.json() };
    };
    up = false;
    expect(await getAccount()).toMatchObject({ status: 503, json: { code: "member.identity_unavailable" } });
    up = true;
    const known = { id: "eva", email: "eva@example.com", firstName: "Eva", lastName: "Sol", roles: [] };
    expect(await getAccount()).toMatchObject({ status: 200, json: known });
    up = false;
    expect(await getAccount()).toMatchObject({ status: 200, json: known });
    const held = await data[0]!.collect({ subject: "eva", emails: [] });
    expect(JSON.stringify(held)).toContain('"locale":"es"');
  } finally {
    provider.close();
  }
});
