import { beforeAll, describe, expect, test } from "vitest";
import { identityApi } from "../../contracts/identity.ts";
import { authorize, claimsIn, codeOf, createBrowser, location, redeem } from "./test-identity.ts";
import { type Member, newMember } from "./test-member.ts";
import { createTestPasskey } from "./test-passkey.ts";
import { useProvider } from "./test-provider.ts";

const { browse, mailsTo, provider, startAnother } = useProvider();
let member: Member;
beforeAll(async () => {
  member = await newMember(provider());
});

const optionsFor = async (who: Member) =>
  (await who.call(identityApi.passkeyRegistration, { json: {} })).body;
const finish = (who: Member, response: unknown, name = "My phone") =>
  who.call(identityApi.passkeyRegistrationDone, { json: { response, name } });

async function newPasskey(who = member, name?: string) {
  const passkey = createTestPasskey();
  const done = await finish(who, passkey.create(await optionsFor(who)), name);
  expect(done.status).toBe(201);
  return { passkey, done: done.body };
}

async function challenge(browser = browse()): Promise<string> {
  return JSON.parse((await browser.request(identityApi.passkeySignIn, { json: {} })).body).challenge;
}
async function answer(response: unknown, browser = browse(), locale = "en-US") {
  const { status, body } = await browser.request(identityApi.passkeySignInDone, {
    json: { response, locale },
  });
  return { status, ...JSON.parse(body) };
}
const refused = { status: 422, code: "passkey.refused" };

describe("passkeys as a second way in", () => {
  test("register one while signed in, then sign in with it: the pending authorization goes on, and the token says how", async () => {
    const { passkey, done } = await newPasskey(member, "  My <b>phone</b>\n ");
    expect(done).toMatchObject({ id: passkey.id, name: "My <b>phone</b>", lastUsedAt: null, synced: false });
    expect((await mailsTo(member.email)).at(-1)?.subject).toBe(
      "A passkey was added to your account at Wellspring",
    );
    const browser = browse();
    const { verifier } = await authorize(browser);
    const { status, location: next } = await answer(
      passkey.get({ challenge: await challenge(browser) }),
      browser,
    );
    expect(status).toBe(200);
    const resumed = await browser.request(next);
    const { tokens } = await redeem(browser, codeOf(resumed), verifier);
    expect(claimsIn(tokens.id_token)).toMatchObject({ email: member.email });
    const [listed] = (await member.call(identityApi.passkeys)).body.items;
    expect(listed.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toMatch(/publicKey|counter/);
  });

  test("on a page opened by itself it starts a session, in the language of the page", async () => {
    const { passkey } = await newPasskey();
    const browser = browse();
    const { location: next } = await answer(
      passkey.get({ challenge: await challenge(browser) }),
      browser,
      "es",
    );
    expect(next).toBe("/es/auth/login?redirectUrl=%2Fes&begun=yes");
    expect(codeOf((await authorize(browser, { prompt: "none" })).answer)).not.toBe("");
  });

  test("the options require a discoverable key of this site with user verification, and reveal no account", async () => {
    const options = await optionsFor(member);
    expect(options.rp).toEqual({ id: "localhost", name: "Wellspring" });
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    expect(options.excludeCredentials.length).toBeGreaterThan(0);
    const challenge = JSON.parse((await browse().request(identityApi.passkeySignIn, { json: {} })).body);
    expect(challenge).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(challenge.allowCredentials ?? []).toEqual([]);
  });

  test("rename and delete: a deleted one opens nothing, and nobody touches another's", async () => {
    const { passkey } = await newPasskey();
    const path = `${identityApi.passkeys}/${passkey.id}`;
    const stranger = await newMember(provider());
    expect((await stranger.call(path, { method: "PATCH", json: { name: "Mine" } })).body.code).toBe(
      "passkey.unknown",
    );
    expect((await stranger.call(path, { method: "DELETE" })).status).toBe(404);
    expect((await member.call(path, { method: "PATCH", json: { name: " " } })).body.code).toBe(
      "name-missing",
    );
    expect((await member.call(path, { method: "PATCH", json: { name: "Laptop" } })).body.name).toBe("Laptop");
    expect((await member.call(path, { method: "DELETE" })).status).toBe(204);
    expect(await answer(passkey.get({ challenge: await challenge() }))).toMatchObject(refused);
  });
});

describe("what is refused", () => {
  test("a challenge is good once, for five minutes, and only for what it was made for", async () => {
    const { passkey } = await newPasskey();
    const once = await challenge();
    const first = passkey.get({ challenge: once });
    expect((await answer(first)).status).toBe(200);
    expect(await answer(first)).toMatchObject(refused);
    expect(await answer(passkey.get({ challenge: once }))).toMatchObject(refused);
    const late = await challenge();
    provider().clock.advance(5 * 60_000 + 1);
    expect(await answer(passkey.get({ challenge: late }))).toMatchObject(refused);
    provider().clock.reset();
    const forRegistration = (await optionsFor(member)).challenge;
    expect(await answer(passkey.get({ challenge: forRegistration }))).toMatchObject(refused);
    expect(await answer(passkey.get({ challenge: "bm90LW91cnM" }))).toMatchObject(refused);
  });

  test("a challenge made for one member registers nothing for another", async () => {
    const stranger = await newMember(provider());
    const options = await optionsFor(member);
    expect(await finish(stranger, createTestPasskey().create(options))).toMatchObject({ status: 422 });
  });

  test("an answer given to another site, or by a device that did not check its person", async () => {
    const { passkey } = await newPasskey();
    for (const wrong of [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { verified: false }]) {
      expect(await answer(passkey.get({ challenge: await challenge(), ...wrong }))).toMatchObject(refused);
      const created = createTestPasskey().create({ ...(await optionsFor(member)), ...wrong });
      expect((await finish(member, created)).status).toBe(422);
    }
  });

  test("a forged signature, another's key under a known id, and a user handle that is not its owner's", async () => {
    const { passkey } = await newPasskey();
    const forged = passkey.get({ challenge: await challenge() });
    forged.response.signature = createTestPasskey().get({ challenge: "x" }).response.signature;
    expect(await answer(forged)).toMatchObject(refused);
    const theirs = createTestPasskey().get({ challenge: await challenge() });
    expect(await answer({ ...theirs, id: passkey.id, rawId: passkey.id })).toMatchObject(refused);
    const handled = passkey.get({ challenge: await challenge() });
    handled.response.userHandle = "c29tZW9uZS1lbHNl";
    expect(await answer(handled)).toMatchObject(refused);
  });

  test("a counter that decreases or does not change: the key has been copied", async () => {
    const { passkey } = await newPasskey();
    passkey.state.counter = 7;
    expect((await answer(passkey.get({ challenge: await challenge() }))).status).toBe(200);
    passkey.state.counter = 3;
    expect(await answer(passkey.get({ challenge: await challenge() }))).toMatchObject(refused);
    passkey.state.counter = 7;
    expect(await answer(passkey.get({ challenge: await challenge() }))).toMatchObject(refused);
  });

  test("one credential belongs to one account", async () => {
    const passkey = createTestPasskey();
    await finish(member, passkey.create(await optionsFor(member)));
    const stranger = await newMember(provider());
    expect((await finish(stranger, passkey.create(await optionsFor(stranger)))).status).toBe(422);
  });

  test("another site's page, and too many attempts", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await browse().request(identityApi.passkeySignIn, { json: {}, headers })).status).toBe(403);
    const strict = await startAnother({ limits: { formsPerAddress: { passkey: 2 } } });
    const requestChallenge = () =>
      createBrowser(strict.port).request(identityApi.passkeySignIn, { json: {} });
    expect([(await requestChallenge()).status, (await requestChallenge()).status]).toEqual([200, 200]);
    const third = await requestChallenge();
    expect([third.status, third.headers["retry-after"]]).toEqual([429, "600"]);
  });

  test("nonsense", async () => {
    expect((await answer({ id: "x" })).code).toBe("request.invalid");
    const empty = { id: "x", rawId: "x", type: "public-key", response: { clientDataJSON: "e30" } };
    expect(await answer(empty)).toMatchObject(refused);
    expect((await finish(member, empty)).status).toBe(422);
    expect(location((await authorize(browse(), { prompt: "none" })).answer).searchParams.get("error")).toBe(
      "login_required",
    );
  });
});
