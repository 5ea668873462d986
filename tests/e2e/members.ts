import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { defaultClientId, formPaths, identityPath, signInScope } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import { expect, type Page } from "./fixtures.ts";
import { linkInMail, newAddress, password, provider } from "./sign-in-steps.ts";

export interface MemberOptions {
  locale?: Locale;
  /** Given before the first token is issued; see contracts/roles.ts and premiumRole() in contracts/site.ts. */
  roles?: readonly string[];
  firstName?: string;
}

export interface Member {
  address: string;
  password: string;
  /** The account's id, as its tokens name it. */
  subject: string;
  /** An access token of the member's own, for calls without a page. */
  token: string;
}

/** The code flow as the site does it in a hidden frame, by the session in the request's cookies. */
async function tokens(request: APIRequestContext, origin: string) {
  const verifier = randomBytes(32).toString("base64url");
  const redirectUri = `${origin}/auth/silent`;
  const params = new URLSearchParams({
    client_id: defaultClientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: signInScope,
    prompt: "none",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const granted = await request.get(`${provider()}${identityPath}/auth?${params}`, { maxRedirects: 0 });
  const code = new URL(granted.headers().location!).searchParams.get("code")!;
  const answer = await request.post(`${provider()}${identityPath}/token`, {
    form: {
      client_id: defaultClientId,
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { access_token: string; id_token: string };
}

const subjectOf = (idToken: string): string =>
  (JSON.parse(Buffer.from(idToken.split(".")[1]!, "base64url").toString()) as { sub: string }).sub;

const post = (request: APIRequestContext, path: string, form: Record<string, string>) =>
  request.post(provider() + path, { form, maxRedirects: 0 });

/** Signs in by the form a person fills in; the session is then in the request's cookies. */
export async function logIn(
  request: APIRequestContext,
  address: string,
  locale: Locale = "en-US",
): Promise<{ token: string; subject: string }> {
  const signedIn = await post(request, formPaths.login, { email: address, password, locale });
  expect(signedIn.headers().location).toContain("/auth/login");
  const { access_token, id_token } = await tokens(request, new URL(signedIn.url()).origin);
  return { token: access_token, subject: subjectOf(id_token) };
}

/** A verified member whose session is in the request's cookies, without a page: the very forms a person fills in. */
export async function newMember(
  request: APIRequestContext,
  { locale = "en-US", roles = [], firstName = "Ana" }: MemberOptions = {},
): Promise<Member> {
  const address = newAddress();
  const written = { email: address, password, firstName, lastName: "Ruiz", locale };
  const registered = await post(request, formPaths.register, written);
  expect(registered.headers().location).toContain("notice=sent");
  await request.get(await linkInMail(request, address), { maxRedirects: 0 });
  const confirmed = await post(request, formPaths.verifyEmail, { locale });
  expect(confirmed.headers().location).toContain("/auth/login");
  const { token, subject } = await logIn(request, address, locale);
  if (roles.length === 0) return { address, password, subject, token };
  const given = await request.post("/dev/roles", { data: { subject, grant: roles } });
  expect(given.status()).toBe(200);
  return { address, password, subject, token: (await logIn(request, address, locale)).token };
}

/** The same with a page that signs in silently on whatever it opens next. */
export async function signedIn(page: Page, options: MemberOptions = {}): Promise<Member> {
  const member = await newMember(page.request, options);
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.setItem("signed-in", "1"));
  return member;
}
