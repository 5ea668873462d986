import { describe, expect, test } from "vitest";
import { identityApi } from "../../contracts/identity.ts";
import {
  authorize,
  createBrowser,
  goodPassword,
  linkIn,
  location,
  newPerson,
  press,
  refresh,
} from "./test-identity.ts";
import { devicesOf, newMember } from "./test-member.ts";
import { to, useProvider } from "./test-provider.ts";

const { browse, mailsTo, newEmail, post, provider } = useProvider();
const member = () => newMember(provider());
const android =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36";
const nextPassword = "nine calm rivers at dawn";

describe("signed-in devices with revoke", () => {
  test("each says in plain words what it is, when it signed in and was last used, and which is this one", async () => {
    const desk = await member();
    provider().clock.advance(60_000);
    const phone = await newMember(provider(), desk, android);
    const [first, second, ...more] = await devicesOf(desk);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ browser: "Firefox", system: "Linux", current: true });
    expect(second).toMatchObject({ browser: "Chrome", system: "Android", current: false });
    expect(new Date(second.signedInAt).getTime() - new Date(first.signedInAt).getTime()).toBe(60_000);
    provider().clock.advance(60_000);
    await refresh(phone.browser, phone.tokens.refresh_token);
    const [, refreshed] = await devicesOf(desk);
    expect(new Date(refreshed.lastUsedAt).getTime() - new Date(second.lastUsedAt).getTime()).toBe(60_000);
    expect(JSON.stringify([first, second])).not.toContain("Mozilla");
  });

  test("a device that is ended is out at once: session, refresh token and these calls", async () => {
    const desk = await member();
    const phone = await newMember(provider(), desk, android);
    const [, { id }] = await devicesOf(desk);
    expect((await desk.call(`${identityApi.devices}/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await refresh(phone.browser, phone.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
    const { answer } = await authorize(phone.browser, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
    expect(await phone.call(identityApi.devices)).toMatchObject({
      status: 401,
      body: { code: "member.not_signed_in" },
    });
    expect(await devicesOf(desk)).toHaveLength(1);
    expect((await refresh(desk.browser, desk.tokens.refresh_token)).status).toBe(200);
  });

  test("nobody ends another's device", async () => {
    const [mine, theirs] = [await member(), await member()];
    const [{ id }] = await devicesOf(theirs);
    expect(await mine.call(`${identityApi.devices}/${id}`, { method: "DELETE" })).toMatchObject({
      status: 404,
      body: { code: "device.unknown" },
    });
    expect(await devicesOf(theirs)).toHaveLength(1);
  });
});

describe("these calls are for the owner, from the site", () => {
  test("without a token, with a token but no session, and with another's session there is nothing", async () => {
    const [mine, theirs] = [await member(), await member()];
    const bearer = { authorization: `Bearer ${mine.tokens.access_token}` };
    expect((await mine.browser.request(identityApi.devices)).status).toBe(401);
    for (const browser of [createBrowser(provider().port), theirs.browser]) {
      const { status, body } = await browser.request(identityApi.devices, { headers: bearer });
      expect([status, JSON.parse(body).code]).toEqual([401, "member.session_ended"]);
    }
  });

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("a call from %j is refused", async (headers) => {
    const answer = await (await member()).call(identityApi.devices, { headers });
    expect(answer).toMatchObject({ status: 403, body: { code: "request.foreign" } });
  });

  test("what is no JSON, or not what was asked for, is refused in words", async () => {
    const { browser, call, tokens } = await member();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const form = await browser.request(identityApi.password, { form: { current: "x" }, headers });
    expect(form.status).toBe(415);
    expect(await call(identityApi.password, { json: { current: 1 } })).toMatchObject({
      status: 400,
      body: { code: "request.invalid" },
    });
    expect((await call(identityApi.password, { json: { current: "x".repeat(70_000) } })).status).toBe(413);
  });

  test("responses are never cached", async () => {
    expect((await (await member()).call(identityApi.devices)).headers["cache-control"]).toBe("no-store");
  });
});

describe("change password", () => {
  test("needs the current one and follows the rules of registration; it ends every other session and sends a notice", async () => {
    const desk = await member();
    const phone = await newMember(provider(), desk, android);
    const change = (current: string, next: string) =>
      desk.call(identityApi.password, { json: { current, next } });
    expect(await change("not the right one", nextPassword)).toMatchObject({
      status: 403,
      body: { code: "password.wrong" },
    });
    expect(await change(goodPassword, "short")).toMatchObject({
      status: 422,
      body: { code: "password-too-short" },
    });
    expect((await change(goodPassword, desk.email)).body.code).toBe("password-too-common");
    expect((await change(goodPassword, "Mailcreated5240")).body.code).toBe("password-breached");
    expect((await change(goodPassword, nextPassword)).status).toBe(204);
    expect((await refresh(phone.browser, phone.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
    expect((await refresh(desk.browser, desk.tokens.refresh_token)).status).toBe(200);
    expect(to(await post("login", { email: desk.email, password: goodPassword }))).toContain("error=");
    expect(to(await post("login", { email: desk.email, password: nextPassword }))).toContain("/auth/login");
    expect((await mailsTo(desk.email)).at(-1)?.subject).toBe("Your password for Wellspring was changed");
  });

  test("attempts are counted per session, with Retry-After, and the sign-in form still works", async () => {
    const { call, email } = await member();
    const guess = () =>
      call(identityApi.password, { json: { current: "a wrong guess", next: nextPassword } });
    for (let nth = 0; nth < 6; nth++) expect((await guess()).status).toBe(403);
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, body: { code: "request.too_many" } });
    expect(refused.headers["retry-after"]).toBe("30");
    expect(to(await post("login", { email, password: goodPassword }))).toContain("/auth/login");
  });
});

describe("change e-mail", () => {
  const change = (person: Awaited<ReturnType<typeof member>>, email: string, password = goodPassword) =>
    person.call(identityApi.email, { json: { email, password } });

  test("takes effect when the link sent to the new address is confirmed; the old address gets a notice", async () => {
    const person = await member();
    const email = newEmail();
    expect((await change(person, email, "not the right one")).body.code).toBe("password.wrong");
    expect((await change(person, "nonsense")).body.code).toBe("email-invalid");
    expect((await change(person, email)).status).toBe(202);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirm your new e-mail address for Wellspring");
    const notice = (await mailsTo(person.email)).at(-1);
    expect(notice?.subject).toBe("Your e-mail address at Wellspring is about to change");
    expect(notice?.text).not.toContain(email);
    expect(to(await post("login", { email, password: goodPassword }))).toContain("error=");
    for (let nth = 0; nth < 2; nth++)
      expect(to(await press(person.browser, linkIn(mail)))).toBe(
        "/account/change-email?notice=email-changed",
      );
    expect(to(await post("login", { email, password: goodPassword }))).toContain("/auth/login");
    expect(to(await post("login", { email: person.email, password: goodPassword }))).toContain("error=");
    const { tokens } = await refresh(person.browser, person.tokens.refresh_token);
    expect(JSON.parse(Buffer.from(tokens.id_token.split(".")[1]!, "base64url").toString()).email).toBe(email);
  });

  test("a new password cancels changes requested with the old one, as the mail to the old address promises", async () => {
    const ways = {
      "on the account's page": (person: Awaited<ReturnType<typeof member>>) =>
        person.call(identityApi.password, { json: { current: goodPassword, next: nextPassword } }),
      "by a link in a mail": async (person: Awaited<ReturnType<typeof member>>) => {
        await post("forgot-password", { email: person.email });
        const link = new URL(linkIn((await mailsTo(person.email)).at(-1)));
        await post("reset-password", { token: link.searchParams.get("token")!, password: nextPassword });
      },
    };
    for (const [way, choosePassword] of Object.entries(ways)) {
      const person = await member();
      const thiefs = newEmail();
      await change(person, thiefs);
      const mail = (await mailsTo(thiefs)).at(-1);
      await choosePassword(person);
      expect(to(await press(person.browser, linkIn(mail))), way).toContain("error=token-invalid");
      expect(to(await post("login", { email: person.email, password: nextPassword })), way).toContain(
        "/auth/login",
      );
    }
  });

  test("mails per hour are limited: the new address may be a stranger's", async () => {
    const person = await member();
    for (let nth = 0; nth < 10; nth++) expect((await change(person, newEmail())).status).toBe(202);
    expect(await change(person, newEmail())).toMatchObject({
      status: 429,
      body: { code: "request.too_many" },
    });
  });

  test("never reveals whether the new address is taken; its owner is notified, and nothing changes", async () => {
    const [person, other] = [await member(), await newPerson(provider())];
    const seen = ({ status, headers, body }: Awaited<ReturnType<typeof change>>) => ({
      status,
      headers: { ...headers, date: "" },
      body,
    });
    expect(seen(await change(person, other.email))).toEqual(seen(await change(person, newEmail())));
    const mail = (await mailsTo(other.email)).at(-1);
    expect(mail?.subject).toBe("This address already has an account at Wellspring");
    expect(linkIn(mail)).toBe("");
  });

  test("an address registered by someone else in the meantime is not taken from them", async () => {
    const person = await member();
    const email = newEmail();
    await change(person, email);
    const [mail] = await mailsTo(email);
    await post("register", { email, password: goodPassword, firstName: "Eva", lastName: "" });
    await press(browse(), linkIn((await mailsTo(email)).at(-1)), { password: goodPassword });
    expect(to(await press(person.browser, linkIn(mail)))).toBe("/account/change-email?error=token-invalid");
    expect(to(await post("login", { email: person.email, password: goodPassword }))).toContain("/auth/login");
  });

  test("an address that someone registered and never confirmed can still be moved to", async () => {
    const person = await member();
    const email = newEmail();
    await post("register", { email, password: "the password of a stranger", firstName: "Eve", lastName: "" });
    await mailsTo(email);
    await change(person, email);
    expect(to(await press(person.browser, linkIn((await mailsTo(email)).at(-1))))).toContain("email-changed");
    expect(to(await post("login", { email, password: goodPassword }))).toContain("/auth/login");
  });
});
