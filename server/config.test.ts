import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment, "/srv");
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems.map((problem) => problem.split(":")[0]);
  }
};

describe("every setting has a default", () => {
  test("an empty environment is a Local site at port 3000", () => {
    expect(readConfig({}, "/srv")).toMatchObject({
      ENVIRONMENT: "Local",
      SITE_NAME: "Wellspring",
      PRODUCT_NAME: "Wellspring",
      ORIGIN: "http://localhost:3000",
      production: false,
      dataDir: "/srv/data",
      contentDir: "/srv/content",
    });
  });

  test("an empty value means not set", () => {
    expect(readConfig({ PORT: "", ORIGIN: " ", DATABASE_URL: "" }, "/srv").PORT).toBe(3000);
  });

  test("the origin loses its last slash, the port is in it", () => {
    expect(readConfig({ ORIGIN: "https://example.org/" }, "/srv").ORIGIN).toBe("https://example.org");
    expect(readConfig({ PORT: "8080" }, "/srv").ORIGIN).toBe("http://localhost:8080");
  });
});

describe("bad settings are all listed in one clear error", () => {
  test("each with its name", () => {
    const wrong = {
      PORT: "seventy",
      ORIGIN: "ftp://example.org",
      DATABASE_URL: "mysql://x",
      ENVIRONMENT: "Prod",
      PAGE_CACHE_MB: "0",
      LOG_LEVEL: "maybe",
    };
    expect(problemsOf(wrong).sort()).toEqual(Object.keys(wrong).sort());
  });

  test.each([
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["SITE_NAME", "x".repeat(61)],
    ["PRODUCT_NAME", "Bible"],
    ["PRODUCT_NAME", "Growth Plans"],
    ["PRODUCT_NAME", "泉"],
    ["ORIGIN", "https://example.org/site"],
    ["ORIGIN", "https://example.org/?a=1"],
    ["CONTENT_URL", "nowhere"],
    ["CONTENT_WEBHOOK_SECRET", "short"],
    ["DEV_KEY", "short"],
    ["LEADS_URL", "on"],
    ["PIXEL_API_URL", "graph.example"],
    ["IDENTITY_JWKS", "{}"],
    ["IDENTITY_JWKS", "not JSON"],
    ["IDENTITY_COOKIE_SECRETS", "short,also short"],
    ["IDENTITY_SITES", "https://no-name.example.org"],
    ["IDENTITY_SITES", "staging=nowhere"],
  ])("%s may not be %s", (name, value) => expect(problemsOf({ [name]: value })).toEqual([name]));

  test("in plain words", () => {
    const wordsFor = (environment: Record<string, string>) => {
      try {
        readConfig(environment, "/srv");
        return [];
      } catch (error) {
        return (error as ConfigError).problems;
      }
    };
    const wrong = {
      PORT: "seventy",
      PAGE_CACHE_MB: "0",
      TRUSTED_PROXIES: "1.5",
      EVENTS_DAYS: "99999",
      DEV_KEY: "short",
      DATABASE_URL: "mysql://x",
      SMTP_URL: "mail.example",
      MAIL_FROM: "Wellspring <news@example.org>",
      CONTACT_TO: "contact@example.org",
      CONTENT_URL: "nowhere",
      LEADS_URL: "on",
      ENVIRONMENT: "Prod",
      LOG_LEVEL: "maybe",
      POPUPS_ON_LANDING_PAGE: "maybe",
      SITE_NAME: "x".repeat(61),
    };
    expect(wordsFor(wrong).sort()).toEqual([
      "CONTENT_URL: must be an address that begins with https:// or http://",
      "DATABASE_URL: must begin with postgres:// or postgresql://",
      "DEV_KEY: must have at least 16 characters",
      "ENVIRONMENT: must be Local, Staging or Production",
      "EVENTS_DAYS: must be at most 3650",
      "LEADS_URL: must be off, or an address that begins with https:// or http://",
      "LOG_LEVEL: must be debug, info, warn or error",
      "PAGE_CACHE_MB: must be at least 1",
      "POPUPS_ON_LANDING_PAGE: must be true or false",
      "PORT: must be a number",
      "SITE_NAME: must have at most 60 characters",
      "SMTP_URL: must begin with smtp:// or smtps://",
      "TRUSTED_PROXIES: must be a whole number",
    ]);
  });

  test("an access token for conversions needs the pixel it is of", () => {
    expect(problemsOf({ PIXEL_ACCESS_TOKEN: "t" })).toEqual(["PIXEL_ID"]);
    expect(problemsOf({ PIXEL_ACCESS_TOKEN: "t", PIXEL_ID: "12345" })).toEqual([]);
  });

  test("Production refuses to start without what it needs", () => {
    expect(problemsOf({ ENVIRONMENT: "Production" })).toEqual(
      expect.arrayContaining(["ORIGIN", "DATABASE_URL"]),
    );
    expect(problemsOf({ ENVIRONMENT: "Production", CONTENT_URL: "https://cms.example" })).toContain(
      "CONTENT_WEBHOOK_SECRET",
    );
    expect(problemsOf({ ENVIRONMENT: "Production" })).toEqual(
      expect.arrayContaining(["IDENTITY_JWKS", "IDENTITY_COOKIE_SECRETS"]),
    );
    const externalProvider = problemsOf({
      ENVIRONMENT: "Production",
      OIDC_AUTHORITY: "https://login.example",
    });
    expect(externalProvider.filter((name) => name?.startsWith("IDENTITY"))).toEqual([]);
    expect(problemsOf({ ENVIRONMENT: "Production", PORT: "x" })).toEqual(
      expect.arrayContaining(["PORT", "ORIGIN", "DATABASE_URL"]),
    );
  });
});

test("IDENTITY_SITES names other sites and their origins", () => {
  expect(readConfig({}, "/project").IDENTITY_SITES).toEqual([]);
  const given = "staging=https://staging.example.org/, preview=http://localhost:4000";
  expect(readConfig({ IDENTITY_SITES: given }, "/project").IDENTITY_SITES).toEqual([
    { clientId: "staging", origin: "https://staging.example.org" },
    { clientId: "preview", origin: "http://localhost:4000" },
  ]);
});
