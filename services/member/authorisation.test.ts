import { generateKeyPair, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberCall, type MemberCallName, memberCalls } from "../../contracts/member-calls.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { sampleRequest } from "../../tests/support/member-samples.ts";
import { base, createTestMember, origin, type TestMember } from "../../tests/support/member-service.ts";

const calls = Object.entries(memberCalls) as [MemberCallName, MemberCall][];
const closed = calls.filter(([, call]) => !call.open);
const reads = closed.filter(([, { method }]) => method === "GET");
const writes = closed.filter(([, { method }]) => method !== "GET");
const unknownId = "ffffffff-ffff-4fff-8fff-ffffffffffff";

describeOnEachDatabase("who may call what", (open) => {
  let service: TestMember;
  /** Repeated requests must be identical. */
  let now: Date;
  beforeAll(async () => {
    service = await createTestMember(await open(), fixedClock(new Date("2026-11-15T17:00:00Z")));
    now = service.clock.now();
  });
  afterAll(() => service.close());

  const send = (who: string | undefined, [name, call]: [MemberCallName, MemberCall]) => {
    const { path, body } = sampleRequest(name, call, service.samples, now);
    return service.call(who, call.method, path, body);
  };
  const everythingOf = async (who: string) => {
    const answers: Record<string, unknown> = {};
    for (const call of reads) answers[call[0]] = (await send(who, call)).json;
    return answers;
  };

  /** Most calls do not accept a verse; favorites and what was done do, but not a topic. */
  const otherType = (name: string) =>
    /favorite|activity/i.test(name) ? service.samples.topicId : service.samples.verseId;

  describe("on every endpoint", () => {
    test.each(closed)("%s: without a token 401 'You are not authorized'", async (name, call) => {
      const answer = await send(undefined, [name, call]);
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ detail: "You are not authorized", code: "member.not_signed_in" });
    });

    test("forged, expired, unsigned and wrongly addressed tokens are refused", async () => {
      const strangers = await generateKeyPair("ES256");
      const bad = {
        "another key": await service.token("ana", {}, strangers.privateKey),
        expired: await service.token("ana", { exp: Math.floor(Date.now() / 1000) - 60 }),
        "another audience": await service.token("ana", { aud: "https://elsewhere.example" }),
        "another issuer": await service.token("ana", { iss: "https://elsewhere.example" }),
        "no signature": new UnsecuredJWT({ sub: "ana" })
          .setIssuer("http://identity.invalid")
          .setAudience(origin + base)
          .setExpirationTime("5m")
          .encode(),
        "no token at all": "ana",
      };
      for (const [what, token] of Object.entries(bad))
        for (const [name, call] of closed) {
          const { path, body } = sampleRequest(name, call, service.samples, now);
          const headers = { authorization: `Bearer ${token}` };
          const answer = await service.call(undefined, call.method, path, body, headers);
          expect(answer.status, `${name} with ${what}`).toBe(401);
        }
    });

    test("an id that the content does not have, or has as another type, is a 404 with a stable code", async () => {
      for (const [name, call] of closed.filter(([, { path }]) => path.includes(":"))) {
        const { path, body } = sampleRequest(name, call, service.samples, now);
        const ids = path.match(/[0-9a-f-]{36}/g)!;
        for (const id of ids)
          for (const other of [unknownId, otherType(name), "nonsense", "%00"]) {
            const answer = await service.call("ana", call.method, path.replace(id, other), body);
            expect([answer.status, answer.json.code], `${name} with ${other}`).toEqual([
              404,
              "member.unknown_content",
            ]);
          }
      }
    });
  });

  test("what needs premium is 403 'You are not authorized' without it, and changes nothing", async () => {
    for (const call of writes.filter(([, { premium }]) => premium)) {
      const answer = await send("ana", call);
      expect([answer.status, answer.json.code, answer.json.detail], call[0]).toEqual([
        403,
        "member.premium_needed",
        "You are not authorized",
      ]);
    }
    expect((await everythingOf("ana")).readGuideRhythm).toBeNull();
  });

  test("no member can read or change another's data, and every write is safe to repeat", async () => {
    for (const who of ["ana", "bob"]) await service.premium.give(who);
    const nothing = await everythingOf("ana");
    for (const write of writes.filter(([, { method }]) => method !== "DELETE")) {
      const first = await send("ana", write);
      expect(first.status, write[0]).toBe(200);
      // Asking for a new secret address is the one call that is meant to answer differently.
      if (write[0] !== "renewCalendar") expect((await send("ana", write)).json, write[0]).toEqual(first.json);
    }
    const before = await everythingOf("ana");
    for (const [name] of reads) expect(before[name], `${name} now has something`).not.toEqual(nothing[name]);

    const others = await everythingOf("bob");
    const { readAccount: _, ...withoutAccount } = nothing;
    expect(others).toMatchObject(withoutAccount);
    expect(others.readAccount).toMatchObject({ id: "bob", email: "bob@example.com" });

    for (const write of writes) expect((await send("bob", write)).status, write[0]).toBeLessThan(300);
    expect(await everythingOf("ana")).toEqual(before);
    for (const write of writes.filter(([, { method }]) => method === "DELETE")) {
      expect((await send("bob", write)).status).toBe(204);
      expect((await send("bob", write)).status, `${write[0]} once more`).toBe(204);
    }
    expect(await everythingOf("ana")).toEqual(before);
  });

  test("what anyone may ask needs no token, and says nothing of anyone", async () => {
    for (const call of calls.filter(([, { open: isOpen }]) => isOpen))
      expect((await send(undefined, call)).status).toBe(200);
  });
});
