import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { findSamples, type ReadContent } from "../support/member-samples.ts";
import { base, createTestMember, origin, type TestMember } from "../support/member-service.ts";
import { memberContract } from "./member.contract.ts";
import type { MemberTarget } from "./member-target.ts";

const now = new Date("2026-11-18T15:00:00Z");
const storesIt = (target: () => MemberTarget) => {
  for (const { name, run } of memberContract) test(name, () => run(target()));
};

describeOnEachDatabase("the member service fulfills its contract", (open) => {
  let service: TestMember;
  let target: MemberTarget;
  let server: Server;
  let there: MemberTarget;
  beforeAll(async () => {
    const clock = createMovableClock();
    clock.moveTo(now);
    service = await createTestMember(await open(), clock);
    const { samples, app, token } = service;
    for (const who of ["mia", "noa"]) await service.premium.give(who);
    target = {
      fetch: (request) => app.fetch(request),
      baseUrl: origin + base,
      tokens: [await token("ana"), await token("bob")],
      premium: await token("mia"),
      samples,
      now,
    };
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    there = {
      fetch,
      baseUrl: `http://127.0.0.1:${port}${base}`,
      tokens: [await token("eva"), await token("leo")],
      premium: await token("noa"),
      samples,
      now,
    };
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  });
  describe("embedded", () => storesIt(() => target));
  describe("at an address", () => storesIt(() => there));
});

/**
 * Any other: MEMBER_URL (with /{product}/api/v2), MEMBER_TOKENS (of two new members and one with premium, with commas),
 * CONTENT_URL.
 */
const { MEMBER_URL, MEMBER_TOKENS, CONTENT_URL } = process.env;
if (MEMBER_URL && MEMBER_TOKENS) {
  describe("the member service at MEMBER_URL fulfills the contract", () => {
    let target: MemberTarget;
    beforeAll(async () => {
      const read: ReadContent = async (below) => {
        const url = new URL(`/umbraco/delivery/api/v2${below}`, CONTENT_URL ?? MEMBER_URL);
        return (await fetch(url)).json() as never;
      };
      const [first, second, premium] = MEMBER_TOKENS.split(",") as [string, string, string];
      const tokens: [string, string] = [first, second];
      const baseUrl = MEMBER_URL.replace(/\/+$/, "");
      target = { fetch, baseUrl, tokens, premium, samples: await findSamples(read) };
    });
    storesIt(() => target);
  });
}
