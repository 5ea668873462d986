import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formPaths, identityApi, mailLinkPaths } from "../../contracts/identity.ts";
import { openSecrets, readSigningKeys } from "./secrets.ts";
import {
  authorize,
  claimsIn,
  codeOf,
  createBrowser,
  goodPassword,
  issuer,
  linkIn,
  location,
  newPerson,
  origin,
  press,
  redeem,
  signIn,
} from "./test-identity.ts";
import { type Member, newMember } from "./test-member.ts";
import { useProvider } from "./test-provider.ts";

/** Sign-in's own attacks are tried in sign-in, forms, enumeration, hosts, passkeys and security-api; here are the rest. */
const folder = mkdtempSync(path.join(tmpdir(), "identity-attacks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secrets = openSecrets(folder);
const { browse, mailsTo, newEmail, post, provider, register } = useProvider({ secrets });
let member: Member;
beforeAll(async () => {
  member = await newMember(provider());
});

describe("forged, expired, wrong-audience and alg=none tokens", () => {
  const audience = `${origin}/wellspring/api/v2`;
  const sign = async (claims: JWTPayload, key = secrets.keys[0]!) => {
    const { alg, privateKeys } = await readSigningKeys([key]);
    const { sub, sid, gid } = claimsIn(member.tokens.access_token) as Record<string, string>;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: audience, sub, sid, gid, exp: now + 600, ...claims })
      .setProtectedHeader({ alg, kid: privateKeys[0]!.kid!, typ: "at+jwt" })
      .sign(await importJWK(privateKeys[0]!, alg));
  };
  const listDevices = (token: string) =>
    member.call(identityApi.devices, { headers: { authorization: `Bearer ${token}` } });

  test("a token like the provider's own is believed, so that what follows is refused for its one fault", async () => {
    expect((await listDevices(await sign({}))).status).toBe(200);
  });

  test.each<[string, JWTPayload]>([
    ["expired", { exp: Math.floor(Date.now() / 1000) - 60 }],
    ["another site's audience", { aud: "https://staging.example/wellspring/api/v2" }],
    ["the client as audience, as an ID token has", { aud: "wellspring-site" }],
    ["another issuer", { iss: "https://evil.example/identity" }],
    ["nobody's", { sub: "" }],
    ["someone unknown", { sub: "00000000-0000-4000-8000-000000000000" }],
    ["of no sign-in", { sid: "" }],
    ["of no grant", { gid: "" }],
    ["of a sign-in that never was", { sid: "AAAAAAAAAAAAAAAAAAAAA" }],
    ["an account's id as SQL", { sub: "' or 1=1 --" }],
  ])("%s", async (_name, claims) => {
    expect((await listDevices(await sign(claims))).status).toBe(401);
  });

  test("signed by another key under the same name, or by none", async () => {
    const { keys } = openSecrets(mkdtempSync(path.join(folder, "stranger-")));
    const { privateKeys } = await readSigningKeys(secrets.keys);
    expect((await listDevices(await sign({}, { ...keys[0]!, kid: privateKeys[0]!.kid! }))).status).toBe(401);
    const { sub } = claimsIn(member.tokens.access_token) as { sub: string };
    const unsigned = new UnsecuredJWT({ sub })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime("5m");
    expect((await listDevices(unsigned.encode())).status).toBe(401);
  });
});

describe("cross-site form posts", () => {
  test.each(Object.values(formPaths))("%s is taken from our own pages only", async (form) => {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${origin}0` },
    ]) {
      const answer = await browse().request(form, { form: { locale: "en-US" }, headers });
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    }
  });

  test("a form that another site sends without an origin is known by where it comes from", async () => {
    for (const site of ["cross-site", "same-site", "none"]) {
      const { status } = await browse().request(formPaths.login, {
        method: "POST",
        headers: { "content-length": "0", "sec-fetch-site": site },
      });
      expect(status).toBe(403);
    }
  });
});

describe("open redirect in every parameter", () => {
  const evil = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    `${origin}@evil.example/`,
  ];
  const isOwnOrigin = (target: string | undefined) =>
    target === undefined || new URL(target, `${origin}/identity/auth`).origin === origin;
  const parameters = [
    ..."redirect_uri post_logout_redirect_uri state nonce ui_locales login_hint prompt display response_mode".split(
      " ",
    ),
    ..."response_type scope resource request request_uri id_token_hint claims max_age acr_values client_id".split(
      " ",
    ),
    ..."redirectUrl returnUrl locale token continue next xsrf logout".split(" "),
  ];

  test.each(parameters)("%s", async (name) => {
    for (const value of evil) {
      const { answer } = await authorize(browse(), { [name]: value });
      expect(isOwnOrigin(answer.headers.location)).toBe(true);
      expect(answer.body).not.toContain("javascript:");
      const query = new URLSearchParams({ [name]: value });
      for (const place of ["/identity/session/end", ...Object.values(mailLinkPaths)]) {
        const { headers } = await browse().request(`${place}?${query}`);
        expect(isOwnOrigin(headers.location)).toBe(true);
      }
      const signedIn = await browse().request(formPaths.login, {
        form: { email: member.email, password: goodPassword, locale: "en-US", [name]: value },
      });
      expect(isOwnOrigin(signedIn.headers.location)).toBe(true);
    }
  });

  test("a code goes to the registered address only, also when it was asked for with another one afterwards", async () => {
    const browser = browse();
    const { verifier } = await authorize(browser);
    const posted = await browser.request(formPaths.login, {
      form: { email: member.email, password: goodPassword, locale: "en-US" },
    });
    const resumed = await browser.request(`${location(posted).href}?redirect_uri=https://evil.example/`);
    expect(location(resumed).origin).toBe(origin);
    const redeemed = await redeem(browser, codeOf(resumed), verifier, `${origin}/auth/silent`);
    expect(redeemed.tokens.error).toBe("invalid_grant");
  });
});

describe("script in every profile field", () => {
  const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

  test("names, e-mail address, device, passkey and legacy id stay text: in mails, tokens, answers, pages and the archive", async () => {
    const email = newEmail();
    await register({ email, firstName: script, lastName: script, legacyId: script, locale: script });
    const [mail] = await mailsTo(email);
    await press(browse(), linkIn(mail), { password: goodPassword });
    const person = await newMember(provider(), { email, password: goodPassword }, script);
    for (const { html, text, subject } of await mailsTo(email))
      expect(`${html}${text}${subject}`).not.toContain("alert");
    const { name, roles } = claimsIn(person.tokens.id_token);
    expect([name, roles]).toEqual([`${script} ${script}`, []]);
    for (const target of ["/identity/me", identityApi.devices, identityApi.passkeys]) {
      const { headers } = await person.call(target);
      expect(headers["content-type"]).toMatch(/^application\/json/);
    }
    expect((await person.call(identityApi.devices)).body.items[0]).toMatchObject({
      browser: null,
      system: null,
    });
    const query = new URLSearchParams({
      id_token_hint: person.tokens.id_token,
      state: script,
      ui_locales: script,
    });
    const signOut = await person.browser.request(`/identity/session/end?${query}`);
    expect(signOut.body).not.toContain("alert");
    const error = await browse().request(
      `/identity/auth?${new URLSearchParams({ client_id: script, error: script })}`,
      {
        headers: { accept: "text/html" },
      },
    );
    expect(error.body).not.toContain("alert");
  });

  test("an address with script in it is none", async () => {
    for (const email of [
      `${script}@example.com`,
      `"<b>"@example.com`,
      "a@exa<mple.com",
      "a@example.com\r\nBcc: b@example.com",
    ]) {
      const { headers } = await post("register", {
        email,
        password: goodPassword,
        firstName: "Ana",
        lastName: "",
      });
      expect(headers.location).toBe("/account/register?error=email-invalid");
    }
  });
});

describe("session fixation", () => {
  test("a session that was planted before an authorization is not the one that is signed in afterwards", async () => {
    const person = await newPerson(provider());
    const attacker = browse();
    await authorize(attacker);
    const victim = browse();
    for (const [key, cookie] of attacker.cookies) victim.cookies.set(key, { ...cookie });
    await signIn(victim, person);
    const { answer } = await authorize(attacker, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
    expect((await attacker.request(identityApi.devices)).status).toBe(401);
  });

  test("a session of the attacker's own account cannot be slipped under the victim's sign-in", async () => {
    const [mallory, person] = [await newMember(provider()), await newPerson(provider())];
    const victim = browse();
    for (const [key, cookie] of mallory.browser.cookies) victim.cookies.set(key, { ...cookie });
    await authorize(victim, { prompt: "login" });
    const posted = await victim.request(formPaths.login, { form: { ...person, locale: "en-US" } });
    await victim.request(location(posted).href);
    const silent = await authorize(mallory.browser, { prompt: "none" });
    const { tokens } = await redeem(mallory.browser, codeOf(silent.answer), silent.verifier);
    expect(claimsIn(tokens.id_token).email).toBe(mallory.email);
  });
});

test("unknown host: nothing below /identity answers to another name", async () => {
  for (const target of [
    "/identity/auth",
    "/identity/jwks",
    identityApi.devices,
    formPaths.login,
    mailLinkPaths.verifyEmail,
  ]) {
    const { status, headers } = await createBrowser(provider().port).request(target, {
      headers: { host: "evil.example" },
    });
    expect([status, headers.location]).toEqual([400, undefined]);
  }
});
