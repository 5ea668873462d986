import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { accountPages, formPaths, identityApi } from "../../contracts/identity.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { authorize, claimsIn, codeOf, createBrowser, goodPassword, redeem } from "./test-identity.ts";
import { ageSignIn, type Member, newMember } from "./test-member.ts";
import { to, useProvider } from "./test-provider.ts";

const { database, mailsTo, provider } = useProvider();

const codeFrom = (secret: string, steps = 0) => provider().codeFrom(secret, steps);

async function withSecondFactor() {
  const member = await newMember(provider());
  const { secret, uri } = (await member.call(identityApi.secondFactor, { json: {} })).body;
  // The code before this one, so that this one is still to be used.
  const on = await member.call(identityApi.secondFactorConfirmation, {
    json: { code: codeFrom(secret, -1) },
  });
  expect(on.status).toBe(200);
  return { ...member, secret: secret as string, uri, recoveryCodes: on.body.recoveryCodes as string[] };
}

async function atSecondStep({ email }: Pick<Member, "email">) {
  const browser = createBrowser(provider().port);
  const { verifier } = await authorize(browser);
  const form = { email, password: goodPassword, locale: "en-US" };
  const posted = await browser.request(formPaths.login, { form });
  expect(to(posted)).toBe(accountPages.secondFactor);
  const give = (code: string) => browser.request(formPaths.secondFactor, { form: { code, locale: "en-US" } });
  return { browser, verifier, give };
}

describe("a second factor (TOTP) beside passkeys", () => {
  test("is on once a code has come back; then the password alone signs nobody in", async () => {
    const member = await newMember(provider());
    const { secret, uri } = (await member.call(identityApi.secondFactor, { json: {} })).body;
    expect(uri).toContain(`otpauth://totp/Wellspring:${encodeURIComponent(member.email)}`);
    const confirm = (code: string) => member.call(identityApi.secondFactorConfirmation, { json: { code } });
    expect(await confirm("000000")).toMatchObject({ status: 422, body: { code: "code-wrong" } });
    expect((await member.call(identityApi.secondFactor)).body).toEqual({ since: null, recoveryCodesLeft: 0 });
    const { recoveryCodes } = (await confirm(codeFrom(secret, -1))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await mailsTo(member.email)).at(-1)?.subject).toContain("Two-step verification is on");

    const { browser, verifier, give } = await atSecondStep(member);
    expect((await authorize(browser, { prompt: "none" })).answer.headers.location).toContain(
      "login_required",
    );
    expect(to(await give("123456"))).toBe("/account/second-factor?error=code-wrong");
    const resumed = await browser.request(to(await give(codeFrom(secret))) ?? "");
    const { status, tokens } = await redeem(browser, codeOf(resumed), verifier);
    expect([status, claimsIn(tokens.id_token).email]).toEqual([200, member.email]);
  });

  test("a code is not replayable within its window, at once or in turn", async () => {
    const member = await withSecondFactor();
    const [one, two] = [await atSecondStep(member), await atSecondStep(member)];
    const code = codeFrom(member.secret);
    const answers = await Promise.all([one.give(code), two.give(code)]);
    expect(answers.filter((answer) => to(answer)?.includes("error=")).length).toBe(1);
    expect(to(await (await atSecondStep(member)).give(codeFrom(member.secret, -1)))).toContain("code-wrong");
  });

  test("guesses are limited, also from a new browser each time", async () => {
    const member = await withSecondFactor();
    for (let nth = 0; nth < 6; nth++)
      expect(to(await (await atSecondStep(member)).give("000000"))).toContain("code-wrong");
    expect(to(await (await atSecondStep(member)).give(codeFrom(member.secret)))).toContain(
      "too-many-attempts",
    );
  });

  test("a recovery code signs in once, however it is written; new ones end the old", async () => {
    const member = await withSecondFactor();
    const [first = "", second = ""] = member.recoveryCodes;
    expect(to(await (await atSecondStep(member)).give(first.toUpperCase().replace("-", " ")))).toContain(
      "/auth/",
    );
    expect(to(await (await atSecondStep(member)).give(first))).toContain("code-wrong");
    expect((await member.call(identityApi.secondFactor)).body.recoveryCodesLeft).toBe(9);
    expect((await member.call(identityApi.recoveryCodes, { json: {} })).body.recoveryCodes).toHaveLength(10);
    expect(to(await (await atSecondStep(member)).give(second))).toContain("code-wrong");
  });

  test("secrets lie sealed and recovery codes as hashes: reading the tables opens nothing", async () => {
    const { secret, recoveryCodes } = await withSecondFactor();
    const { rows } = await database().db.execute(
      sql`select secret as stored from identity.second_factors union all select hash from identity.recovery_codes`,
    );
    const stored = JSON.stringify(rows);
    for (const open of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(stored).not.toContain(open);
  });

  test("a recovery code is short, so that its hash is slow; one that was stored before still signs in", async () => {
    const member = await withSecondFactor();
    const { db } = database();
    const { rows } = await db.execute(
      sql`select hash, account_id as "accountId" from identity.recovery_codes
        where account_id = (select id from identity.accounts where email = ${member.email})`,
    );
    expect(rows).toHaveLength(10);
    for (const { hash } of rows as { hash: string }[]) expect(hash).toMatch(/^argon2id [\w-]{43}$/);
    const { accountId } = rows[0] as { accountId: string };
    const older = createHash("sha256").update(`${accountId} abcde23456`).digest("base64url");
    await db.execute(
      sql`insert into identity.recovery_codes (hash, account_id) values (${older}, ${accountId})`,
    );
    expect(to(await (await atSecondStep(member)).give("abcde-23456"))).toContain("/auth/");
    expect(to(await (await atSecondStep(member)).give("abcde-23456"))).toContain("code-wrong");
  });

  test("a recovery code that is sent twice at once signs in once", async () => {
    const member = await withSecondFactor();
    const [one, two] = [await atSecondStep(member), await atSecondStep(member)];
    const answers = await Promise.all([one, two].map(({ give }) => give(member.recoveryCodes[0]!)));
    expect(answers.filter((answer) => to(answer)?.includes("error=")).length).toBe(1);
  });

  test("set up, turned off and confirmed again only with a fresh sign-in, of which the password alone is not enough", async () => {
    const member = await withSecondFactor();
    await ageSignIn(database(), member);
    const stale = { status: 403, body: { code: "sign_in.not_fresh", secondFactor: true } };
    expect(await member.call(identityApi.secondFactor, { method: "DELETE" })).toMatchObject(stale);
    expect(await member.call(identityApi.recoveryCodes, { json: {} })).toMatchObject(stale);
    const change = { current: goodPassword, next: "nine calm rivers at dawn" };
    expect(await member.call(identityApi.password, { json: change })).toMatchObject(stale);
    const confirm = (code?: string) =>
      member.call(identityApi.confirmation, { json: { password: goodPassword, ...(code ? { code } : {}) } });
    expect((await confirm()).body.code).toBe("code-wrong");
    expect((await confirm(codeFrom(member.secret))).status).toBe(204);
    expect((await member.call(identityApi.secondFactor, { method: "DELETE" })).status).toBe(204);
    const browser = createBrowser(provider().port);
    const posted = await browser.request(formPaths.login, {
      form: { email: member.email, password: goodPassword, locale: "en-US" },
    });
    expect(to(posted)).toContain("/auth/login");
  });

  test("without the password nobody comes to the second step", async () => {
    const member = await withSecondFactor();
    const browser = createBrowser(provider().port);
    const form = { code: codeFrom(member.secret), locale: "en-US" };
    expect(to(await browser.request(formPaths.secondFactor, { form }))).toBe(
      "/account/login?error=session-expired",
    );
    const { browser: there } = await atSecondStep(member);
    const [key, cookie] = [...there.cookies].find(([name]) => name.startsWith("identity_second_step"))!;
    const [id, until, code] = cookie.value.split(".");
    browser.cookies.set(key, { ...cookie, value: `${id}.${Number(until) + 1000}.${code}` });
    expect(to(await browser.request(formPaths.secondFactor, { form }))).toBe(
      "/account/login?error=session-expired",
    );
  });
});
