import { describe, expect, test } from "vitest";
import { createBrowser, issuer, newPerson } from "./test-identity.ts";
import { useProvider } from "./test-provider.ts";

const { browse, provider, startAnother } = useProvider();

describe("unknown hosts", () => {
  test.each(["evil.example", "localhost:4601", "localhost"])(
    "%s is refused before anything is built from it",
    async (host) => {
      const answer = await browse().request("/identity/.well-known/openid-configuration", {
        headers: { host },
      });
      expect(answer.status).toBe(400);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(JSON.parse(answer.body)).toMatchObject({ code: "host.unknown" });
    },
  );

  test("forwarded headers of a visitor change no address", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const answer = await browse().request("/identity/.well-known/openid-configuration", { headers });
    expect(answer.body).not.toContain("evil.example");
    const document = JSON.parse(answer.body);
    expect(document).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      revocation_endpoint: `${issuer}/token/revocation`,
      end_session_endpoint: `${issuer}/session/end`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
  });
});

describe("behind TLS and a trusted proxy", () => {
  test("addresses are https, cookies Secure, and the proxy may call us by another name", async () => {
    const secure = await startAnother({ origin: "https://wellspring.example", trustForwardedHost: true });
    const browser = createBrowser(secure.port);
    const headers = { host: "10.0.0.7:3000", "x-forwarded-host": "wellspring.example" };
    const found = JSON.parse(
      (await browser.request("/identity/.well-known/openid-configuration", { headers })).body,
    );
    expect(found.token_endpoint).toBe("https://wellspring.example/identity/token");
    const form = { ...(await newPerson(provider())), locale: "en-US" };
    const sameSite = { ...headers, origin: "https://wellspring.example" };
    const posted = await browser.request("/identity/forms/login", { form, headers: sameSite });
    // The session, its signature, and the browser that has signed in before.
    expect(posted.headers["set-cookie"]).toHaveLength(3);
    for (const line of posted.headers["set-cookie"] ?? []) expect(line).toMatch(/; secure/i);
    expect((await browser.request("/identity/jwks", { headers: { host: "10.0.0.7:3000" } })).status).toBe(
      400,
    );
  });
});

describe("other origins", () => {
  test("may not ask for tokens from a browser", async () => {
    const { status, body } = await browse().request("/identity/token", {
      form: { client_id: "wellspring-site", grant_type: "refresh_token", refresh_token: "x" },
      headers: { origin: "https://evil.example" },
    });
    expect(status).toBe(400);
    expect(JSON.parse(body).error).toBe("invalid_request");
  });
});
