import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ProviderUnavailableError } from "./bearer.ts";
import { type Clock, createMovableClock, systemClock } from "./clock.ts";
import { createOpaqueVerifier } from "./opaque-bearer.ts";

let server: Server;
let issuer: string;
let answers: { status: number; body: object };
let requests: { path: string; authorization: string | undefined; body: string }[];

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url!.includes("openid-configuration"))
      return response.end(
        JSON.stringify({
          issuer,
          introspection_endpoint: `${issuer}/introspect`,
          userinfo_endpoint: `${issuer}/userinfo`,
        }),
      );
    requests.push({
      path: request.url!,
      authorization: request.headers.authorization,
      body: await text(request),
    });
    response.statusCode = answers.status;
    return response.end(JSON.stringify(answers.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
});

const silent = { warn() {} };
const verifierWith = (introspectionClient?: string, clock: Clock = systemClock) =>
  createOpaqueVerifier({
    issuer,
    audience: ["https://site.example/api"],
    clientId: "site",
    introspectionClient,
    clock,
    log: silent,
  });
const request = (token: string) =>
  new Request("http://site.example/", { headers: { authorization: `Bearer ${token}` } });

test("introspection: an active token of our client is believed, and asked about once in a while", async () => {
  const verify = verifierWith("api:se:cret");
  answers = {
    status: 200,
    body: { active: true, token_type: "Bearer", sub: "ana", client_id: "site", roles: ["Editor"] },
  };
  for (let time = 0; time < 3; time++)
    expect(await verify(request("opaque"))).toEqual({ subject: "ana", roles: ["Editor"] });
  expect(requests).toEqual([
    {
      path: "/introspect",
      authorization: `Basic ${Buffer.from("api:se%3Acret").toString("base64")}`,
      body: "token=opaque&token_type_hint=access_token",
    },
  ]);
});

const good = { active: true, token_type: "Bearer", sub: "ana", client_id: "site" };

test.each([
  [good],
  [{ ...good, token_type: "bearer" }],
  [{ ...good, token_type: "access_token" }],
  [{ ...good, token_use: "access_token", typ: "Bearer", exp: 99_999_999_999, nbf: 1 }],
  [{ ...good, token_type: undefined, typ: "at+jwt" }],
  // Only an access token is made for an audience of ours.
  [{ active: true, sub: "ana", aud: ["https://site.example/api"] }],
])("introspection: %j is an access token for us", async (body) => {
  answers = { status: 200, body };
  expect(await verifierWith("api:secret")(request("opaque"))).toEqual({ subject: "ana", roles: [] });
});

test("introspection: a token is not believed longer than it lives", async () => {
  const clock = createMovableClock();
  const verify = verifierWith("api:secret", clock);
  answers = { status: 200, body: { ...good, exp: Math.floor(clock.now().getTime() / 1000) + 5 } };
  expect(await verify(request("opaque"))).toEqual({ subject: "ana", roles: [] });
  clock.advance(6_000);
  expect(await verify(request("opaque"))).toBeNull();
});

test.each([
  [{ active: false }],
  [{ active: "true", sub: "ana", client_id: "site" }],
  [{ ...good, client_id: "another" }],
  [{ ...good, client_id: "another", aud: ["https://other.example"] }],
  [{ ...good, exp: 1_000_000 }],
  [{ ...good, sub: undefined }],
  [{ ...good, exp: "tomorrow" }],
  [{ ...good, nbf: 99_999_999_999 }],
  [{ ...good, iss: "https://other.example" }],
  // Other kinds, as providers name them: RFC 7662, glewlwyd, Keycloak, Hydra, OpenIddict, Cognito.
  [{ ...good, token_type: "refresh_token" }],
  [{ ...good, token_type: "id_token" }],
  [{ ...good, token_type: "DPoP" }],
  [{ ...good, typ: "Refresh" }],
  [{ ...good, typ: "ID" }],
  [{ ...good, token_use: "refresh_token" }],
  [{ ...good, token_usage: "refresh_token" }],
  [{ ...good, token_use: "id" }],
  // Nothing says what it is: a refresh token is of our client, too.
  [{ active: true, sub: "ana", client_id: "site" }],
])("introspection: %j is refused", async (body) => {
  answers = { status: 200, body };
  expect(await verifierWith("api:secret")(request("opaque"))).toBeNull();
});

test("introspection: a token of another client for our audience is believed", async () => {
  answers = {
    status: 200,
    body: { active: true, sub: "ana", client_id: "app", aud: "https://site.example/api" },
  };
  expect(await verifierWith("api:secret")(request("opaque"))).toEqual({ subject: "ana", roles: [] });
});

test("userinfo: who it names is believed, and a token that it refuses is not", async () => {
  answers = { status: 200, body: { sub: "ana", roles: ["Editor"] } };
  expect(await verifierWith()(request("opaque"))).toEqual({ subject: "ana", roles: ["Editor"] });
  expect(requests[0]).toMatchObject({ path: "/userinfo", authorization: "Bearer opaque" });
  answers = { status: 401, body: {} };
  expect(await verifierWith()(request("another"))).toBeNull();
});

test("a provider that fails, or refuses our own credentials, signs nobody out", async () => {
  answers = { status: 500, body: {} };
  await expect(verifierWith()(request("a"))).rejects.toThrow(ProviderUnavailableError);
  answers = { status: 401, body: {} };
  await expect(verifierWith("api:wrong")(request("b"))).rejects.toThrow(ProviderUnavailableError);
  // The next answer counts again.
  const verify = verifierWith("api:secret");
  answers = { status: 503, body: {} };
  await expect(verify(request("c"))).rejects.toThrow(ProviderUnavailableError);
  answers = { status: 200, body: good };
  expect(await verify(request("c"))).toEqual({ subject: "ana", roles: [] });
});

test("without a token nobody is asked", async () => {
  expect(await verifierWith()(new Request("http://site.example/"))).toBeNull();
  expect(requests).toEqual([]);
});
