import { describe, expect, test } from "vitest";
import { type ConfigError, readConfig } from "./config.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { cardPayments, whoTakesCards } from "./stripe-settings.ts";

const production = {
  ENVIRONMENT: "Production",
  JOURNAL_KEYS: Buffer.alloc(32, 7).toString("base64"),
  ORIGIN: "https://example.org",
  DATABASE_URL: "postgres://db/x",
  OIDC_AUTHORITY: "https://login.example",
};
const live = {
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
};
const testing = { ...live, STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_PUBLISHABLE_KEY: "pk_test_abc" };

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment, "/srv");
    return [];
  } catch (error) {
    return (error as ConfigError).problems.filter((problem) => problem.startsWith("STRIPE"));
  }
};
const takes = (environment: Record<string, string>) => whoTakesCards(readConfig(environment, "/srv"));

describe("the sandbox is impossible to enable in production with live keys", () => {
  test("asked for in Production, with or without keys, the server does not start", () => {
    expect(problemsOf({ ...production, ...live, STRIPE_SANDBOX: "on" })).toEqual([
      "STRIPE_SANDBOX: the card sandbox cannot be used in Production",
      "STRIPE_SANDBOX: the card sandbox cannot be used together with STRIPE_SECRET_KEY",
    ]);
    expect(problemsOf({ ...production, STRIPE_SANDBOX: "on" })).toHaveLength(1);
    expect(problemsOf({ ...testing, STRIPE_SANDBOX: "on" })).toHaveLength(1);
  });

  test("and it is not there by default", () => {
    expect(takes({ ...production, ...live })).toBe("stripe");
    expect(takes(production)).toBe("nobody");
    expect(takes({})).toBe("sandbox");
    expect(takes({ STRIPE_SANDBOX: "off" })).toBe("nobody");
    expect(takes(testing)).toBe("stripe");
  });
});

test("keys that would charge nobody, or somebody by mistake, stop the start", () => {
  expect(problemsOf({ ...production, ...testing })[0]).toMatch(/would sell premium for test cards/);
  expect(problemsOf(live)[0]).toMatch(/for Production only/);
  expect(problemsOf({ ...testing, STRIPE_WEBHOOK_SECRET: "" })[0]).toMatch(
    /^STRIPE_WEBHOOK_SECRET: required/,
  );
  expect(problemsOf({ ...testing, STRIPE_PUBLISHABLE_KEY: "pk_live_x" })[0]).toMatch(/same mode/);
  expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: "pk_test_x" })[0]).toMatch(/^STRIPE_SECRET_KEY: required/);
  expect(problemsOf({ STRIPE_SECRET_KEY: "secret" })[0]).toMatch(
    /^STRIPE_SECRET_KEY: must be a Stripe secret key/,
  );
});

test("a missing card-payment public key does not stop the start; the browser gets no card form", () => {
  const config = readConfig({ ...testing, STRIPE_PUBLISHABLE_KEY: "" }, "/srv");
  expect(cardPayments(config)).toEqual({});
  expect(cardPayments(readConfig(testing, "/srv"))).toEqual({
    cardPayments: { publishableKey: "pk_test_abc" },
  });
  expect(cardPayments(readConfig({}, "/srv"))).toEqual({ cardPayments: { sandbox: true } });
});

test("pages may load Stripe's script and frames only where Stripe takes the cards", () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [] }, { https: true })).not.toContain("stripe");
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, { https: true, stripe: true });
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com .*https:\/\/checkout\.stripe\.com/);
});

test("STRIPE_API_URL: a stand-in is an origin, needs a key, and in Production https or this machine", () => {
  expect(problemsOf({ ...testing, STRIPE_API_URL: "http://stand-in:4000" })).toEqual([]);
  for (const fine of ["https://stand-in.example", "http://localhost:4000", "http://127.0.0.1:4000/"])
    expect(problemsOf({ ...production, ...live, STRIPE_API_URL: fine })).toEqual([]);
  expect(problemsOf({ ...production, ...live, STRIPE_API_URL: "http://stand-in:4000" })).toEqual([
    "STRIPE_API_URL: must be https in Production: the secret key is sent there with every call",
  ]);
  expect(problemsOf({ ...testing, STRIPE_API_URL: "http://stand-in:4000/v1" })).toEqual([
    "STRIPE_API_URL: must be an origin such as http://localhost:4000, without a path",
  ]);
  expect(problemsOf({ STRIPE_API_URL: "http://localhost:4000" })).toEqual([
    "STRIPE_SECRET_KEY: required when STRIPE_API_URL is set",
  ]);
});
