import { describe, expect, test } from "vitest";
import { identityApi } from "../../contracts/identity.ts";
import { goodPassword } from "./test-identity.ts";
import { ageSignIn, type Member, newMember } from "./test-member.ts";
import { createTestPasskey } from "./test-passkey.ts";
import { useProvider } from "./test-provider.ts";

const { provider, database } = useProvider();
const stale = { status: 403, body: { code: "sign_in.not_fresh" } };

async function staleMember(): Promise<Member> {
  const member = await newMember(provider());
  await ageSignIn(database(), member);
  return member;
}

async function addPasskey(member: Member) {
  const passkey = createTestPasskey();
  const options = (await member.call(identityApi.passkeyRegistration, { json: {} })).body;
  const response = passkey.create(options);
  const { status } = await member.call(identityApi.passkeyRegistrationDone, {
    json: { response, name: "Phone" },
  });
  expect(status).toBe(201);
  return passkey;
}

describe("a fresh sign-in before a passkey, an address or a password changes, and before all data is handed out", () => {
  test("without one no passkey is added or removed, no archive is made and no account deleted", async () => {
    const member = await newMember(provider());
    const passkey = await addPasskey(member);
    await ageSignIn(database(), member);
    const calls: [string, { method?: string; json?: unknown }][] = [
      [identityApi.passkeyRegistration, { json: {} }],
      [`${identityApi.passkeys}/${passkey.id}`, { method: "DELETE" }],
      [identityApi.data, {}],
      [identityApi.deletion, { json: {} }],
    ];
    for (const [path, call] of calls) expect(await member.call(path, call), path).toMatchObject(stale);
    expect((await member.call(identityApi.passkeys)).body.items).toHaveLength(1);
  });

  test("a password and an address change with the password alone", async () => {
    const member = await staleMember();
    const change = (password: string) =>
      member.call(identityApi.email, { json: { email: "new@example.org", password } });
    expect((await change("not the right one")).body.code).toBe("password.wrong");
    expect((await change(goodPassword)).status).toBe(202);
  });

  test("the password makes it fresh, and what was asked for goes on; a wrong one does not", async () => {
    const member = await staleMember();
    const confirm = (password: string) => member.call(identityApi.confirmation, { json: { password } });
    expect((await confirm("not the right one")).body.code).toBe("password.wrong");
    expect(await member.call(identityApi.passkeyRegistration, { json: {} })).toMatchObject(stale);
    expect((await confirm(goodPassword)).status).toBe(204);
    expect((await member.call(identityApi.passkeyRegistration, { json: {} })).status).toBe(200);
    expect((await member.call(identityApi.data)).status).toBe(200);
  });

  test("what was copied of the browser's session before is nobody's afterwards: it is not made fresh with it", async () => {
    const member = await staleMember();
    const copied = member.browser.cookieHeader(identityApi.devices);
    const asThief = (path: string) => member.call(path, { json: {}, headers: { cookie: copied } });
    expect(await asThief(identityApi.passkeyRegistration)).toMatchObject(stale);
    const confirmed = await member.call(identityApi.confirmation, { json: { password: goodPassword } });
    expect(confirmed.status).toBe(204);
    expect(await asThief(identityApi.passkeyRegistration)).toMatchObject({
      status: 401,
      body: { code: "member.session_ended" },
    });
    expect((await member.call(identityApi.passkeyRegistration, { json: {} })).status).toBe(200);
    expect((await member.call(identityApi.devices)).body.items).toMatchObject([{ current: true }]);
  });

  test("so does a passkey of the same person, not another's", async () => {
    const [member, stranger] = [await newMember(provider()), await newMember(provider())];
    const [own, others] = [await addPasskey(member), await addPasskey(stranger)];
    await ageSignIn(database(), member);
    expect((await member.call(identityApi.data)).body).toMatchObject({ passkeys: true });
    const confirm = async (passkey: typeof own) => {
      const { challenge } = (await member.call(identityApi.passkeySignIn, { json: {} })).body;
      return member.call(identityApi.confirmation, { json: { passkey: passkey.get({ challenge }) } });
    };
    expect((await confirm(others)).body.code).toBe("passkey.refused");
    expect((await confirm(own)).status).toBe(204);
    expect((await member.call(identityApi.data)).status).toBe(200);
  });

  test("a stolen access token alone adds no passkey, however fresh it is", async () => {
    const [member, thief] = [await newMember(provider()), await newMember(provider())];
    const headers = { authorization: `Bearer ${member.tokens.access_token}` };
    for (const path of [identityApi.passkeyRegistration, identityApi.confirmation])
      expect((await thief.call(path, { json: { password: goodPassword }, headers })).status).toBe(401);
  });
});

describe("strangers who guess do not lock the owner out", () => {
  const login = (member: Pick<Member, "browser" | "email">, password: string) =>
    member.browser
      .request("/identity/forms/login", { form: { email: member.email, password, locale: "en-US" } })
      .then(({ headers }) => headers.location);

  test("a browser that the owner has signed in with has its own counter, and so has a session", async () => {
    const owner = await newMember(provider());
    const stranger = await newMember(provider());
    const guesser = { browser: stranger.browser, email: owner.email };
    for (let nth = 0; nth < 6; nth++) await login(guesser, "a wrong guess indeed");
    expect(await login(guesser, goodPassword)).toContain("error=too-many-attempts");
    expect((await owner.call(identityApi.confirmation, { json: { password: goodPassword } })).status).toBe(
      204,
    );
    expect(await login(owner, goodPassword)).toContain("/auth/login");
    // The owner's sign-in gives the stranger no new guesses.
    expect(await login(guesser, goodPassword)).toContain("error=too-many-attempts");
  });

  test("on a known browser guesses are counted too, and a forged cookie makes none known", async () => {
    const owner = await newMember(provider());
    for (let nth = 0; nth < 6; nth++) await login(owner, "a wrong guess indeed");
    expect(await login(owner, goodPassword)).toContain("error=too-many-attempts");
    const stranger = await newMember(provider());
    const guesser = { browser: stranger.browser, email: owner.email };
    const [key, cookie] = [...stranger.browser.cookies].find(([name]) => name.startsWith("identity_known"))!;
    for (let nth = 0; nth < 6; nth++) {
      stranger.browser.cookies.set(key, { ...cookie, value: `guess${nth}.${cookie.value.split(".")[1]}` });
      await login(guesser, "a wrong guess indeed");
    }
    expect(await login(guesser, goodPassword)).toContain("error=too-many-attempts");
  });

  test("a lock-out ends by itself, and a new password makes old browsers strangers again", async () => {
    const owner = await newMember(provider());
    const stranger = await newMember(provider());
    const guesser = { browser: stranger.browser, email: owner.email };
    for (let nth = 0; nth < 30; nth++) {
      await login(guesser, "a wrong guess indeed");
      provider().clock.advance(60_000);
    }
    provider().clock.advance(15 * 60_000);
    expect(await login(guesser, goodPassword)).toContain("/auth/login");
    await owner.call(identityApi.password, {
      json: { current: goodPassword, next: "nine calm rivers at dawn" },
    });
    for (let nth = 0; nth < 6; nth++) await login(guesser, "a wrong guess indeed");
    expect(await login(owner, "nine calm rivers at dawn")).toContain("error=too-many-attempts");
    const known = [...owner.browser.cookies].find(([name]) => name.startsWith("identity_known"))![1].value;
    // Neither an address nor an account's id is in what stays in the browser.
    expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });
});
