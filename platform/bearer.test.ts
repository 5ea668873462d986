import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBearerVerifier, type VerifyBearer } from "./bearer.ts";
import { systemClock } from "./clock.ts";
import { memberOnly } from "./member-only.ts";

const audience = "https://site.example/wellspring/api/v2";
const keys = await generateKeyPair("ES256", { extractable: true });
const strangers = await generateKeyPair("ES256");
let server: Server;
let issuer: string;
let verify: VerifyBearer;

/** A real provider's two documents over HTTP: discovery and keys. */
beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "first", alg: "ES256", use: "sig" };
  server = createServer((request, response) => {
    const body = request.url?.startsWith("/keys") ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  verify = createBearerVerifier({ issuer, audience, clock: systemClock, log: { warn() {} } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const token = (claims: JWTPayload = {}, key = keys.privateKey) =>
  new SignJWT({ sub: "member-1", roles: ["WellspringPremium"], iss: issuer, aud: audience, ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "first" })
    .setExpirationTime("exp" in claims ? (claims.exp as number) : "5m")
    .sign(key);

const verifyHeader = (authorization?: string) =>
  verify(new Request("http://site.example/", authorization ? { headers: { authorization } } : {}));

test("a token signed by the issuer for this audience yields subject and roles", async () => {
  expect(await verifyHeader(`Bearer ${await token()}`)).toEqual({
    subject: "member-1",
    roles: ["WellspringPremium"],
  });
});

test("no token, or none that can be read, is an anonymous reader", async () => {
  expect(await verifyHeader()).toBeNull();
  expect(await verifyHeader("Bearer not.a.token")).toBeNull();
  expect(await verifyHeader("Basic abc")).toBeNull();
});

test("forged, expired, wrong-audience, wrong-issuer and alg=none tokens are refused", async () => {
  expect(await verifyHeader(`Bearer ${await token({}, strangers.privateKey)}`)).toBeNull();
  expect(await verifyHeader(`Bearer ${await token({ exp: 1_000_000 })}`)).toBeNull();
  expect(await verifyHeader(`Bearer ${await token({ aud: "https://other.example" })}`)).toBeNull();
  expect(await verifyHeader(`Bearer ${await token({ iss: "https://other.example" })}`)).toBeNull();
  const unsigned = new UnsecuredJWT({ sub: "member-1", roles: ["WellspringPremium"] })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime("5m")
    .encode();
  expect(await verifyHeader(`Bearer ${unsigned}`)).toBeNull();
});

test("a token that says it is another kind is refused, unless ID tokens are what is shown", async () => {
  for (const claims of [
    { typ: "Refresh" },
    { typ: "ID" },
    { token_use: "id" },
    { token_type: "refresh_token" },
  ])
    expect(await verifyHeader(`Bearer ${await token(claims)}`)).toBeNull();
  for (const claims of [{ typ: "Bearer" }, { typ: "JWT" }, { token_use: "access" }])
    expect(await verifyHeader(`Bearer ${await token(claims)}`)).not.toBeNull();
  const log = { warn() {} };
  const ofIdTokens = createBearerVerifier({ issuer, audience, isIdToken: true, clock: systemClock, log });
  const headers = { authorization: `Bearer ${await token({ typ: "ID" })}` };
  expect(await ofIdTokens(new Request("http://site.example/", { headers }))).not.toBeNull();
});

test("expiry is checked by the site's clock", async () => {
  const laterClock = { now: () => new Date(Date.now() + 3_600_000) };
  const verifyLater = createBearerVerifier({ issuer, audience, clock: laterClock, log: { warn() {} } });
  const request = new Request("http://site.example/", {
    headers: { authorization: `Bearer ${await token()}` },
  });
  expect(await verifyLater(request)).toBeNull();
});

describe("a provider that cannot be reached is a 503, not a 401 that signs people out", () => {
  const callMemberService = async (options: { issuer: string; fetch?: typeof fetch }) => {
    const app = new Hono();
    const lost = createBearerVerifier({ audience, clock: systemClock, log: { warn() {} }, ...options });
    app.get("/", memberOnly(lost), (c) => c.text("in"));
    return app.request("/", { headers: { authorization: `Bearer ${await token()}` } });
  };
  const answering = (path: RegExp, response: () => Response): typeof fetch =>
    ((url: URL, init) => (path.test(String(url)) ? response() : fetch(url, init))) as typeof fetch;

  test("nobody at its address", async () => {
    const answer = await callMemberService({ issuer: "http://127.0.0.1:9" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ code: "identity.unavailable" });
  });

  test.each([
    ["discovery fails", /well-known/],
    ["the keys cannot be had", /keys$/],
  ])("%s", async (_name, path) => {
    const failing = answering(path, () => new Response("busy", { status: 502 }));
    expect((await callMemberService({ issuer, fetch: failing })).status).toBe(503);
    const nonsense = answering(path, () => new Response("<html>"));
    expect((await callMemberService({ issuer, fetch: nonsense })).status).toBe(503);
    expect((await callMemberService({ issuer })).status).toBe(200);
  });
});

test("roles are read where the provider names them", async () => {
  const request = async (claims: JWTPayload) =>
    new Request("http://site.example/", { headers: { authorization: `Bearer ${await token(claims)}` } });
  const options = { issuer, audience, clock: systemClock, log: { warn() {} } };
  const keycloak = createBearerVerifier({ ...options, rolesClaim: "realm_access.roles" });
  expect(await keycloak(await request({ realm_access: { roles: ["Editor", 7] } }))).toEqual({
    subject: "member-1",
    roles: ["Editor"],
  });
  const named = "https://site.example/roles";
  const auth0 = createBearerVerifier({ ...options, rolesClaim: named });
  expect((await auth0(await request({ [named]: ["Editor"] })))?.roles).toEqual(["Editor"]);
  expect((await auth0(await request({})))?.roles).toEqual([]);
});

test("the log says why a token is refused, once a minute, and says nothing of tokens that have ended", async () => {
  const lines: object[] = [];
  const log = { warn: (detail: object) => void lines.push(detail) };
  const verifyAndLog = createBearerVerifier({ issuer, audience, clock: systemClock, log: log as never });
  const send = async (claims: JWTPayload) =>
    verifyAndLog(
      new Request("http://site.example/", { headers: { authorization: `Bearer ${await token(claims)}` } }),
    );
  for (let time = 0; time < 3; time++) await send({ aud: "https://other.example" });
  await send({ exp: 1_000_000 });
  expect(lines).toEqual([
    {
      code: "ERR_JWT_CLAIM_VALIDATION_FAILED",
      reason: 'unexpected "aud" claim value',
      expected: { issuer, audience },
    },
  ]);
});
