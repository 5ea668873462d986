import { expect, test } from "vitest";
import { providerProblems } from "./provider-check.ts";

const authority = "https://id.example";
const settings = {
  ORIGIN: "https://site.example",
  OIDC_AUTHORITY: authority,
  OIDC_SCOPE: "openid profile email",
  OIDC_TOKENS: "jwt" as const,
};
const good = {
  issuer: authority,
  authorization_endpoint: `${authority}/auth`,
  token_endpoint: `${authority}/token`,
  userinfo_endpoint: `${authority}/userinfo`,
  end_session_endpoint: `${authority}/logout`,
  jwks_uri: `${authority}/keys`,
  response_types_supported: ["code", "none"],
  code_challenge_methods_supported: ["plain", "S256"],
  scopes_supported: ["openid", "profile", "email"],
};

const check = (
  metadata: object,
  { more = {}, cors = "*", keys = [{ kty: "RSA" }] as { kty: string }[] } = {},
): Promise<string[]> =>
  providerProblems({ ...settings, ...more }, async (url) =>
    String(url).endsWith("/keys")
      ? Response.json({ keys })
      : Response.json(metadata, { headers: { "access-control-allow-origin": cors } }),
  );

test("a provider that can be used has no problems, and the embedded one is not asked", async () => {
  expect(await check(good)).toEqual([]);
  expect(await providerProblems({ ...settings, OIDC_AUTHORITY: undefined }, () => Promise.reject())).toEqual(
    [],
  );
});

test.each([
  ["it calls itself https://id.example/", { ...good, issuer: `${authority}/` }, {}],
  ["no jwks_uri", { ...good, jwks_uri: undefined }, {}],
  ["code flow", { ...good, response_types_supported: ["token"] }, {}],
  ["S256", { ...good, code_challenge_methods_supported: ["plain"] }, {}],
  ["the scope offline_access", good, { more: { OIDC_SCOPE: "openid offline_access" } }],
  ["no introspection_endpoint", good, { more: { OIDC_TOKENS: "introspection" as const } }],
  ["signing out ends the session here", { ...good, end_session_endpoint: undefined }, {}],
  ["from https://site.example (CORS)", good, { cors: "https://other.example" }],
  ["none of its keys", good, { keys: [{ kty: "oct" }] }],
])("says %s", async (words, metadata, other) => {
  const problems = await check(metadata, other);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

test("a provider that is not there is one line", async () => {
  const problems = await providerProblems(settings, async () => Response.json({}, { status: 404 }));
  expect(problems).toEqual([
    "https://id.example/.well-known/openid-configuration cannot be read: The identity provider answered 404.",
  ]);
});
