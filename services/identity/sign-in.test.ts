import { beforeAll, describe, expect, test } from "vitest";
import {
  authorize,
  claimsIn,
  codeOf,
  issuer,
  location,
  newPerson,
  origin,
  redeem,
  refresh,
  signIn,
} from "./test-identity.ts";
import { useProvider } from "./test-provider.ts";

const given = new Map<string, string[]>();
const { browse, provider } = useProvider({ rolesOf: async (subject) => given.get(subject) ?? [] });
let person: { email: string; password: string };
beforeAll(async () => {
  person = await newPerson(provider());
});
const asRequest = (token: string) =>
  new Request("http://x", { headers: { authorization: `Bearer ${token}` } });

describe("code flow with PKCE", () => {
  test("sign-in ends in tokens that say who it is", async () => {
    const browser = browse();
    const tokens = await signIn(browser, person, { nonce: "n-1" });
    expect(tokens.expires_in).toBe(900);
    expect(claimsIn(tokens.id_token)).toMatchObject({
      iss: issuer,
      aud: "wellspring-site",
      nonce: "n-1",
      email: person.email,
      email_verified: true,
      name: "Ana Ruiz",
      given_name: "Ana",
      roles: [],
    });
    expect(claimsIn(tokens.access_token)).toMatchObject({
      iss: issuer,
      aud: `${origin}/wellspring/api/v2`,
      email: person.email,
      name: "Ana Ruiz",
      roles: [],
    });
    expect(await provider().identity.verifyBearer(asRequest(tokens.access_token))).toEqual({
      subject: claimsIn(tokens.id_token).sub,
      roles: [],
    });
    expect(await provider().identity.verifyBearer(asRequest(tokens.id_token))).toBeNull();
    const me = await browser.request("/identity/me", {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(JSON.parse(me.body)).toMatchObject({ sub: claimsIn(tokens.id_token).sub, email: person.email });
  });

  test("a forged signature, another algorithm and alg=none are nobody", async () => {
    const { access_token } = await signIn(browse(), person);
    const [, payload, signature] = access_token.split(".");
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: "at+jwt" })).toString("base64url");
    for (const forged of [
      `${header("none")}.${payload}.`,
      `${header("HS256")}.${payload}.${signature}`,
      `${access_token.slice(0, -6)}AAAAAA`,
    ])
      expect(await provider().identity.verifyBearer(asRequest(forged))).toBeNull();
  });

  test("the authorization request without PKCE is refused", async () => {
    const { answer } = await authorize(browse(), {
      code_challenge: undefined,
      code_challenge_method: undefined,
    });
    expect(location(answer).searchParams.get("error")).toBe("invalid_request");
  });

  test("a stolen code without its verifier is worth nothing", async () => {
    const browser = browse();
    await signIn(browser, person);
    const { answer, verifier } = await authorize(browser);
    const thief = browse();
    expect((await redeem(thief, codeOf(answer), undefined)).status).toBe(400);
    expect((await redeem(thief, codeOf(answer), "x".repeat(43))).tokens.error).toBe("invalid_grant");
    expect((await redeem(browser, codeOf(answer), verifier)).status).toBe(200);
  });

  test("a replayed code is refused and ends what the first use was given: the access token at once too", async () => {
    const browser = browse();
    await signIn(browser, person);
    const { answer, verifier } = await authorize(browser);
    const first = await redeem(browser, codeOf(answer), verifier);
    const headers = { authorization: `Bearer ${first.tokens.access_token}` };
    const own = async () => (await browse().request("/identity/me", { headers })).status;
    expect(await own()).toBe(200);
    expect((await redeem(browse(), codeOf(answer), verifier)).tokens.error).toBe("invalid_grant");
    expect(await own()).toBe(401);
    expect((await refresh(browser, first.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
  });

  test.each([
    "https://evil.example/auth/callback",
    `${origin}/auth/callback/..`,
    `${origin}.evil.example/auth/callback`,
  ])("%s is no redirect address: the answer stays here, in the reader's language", async (redirect_uri) => {
    const { answer } = await authorize(browse(), { redirect_uri });
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain("evil.example");
  });

  test("an error is shown as a page in the reader's language", async () => {
    const browser = browse();
    const openInvalid = (accept: string) =>
      browser.request("/identity/auth?client_id=nobody", {
        headers: { accept: "text/html", "accept-language": accept },
      });
    expect((await openInvalid("es-MX,es")).body).toContain("No se pudo iniciar la sesión");
    expect((await openInvalid("fr")).body).toContain("Sign-in could not be completed");
  });

  test("the page that is asked for follows the prompt and the language", async () => {
    const pathOf = async (extra: Record<string, string>) =>
      location((await authorize(browse(), extra)).answer).pathname;
    expect(await pathOf({})).toBe("/account/login");
    expect(await pathOf({ prompt: "create" })).toBe("/account/register");
    expect(await pathOf({ prompt: "create", ui_locales: "es" })).toBe("/es/account/register");
    expect(await pathOf({ redirect_uri: `${origin}/es/auth/callback` })).toBe("/es/account/login");
  });

  test("a sign-in that waited too long starts again at the sign-in page", async () => {
    const browser = browse();
    await authorize(browser);
    const posted = await browser.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    const late = await browse().request(location(posted).href, { headers: { accept: "text/html" } });
    expect(late.status).toBe(303);
    expect(late.headers.location).toBe("/account/login?error=session-expired");
  });

  test("someone sent to register may sign in instead", async () => {
    const browser = browse();
    const { verifier } = await authorize(browser, { prompt: "create" });
    const posted = await browser.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    const resumed = await browser.request(location(posted).href);
    expect((await redeem(browser, codeOf(resumed), verifier)).status).toBe(200);
  });
});

describe("roles", () => {
  test("tokens and userinfo carry the roles that are given at that moment; a refreshed token carries changed ones", async () => {
    const browser = browse();
    const first = await signIn(browser, person);
    const subject = String(claimsIn(first.id_token).sub);
    given.set(subject, ["WellspringPremium", "Operator"]);
    const { tokens } = await refresh(browser, first.refresh_token);
    expect(claimsIn(first.access_token).roles).toEqual([]);
    expect(claimsIn(tokens.access_token).roles).toEqual(["WellspringPremium", "Operator"]);
    expect(claimsIn(tokens.id_token).roles).toEqual(["WellspringPremium", "Operator"]);
    const me = await browser.request("/identity/me", {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(JSON.parse(me.body).roles).toEqual(["WellspringPremium", "Operator"]);
    given.delete(subject);
    const again = await refresh(browser, tokens.refresh_token);
    expect(claimsIn(again.tokens.access_token).roles).toEqual([]);
  });
});

describe("silent sign-in", () => {
  test("prompt=none without a session is login_required, with one it is a code", async () => {
    const browser = browse();
    const silent = { prompt: "none", redirect_uri: `${origin}/auth/silent` };
    const before = await authorize(browser, silent);
    expect(location(before.answer).searchParams.get("error")).toBe("login_required");
    await signIn(browser, person);
    const after = await authorize(browser, silent);
    expect(location(after.answer).searchParams.get("state")).toBe(after.state);
    expect((await redeem(browser, codeOf(after.answer), after.verifier, silent.redirect_uri)).status).toBe(
      200,
    );
  });
});

describe("refresh tokens", () => {
  test("each is good once; a second use ends the whole grant, the new token too", async () => {
    const browser = browse();
    const first = await signIn(browser, person);
    const second = (await refresh(browser, first.refresh_token)).tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(browse(), first.refresh_token)).tokens.error).toBe("invalid_grant");
    expect((await refresh(browser, second.refresh_token)).tokens.error).toBe("invalid_grant");
  });

  test("used twice at the same moment, at most one use is answered and the grant is gone", async () => {
    const browser = browse();
    const { refresh_token } = await signIn(browser, person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(browse(), refresh_token)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    for (const { tokens } of good)
      expect((await refresh(browser, tokens.refresh_token)).tokens.error).toBe("invalid_grant");
  });

  test("a revoked one is refused", async () => {
    const browser = browse();
    const { refresh_token } = await signIn(browser, person);
    const { status, headers, body } = await browser.request("/identity/token/revocation", {
      form: { client_id: "wellspring-site", token: refresh_token },
    });
    // Called text, the empty answer would be a failure to the browser's library.
    expect([status, headers["content-type"], body]).toEqual([200, undefined, ""]);
    expect((await refresh(browser, refresh_token)).tokens.error).toBe("invalid_grant");
  });
});

describe("sign-out", () => {
  const query = (idToken: string | undefined, after = `${origin}/?action=logout`) =>
    new URLSearchParams({
      ...(idToken ? { id_token_hint: idToken } : { client_id: "wellspring-site" }),
      post_logout_redirect_uri: after,
    });
  const confirm = (browser: ReturnType<typeof browse>, body: string) =>
    browser.request("/identity/session/end/confirm", {
      form: { xsrf: /name="xsrf" value="(\w+)"/.exec(body)?.[1] ?? "", logout: "yes" },
    });

  test("with the site's proof it submits itself, ends session and refresh token, and returns", async () => {
    const browser = browse();
    const { id_token, refresh_token } = await signIn(browser, person);
    const page = await browser.request(`/identity/session/end?${query(id_token)}`);
    expect(page.body).toContain('name="logout" value="yes"');
    expect(page.body).toContain("<script>document.forms[0].submit()</script>");
    const done = await confirm(browser, page.body);
    expect(done.status).toBe(303);
    expect(done.headers.location).toBe(`${origin}/?action=logout`);
    expect((await refresh(browser, refresh_token)).tokens.error).toBe("invalid_grant");
    const { answer } = await authorize(browser, { prompt: "none" });
    expect(location(answer).searchParams.get("error")).toBe("login_required");
  });

  test("without proof a person must press the button, so that no other site can sign them out", async () => {
    const browser = browse();
    await signIn(browser, person);
    const page = await browser.request(`/identity/session/end?${query(undefined)}`);
    expect(page.body).not.toContain("<script>");
    expect(page.body).toContain("<button");
    const forged = await browser.request("/identity/session/end/confirm", {
      form: { xsrf: "0", logout: "yes" },
    });
    expect(forged.status).toBe(400);
    expect(codeOf((await authorize(browser, { prompt: "none" })).answer)).not.toBe("");
  });

  test("an address that is not registered is not returned to", async () => {
    const browser = browse();
    const { id_token } = await signIn(browser, person);
    const page = await browser.request(`/identity/session/end?${query(id_token, "https://evil.example/")}`);
    expect(page.status).toBe(400);
  });
});
