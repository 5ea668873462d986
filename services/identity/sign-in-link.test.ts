import { describe, expect, test } from "vitest";
import { accountPages, formPaths, identityApi } from "../../contracts/identity.ts";
import { sql } from "../../platform/database/drizzle.ts";
import {
  type Answer,
  authorize,
  type Browser,
  claimsIn,
  codeOf,
  goodPassword,
  linkIn,
  location,
  newPerson,
  redeem,
} from "./test-identity.ts";
import { devicesOf, newMember } from "./test-member.ts";
import { to, useProvider } from "./test-provider.ts";

const { browse, database, mailsTo, newEmail, post, provider, startAnother } = useProvider();
const locale = "en-US";
const signedIn = "/auth/login?redirectUrl=%2F&begun=yes";
const invalid = "/account/sign-in-link?error=token-invalid";

/** Asks for a link in a browser of its own. */
async function ask(email: string, browser: Browser = browse()) {
  const answer = await browser.request(formPaths.emailLink, { form: { email, locale } });
  const link = linkIn((await mailsTo(email)).at(-1));
  return { browser, answer, link, code: /#code=(\d{6})$/.exec(to(answer) ?? "")?.[1] ?? "" };
}
const stateOf = async (browser: Browser) => JSON.parse((await browser.request(formPaths.signInLink)).body);
const confirm = (browser: Browser, fields: Record<string, string>) =>
  browser.request(formPaths.signInLink, { form: { locale, ...fields } });

/** Whom the provider takes the browser's owner for. */
async function whoIs(browser: Browser): Promise<unknown> {
  const { verifier, answer } = await authorize(browser, { prompt: "none" });
  if (location(answer).searchParams.has("error")) return undefined;
  const { tokens } = await redeem(browser, codeOf(answer), verifier);
  return claimsIn(tokens.id_token).email;
}

describe("signing in with a link in a mail", () => {
  test("the link leads to a button that says as whom; pressed in the browser that asked it signs in, and is a device", async () => {
    const { email } = await newPerson(provider());
    const { browser, answer, link } = await ask(email);
    expect(to(answer)).toMatch(/^\/account\/email-link\?notice=sent#code=\d{6}$/);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe("Your link to sign in to Wellspring");
    expect(to(await browser.request(link))).toBe("/account/sign-in-link?notice=confirm");
    expect(await whoIs(browser)).toBeUndefined();
    expect(await stateOf(browser)).toEqual({ email, needsCode: false });
    expect(to(await confirm(browser, { email }))).toBe(signedIn);
    expect(await whoIs(browser)).toBe(email);
    const items = await devicesOf(await newMember(provider(), { email, password: goodPassword }));
    expect(items).toHaveLength(2);
  });

  test("in Spanish page and mail are Spanish", async () => {
    const { email } = await newPerson(provider());
    const browser = browse();
    const answer = await browser.request(formPaths.emailLink, { form: { email, locale: "es" } });
    expect(to(answer)).toContain("/es/account/email-link?notice=sent#code=");
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe("Tu enlace para entrar en Wellspring");
    expect(to(await browser.request(linkIn(mail)))).toBe("/es/account/sign-in-link?notice=confirm");
    const pressed = await browser.request(formPaths.signInLink, { form: { email, locale: "es" } });
    expect(to(pressed)).toBe("/es/auth/login?redirectUrl=%2Fes&begun=yes");
  });

  test("a scanner that opens it changes nothing, and one that presses the button lacks the code", async () => {
    const { email } = await newPerson(provider());
    const { browser, link } = await ask(email);
    const scanner = browse();
    for (const method of ["HEAD", "GET", "GET"]) await scanner.request(link, { method });
    expect(to(await confirm(scanner, { email }))).toBe("/account/sign-in-link?error=link-code-wrong");
    expect(await whoIs(scanner)).toBeUndefined();
    await browser.request(link);
    expect(to(await confirm(browser, { email }))).toBe(signedIn);
  });

  test("it works once, in whatever browser", async () => {
    const { email } = await newPerson(provider());
    const { browser, link, code } = await ask(email);
    const other = browse();
    for (const one of [browser, other]) await one.request(link);
    const both = await Promise.all([confirm(browser, { email }), confirm(other, { email, code })]);
    expect(both.map(to).sort()).toEqual([invalid, signedIn]);
    expect(to(await browse().request(link))).toBe(invalid);
    expect(to(await confirm(other, { email, code }))).toBe(invalid);
  });

  test("it works for 15 minutes", async () => {
    const { email } = await newPerson(provider());
    const { browser, link } = await ask(email);
    await browser.request(link);
    provider().clock.advance(15 * 60_000 + 1000);
    expect(to(await confirm(browser, { email }))).toBe(invalid);
    expect(to(await browser.request(link))).toBe(invalid);
    expect((await browser.request(formPaths.signInLink)).status).toBe(404);
  });

  test("in another browser it asks for the code that is shown where it was asked for; five wrong ones end it", async () => {
    const { email } = await newPerson(provider());
    const { link, code } = await ask(email);
    const phone = browse();
    await phone.request(link);
    expect(await stateOf(phone)).toEqual({ email, needsCode: true });
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(to(await confirm(phone, { email, code: spaced }))).toBe(signedIn);
    expect(await whoIs(phone)).toBe(email);

    const second = await ask(email);
    const guesser = browse();
    await guesser.request(second.link);
    const wrong = String((Number(second.code) + 1) % 1_000_000).padStart(6, "0");
    for (let nth = 0; nth < 5; nth++)
      expect(to(await confirm(guesser, { email, code: wrong }))).toContain("code-wrong");
    // The sixth is refused, even the right one.
    expect(to(await confirm(guesser, { email, code: second.code }))).toBe(invalid);
    expect(await whoIs(guesser)).toBeUndefined();
  });

  test("two mails to one browser: whichever is opened is its own", async () => {
    const { email } = await newPerson(provider());
    const first = await ask(email);
    const second = await ask(email, first.browser);
    expect(second.code).toBe(first.code);
    await first.browser.request(first.link);
    expect(await stateOf(first.browser)).toEqual({ email, needsCode: false });
  });

  test("nobody is signed in to an account that the page did not name (login CSRF)", async () => {
    const [victim, attacker] = [await newPerson(provider()), await newPerson(provider())];
    const own = await ask(victim.email);
    const planted = await ask(attacker.email);
    await own.browser.request(own.link);
    // While the page is open, another site leads the browser to the attacker's link.
    await own.browser.request(planted.link);
    expect(to(await confirm(own.browser, { email: victim.email }))).toBe(
      "/account/sign-in-link?error=session-expired",
    );
    expect(await stateOf(own.browser)).toEqual({ email: attacker.email, needsCode: true });
    const foreign = { form: { email: attacker.email, locale }, headers: { origin: "https://evil.example" } };
    expect((await own.browser.request(formPaths.signInLink, foreign)).status).toBe(403);
    expect(await whoIs(own.browser)).toBeUndefined();
  });

  test("an account with a second factor is still asked for it", async () => {
    const member = await newMember(provider());
    const { secret } = (await member.call(identityApi.secondFactor, { json: {} })).body;
    await member.call(identityApi.secondFactorConfirmation, {
      json: { code: provider().codeFrom(secret, -1) },
    });
    const { browser, link } = await ask(member.email);
    await browser.request(link);
    expect(to(await confirm(browser, { email: member.email }))).toBe(accountPages.secondFactor);
    expect(await whoIs(browser)).toBeUndefined();
    const done = await browser.request(formPaths.secondFactor, {
      form: { locale, code: provider().codeFrom(secret) },
    });
    expect(to(done)).toBe(signedIn);
    expect(await whoIs(browser)).toBe(member.email);
  });

  test("a new password, or the account's last day, ends it", async () => {
    const member = await newMember(provider());
    const { browser, link } = await ask(member.email);
    const changed = { current: goodPassword, next: "eleven grey herons wading" };
    expect((await member.call(identityApi.password, { json: changed })).status).toBe(204);
    expect(to(await browser.request(link))).toBe(invalid);

    const leaver = await newPerson(provider());
    const requested = await ask(leaver.email);
    await requested.browser.request(requested.link);
    await database().db.execute(
      sql`update identity.accounts set erase_after = ${provider().clock.now().toISOString()}::timestamptz where email = ${leaver.email}`,
    );
    expect(to(await confirm(requested.browser, { email: leaver.email }))).toBe(invalid);
    const before = (await mailsTo(leaver.email)).length;
    await ask(leaver.email);
    expect(await mailsTo(leaver.email)).toHaveLength(before);
  });

  test("the answer is the same whether or not there is an account; mails to one address are limited", async () => {
    const { email } = await newPerson(provider());
    const unknown = newEmail();
    const seen = ({ status, headers }: Answer) => [
      status,
      headers.location?.replace(/\d{6}$/, "…"),
      headers["set-cookie"]?.map((line) => line.replace(/=[\w-]{43};/, "=…;")),
    ];
    for (let nth = 0; nth < 5; nth++)
      expect(seen((await ask(email)).answer)).toEqual(seen((await ask(unknown)).answer));
    expect(to((await ask(unknown)).answer)).toMatch(/notice=sent-before&wait=\d+#code=/);
    expect(await mailsTo(unknown)).toEqual([]);
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes("link"))).toHaveLength(4);
    expect(to(await post("email-link", { email: "nobody" }))).toBe("/account/email-link?error=email-invalid");
    // Its own form, sent empty, is wrong; the button beside the password asks for the form.
    expect(to(await post("email-link", { email: "" }))).toBe("/account/email-link?error=email-invalid");
    expect(to(await post("email-link", { email: "", password: "" }))).toBe("/account/email-link");
  });

  test("one network address asks for so many only, and the link is stored nowhere in plain", async () => {
    const strict = await startAnother({ limits: { formsPerAddress: { "email-link": 2 } } });
    const browser = browse();
    browser.moveTo(strict.port);
    const form = { email: newEmail(), locale };
    const answers = [];
    for (let nth = 0; nth < 3; nth++)
      answers.push(to(await browser.request(formPaths.emailLink, { form })) ?? "");
    expect(answers[2]).toMatch(/^\/account\/email-link\?error=too-many-attempts&wait=\d+$/);
    const { email } = await newPerson(provider());
    const { link } = await ask(email);
    const token = new URL(link).searchParams.get("token")!;
    const { rows } = await database().db.execute(
      sql`select (select string_agg(l::text, '') from identity.mail_links l) || coalesce((select string_agg(j::text, '') from jobs.jobs j), '') as everything`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a registration signs in by its link", () => {
  const written = { password: goodPassword, firstName: "Ana", lastName: "", locale };

  test("where it was asked for without the password, and elsewhere with it, back to the page it began on", async () => {
    const email = newEmail();
    const browser = browse();
    const returnTo = "/growth-plans/peace?action=register";
    await browser.request(formPaths.register, { form: { ...written, email, returnTo } });
    const link = linkIn((await mailsTo(email))[0]);
    const other = browse();
    await other.request(link);
    expect(to(await other.request(formPaths.verifyEmail, { form: { locale } }))).toContain(
      "confirm-password",
    );
    expect(await whoIs(other)).toBeUndefined();
    await browser.request(link);
    const pressed = await browser.request(formPaths.verifyEmail, { form: { locale } });
    expect(to(pressed)).toBe(`/auth/login?redirectUrl=${encodeURIComponent(returnTo)}&begun=yes`);
    expect(await whoIs(browser)).toBe(email);
  });

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "never to %s",
    async (returnTo) => {
      const email = newEmail();
      const browser = browse();
      await browser.request(formPaths.register, { form: { ...written, email, returnTo } });
      await browser.request(linkIn((await mailsTo(email))[0]));
      const pressed = await browser.request(formPaths.verifyEmail, { form: { locale } });
      expect(to(pressed)).toBe("/auth/login?redirectUrl=%2F%3Faction%3Dregister&begun=yes");
    },
  );
});
