import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { newPglitePlace } from "../../tests/support/databases.ts";
import {
  type Answer,
  authorize,
  codeOf,
  createBrowser,
  goodPassword,
  linkIn,
  location,
  newPerson,
  newSecrets,
  origin,
  redeem,
  refresh,
  signIn,
  startIdentity,
  type TestIdentity,
} from "./test-identity.ts";

const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
let provider: TestIdentity;
const close: (() => unknown)[] = [];
const limits = {
  formsPerAddress: { login: 1000, register: 1000, "forgot-password": 1000, "reset-password": 1000 },
};
/** Each test comes from an address of its own. */
let address = "192.0.2.1";
beforeAll(async () => {
  const place = await newPglitePlace();
  const database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
  provider = await startIdentity({ database, secrets: newSecrets(folder), limits, addressOf: () => address });
  close.push(
    () => provider.close(),
    () => database.close(),
    () => rmSync(place.dataDir, { recursive: true, force: true }),
  );
}, 60_000);
afterAll(async () => {
  for (const one of close) await one();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => provider.clock.reset());

let count = 0;
const newEmail = () => `writer${++count}@example.org`;
const browse = () => createBrowser(provider.port);
const post = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browse().ask(`/identity/forms/${form}`, { form: { locale: "en-US", ...fields }, headers });
const to = ({ headers }: Answer) => headers.location;
const register = (fields: Record<string, string>) =>
  post("register", { password: goodPassword, firstName: "Ana", lastName: "Ruiz", ...fields });
const mailsTo = async (email: string) => {
  await provider.identity.idle();
  return provider.mails.filter((mail) => mail.to.address === email);
};
/** All that an answer shows, but for the moment it was made. */
const seen = ({ status, headers, body }: Answer) => ({ status, headers: { ...headers, date: "" }, body });

describe("registration", () => {
  test("ends at the page that asks to look at the mail; the link in it opens the way to sign in", async () => {
    const email = newEmail();
    expect(to(await register({ email }))).toBe("/account/verify-email?notice=sent");
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirm your e-mail address for Wellspring");
    expect(to(await post("login", { email, password: goodPassword }))).toBe(
      "/account/login?error=email-or-password-wrong",
    );
    expect(to(await browse().ask(linkIn(mail)))).toBe("/account/verify-email?notice=verified");
    expect(to(await post("login", { email, password: goodPassword }))).toBe("/auth/login?redirectUrl=%2F");
  });

  test("in Spanish the page and the mail are Spanish", async () => {
    const email = newEmail();
    expect(to(await register({ email, locale: "es" }))).toBe("/es/account/verify-email?notice=sent");
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Confirma tu correo para Wellspring");
    expect(to(await browse().ask(linkIn(mail)))).toBe("/es/account/verify-email?notice=verified");
  });

  test.each([
    [{ firstName: " " }, "name-missing"],
    [{ email: "nobody" }, "email-invalid"],
    [{ password: "short" }, "password-too-short"],
    [{ password: "x".repeat(129) }, "password-too-long"],
    [{ password: "Password1234" }, "password-too-common"],
  ])("%j is refused as %s, and nothing typed is in the address", async (fields, error) => {
    expect(to(await register({ email: newEmail(), ...fields }))).toBe(`/account/register?error=${error}`);
  });

  test("an address that is not confirmed can be registered again, and what was entered before is worthless", async () => {
    const email = newEmail();
    await register({ email, password: "the password of a stranger" });
    const [before] = await mailsTo(email);
    await register({ email });
    expect(to(await browse().ask(linkIn(before)))).toBe("/account/verify-email?error=token-invalid");
    await browse().ask(linkIn((await mailsTo(email))[1]));
    expect(to(await post("login", { email, password: "the password of a stranger" }))).toContain("error=");
    expect(to(await post("login", { email, password: goodPassword }))).toBe("/auth/login?redirectUrl=%2F");
  });

  test("one that nobody confirms is forgotten after a week", async () => {
    const email = newEmail();
    await register({ email });
    const [mail] = await mailsTo(email);
    provider.clock.advance(8 * 24 * 3_600_000);
    await provider.identity.sweep();
    provider.clock.reset();
    expect(to(await browse().ask(linkIn(mail)))).toBe("/account/verify-email?error=token-invalid");
  });

  test("a name is data: script in it stays text and never gets into a mail", async () => {
    const email = newEmail();
    const name = '<script>alert("1")</script>';
    await register({ email, firstName: name, lastName: "O'\u2028Neill" });
    const [mail] = await mailsTo(email);
    expect(`${mail?.html}${mail?.text}`).not.toContain("alert");
  });
});

describe("no account enumeration", () => {
  test("registration answers a known address exactly as a new one, and tells its owner by mail", async () => {
    const { email } = await newPerson(provider);
    const known = await register({ email });
    const unknown = await register({ email: newEmail() });
    expect(seen(known)).toEqual(seen(unknown));
    const mails = await mailsTo(email);
    expect(mails.at(-1)?.subject).toBe("You already have an account at Wellspring");
    expect(to(await post("login", { email, password: goodPassword }))).toBe("/auth/login?redirectUrl=%2F");
  });

  test("sign-in answers an unknown address, a wrong password and an unconfirmed one alike", async () => {
    const { email } = await newPerson(provider);
    const unconfirmed = newEmail();
    await register({ email: unconfirmed });
    await provider.identity.idle();
    const wrong = seen(await post("login", { email, password: "not the right one" }));
    expect(seen(await post("login", { email: newEmail(), password: "not the right one" }))).toEqual(wrong);
    expect(seen(await post("login", { email: unconfirmed, password: goodPassword }))).toEqual(wrong);
    expect(wrong.status).toBe(303);
  });

  test("a forgotten password answers the same, with and without an account", async () => {
    const { email } = await newPerson(provider);
    const known = await post("forgot-password", { email });
    expect(to(known)).toBe("/account/forgot-password?notice=sent");
    expect(seen(await post("forgot-password", { email: newEmail() }))).toEqual(seen(known));
  });

  test("an unknown address takes as much work to refuse as a wrong password", async () => {
    // The processor's time, which unlike the clock's does not depend on what else the machine is doing.
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await post("login", { email, password: "not the right one" });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let person = 0; person < 3; person++) {
      const { email } = await newPerson(provider);
      await provider.identity.idle();
      for (let nth = 0; nth < 5; nth++) {
        known.push(await work(email));
        unknown.push(await work(newEmail()));
      }
    }
    // Without a password check for the unknown address it is about 0.3.
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe("waiting times", () => {
  test("after five failures an account makes one wait, twice as long each time, from whatever address", async () => {
    const { email } = await newPerson(provider);
    const fail = async () => {
      address = `192.0.2.${10 + count++}`;
      return to(await post("login", { email, password: "not the right one" }));
    };
    for (let nth = 0; nth < 6; nth++)
      expect(await fail()).toBe("/account/login?error=email-or-password-wrong");
    expect(await fail()).toBe("/account/login?error=too-many-attempts&wait=30");
    expect(to(await post("login", { email, password: goodPassword }))).toContain("too-many-attempts");
    provider.clock.advance(31_000);
    expect(await fail()).toContain("email-or-password-wrong");
    expect(await fail()).toBe("/account/login?error=too-many-attempts&wait=60");
    provider.clock.advance(61_000);
    expect(to(await post("login", { email, password: goodPassword }))).toBe("/auth/login?redirectUrl=%2F");
    expect(await fail()).toContain("email-or-password-wrong");
  });

  test("an address without an account waits just the same", async () => {
    const email = newEmail();
    const outcomes = [];
    for (let nth = 0; nth < 7; nth++) outcomes.push(to(await post("login", { email, password: "x" })));
    expect(outcomes.at(-1)).toBe("/account/login?error=too-many-attempts&wait=30");
  });

  test("guesses sent all at once are counted too", async () => {
    const { email } = await newPerson(provider);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post("login", { email, password: "guess" })),
    );
    const tried = answers.filter((answer) => to(answer)?.includes("email-or-password-wrong"));
    expect(tried.length).toBeLessThanOrEqual(6);
  });

  test("one address that tries many accounts is stopped, and another is not", async () => {
    const place = await newPglitePlace();
    const database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
    let from = "203.0.113.1";
    const spraying = await startIdentity({
      database,
      secrets: newSecrets(folder),
      limits: { formsPerAddress: { login: 3 } },
      addressOf: () => from,
    });
    const attempt = async () =>
      to(
        await createBrowser(spraying.port).ask("/identity/forms/login", {
          form: { email: newEmail(), password: "Summer2026!", locale: "es" },
        }),
      );
    for (let nth = 0; nth < 3; nth++)
      expect(await attempt()).toBe("/es/account/login?error=email-or-password-wrong");
    expect(await attempt()).toBe("/es/account/login?error=too-many-attempts&wait=600");
    from = "203.0.113.2";
    expect(await attempt()).toContain("email-or-password-wrong");
    await spraying.close();
    await database.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  test("one address gets a few mails, then none for a while, and no answer tells", async () => {
    const { email } = await newPerson(provider);
    const before = (await mailsTo(email)).length;
    for (let nth = 0; nth < 8; nth++)
      expect(to(await post("forgot-password", { email }))).toBe("/account/forgot-password?notice=sent");
    const after = (await mailsTo(email)).length;
    expect(after - before).toBeGreaterThan(0);
    expect(after - before).toBeLessThanOrEqual(3);
  });
});

describe("links in mails", () => {
  const resetLink = async (email: string) => {
    await post("forgot-password", { email });
    return linkIn((await mailsTo(email)).at(-1));
  };
  const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("a reset link leads to the page by way of a cookie, works without JavaScript and once only", async () => {
    const { email } = await newPerson(provider);
    const browser = browse();
    const opened = await browser.ask(await resetLink(email));
    expect(to(opened)).toBe("/account/reset-password");
    const reset = (password: string) =>
      browser.ask("/identity/forms/reset-password", { form: { password, locale: "en-US" } });
    const token = [...browser.cookies.values()][0]!.value;
    expect(to(await reset("short"))).toBe("/account/reset-password?error=password-too-short");
    expect(to(await reset("another fine long password"))).toBe("/account/login?notice=password-changed");
    expect(to(await post("reset-password", { token, password: goodPassword }))).toBe(
      "/account/reset-password?error=token-invalid",
    );
    expect(to(await post("login", { email, password: goodPassword }))).toContain("error=");
    expect(to(await post("login", { email, password: "another fine long password" }))).toContain(
      "/auth/login",
    );
    expect((await mailsTo(email)).at(-1)?.subject).toBe("Your password for Wellspring was changed");
  });

  test("a changed password ends every session and refresh token", async () => {
    const person = await newPerson(provider);
    const browser = browse();
    const { refresh_token } = await signIn(browser, person);
    const token = tokenIn(await resetLink(person.email));
    await post("reset-password", { token, password: "another fine long password" });
    expect((await refresh(browser, refresh_token)).tokens.error).toBe("invalid_grant");
    const { answer } = await authorize(browser, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
  });

  test("of two that use one link at once, one succeeds", async () => {
    const { email } = await newPerson(provider);
    const token = tokenIn(await resetLink(email));
    const both = await Promise.all(
      ["the first of two passwords", "the second of two passwords"].map((password) =>
        post("reset-password", { token, password }),
      ),
    );
    expect(both.filter((answer) => to(answer)?.includes("password-changed"))).toHaveLength(1);
  });

  test("a reset link lasts an hour, a confirmation a day", async () => {
    const person = await newPerson(provider);
    const token = tokenIn(await resetLink(person.email));
    const email = newEmail();
    await register({ email });
    const link = linkIn((await mailsTo(email))[0]);
    provider.clock.advance(3_600_001);
    expect(to(await post("reset-password", { token, password: goodPassword }))).toContain("token-invalid");
    provider.clock.advance(23 * 3_600_000);
    expect(to(await browse().ask(link))).toBe("/account/verify-email?error=token-invalid");
    provider.clock.reset();
    expect(to(await browse().ask(link))).toBe("/account/verify-email?notice=verified");
  });

  test("a confirmation opened twice says so twice; a program that only looks does not use it up", async () => {
    const email = newEmail();
    await register({ email });
    const link = linkIn((await mailsTo(email))[0]);
    await browse().ask(link, { method: "HEAD" });
    expect(to(await post("login", { email, password: goodPassword }))).toContain("error=");
    for (let nth = 0; nth < 2; nth++)
      expect(to(await browse().ask(link))).toBe("/account/verify-email?notice=verified");
  });

  test("one kind of link is no other kind, and an invented one is none", async () => {
    const email = newEmail();
    await register({ email });
    const token = tokenIn(linkIn((await mailsTo(email))[0]));
    for (const wrong of [token, "A".repeat(43), "", "' or 1=1 --"])
      expect(to(await post("reset-password", { token: wrong, password: goodPassword }))).toBe(
        "/account/reset-password?error=token-invalid",
      );
  });
});

describe("forms", () => {
  test("a page opened by itself still signs in: the site then gets its tokens without asking again", async () => {
    const person = await newPerson(provider);
    const browser = browse();
    const posted = await browser.ask("/identity/forms/login", { form: { ...person, locale: "es" } });
    expect(to(posted)).toBe("/es/auth/login?redirectUrl=%2Fes");
    const { answer, verifier } = await authorize(browser);
    expect((await redeem(browser, codeOf(answer), verifier)).status).toBe(200);
  });

  test("session fixation: signing in never continues a session that was there", async () => {
    const [first, second] = [await newPerson(provider), await newPerson(provider)];
    const browser = browse();
    await browser.ask("/identity/forms/login", { form: { ...first, locale: "en-US" } });
    const planted = createBrowser(provider.port);
    for (const [name, cookie] of browser.cookies) planted.cookies.set(name, { ...cookie });
    await browser.ask("/identity/forms/login", { form: { ...second, locale: "en-US" } });
    const { answer } = await authorize(planted, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
    expect(codeOf((await authorize(browser, { prompt: "none" })).answer)).not.toBe("");
  });

  test.each([{ origin: "https://evil.example" }, { origin: "null" }, { origin: `${origin}.evil.example` }])(
    "a form sent from %j is refused",
    async (headers) => {
      const person = await newPerson(provider);
      const answer = await post("login", person, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("cookies are for the provider only, out of reach of scripts, and signed", async () => {
    const person = await newPerson(provider);
    const posted = await browse().ask("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    const lines = posted.headers["set-cookie"] ?? [];
    expect(lines.map((line) => line.split("=")[0])).toEqual(["identity_session", "identity_session.sig"]);
    for (const line of lines) expect(line.toLowerCase()).toMatch(/path=\/identity;.*samesite=lax; httponly/);
  });

  test("a body that is too large or no form is refused", async () => {
    expect((await post("login", { email: "x".repeat(20_000) })).status).toBe(413);
    expect((await post("login", {}, { "content-type": "application/json" })).status).toBe(415);
  });

  test("the e-mail address is the same in capitals and with spaces around it", async () => {
    const { email, password } = await newPerson(provider);
    expect(to(await post("login", { email: ` ${email.toUpperCase()} `, password }))).toContain("/auth/login");
  });
});
