import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodeProtectedHeader, type JWK } from "jose";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { createBearerVerifier } from "../../platform/bearer.ts";
import { systemClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { newPlace } from "../../tests/support/databases.ts";
import { openSecrets, readSigningKeys } from "./secrets.ts";
import { createBrowser, issuer, newPerson, origin, refresh, signIn, startIdentity } from "./test-identity.ts";

const folder = fs.mkdtempSync(path.join(tmpdir(), "identity-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const log = pino({ level: "silent" });
const newKey = () =>
  generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }) as JWK;

describe("keys and cookie secrets", () => {
  test("are made once, and only their owner can read them", () => {
    const place = path.join(folder, "identity");
    const first = openSecrets(place);
    expect(openSecrets(place)).toEqual(first);
    expect(fs.statSync(path.join(place, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(place)).toEqual(["secrets.json"]);
    expect(first.cookieSecrets[0]!.length).toBeGreaterThanOrEqual(32);
  });

  test("a damaged file is named, and what to do about it", () => {
    const place = path.join(folder, "damaged");
    openSecrets(place);
    fs.writeFileSync(path.join(place, "secrets.json"), "{");
    expect(() => openSecrets(place)).toThrow(/secrets\.json cannot be read.*Restore it, or remove it/);
  });

  test("keys of two kinds, none, or without their private part are refused", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
      format: "jwk",
    }) as JWK;
    const { d: _d, ...publicOnly } = newKey();
    await expect(readSigningKeys([newKey(), rsa])).rejects.toThrow("all of one kind");
    await expect(readSigningKeys([])).rejects.toThrow("at least one key");
    await expect(readSigningKeys([publicOnly])).rejects.toThrow("private part");
  });
});

test("keys are changed without downtime: the first signs, tokens of the others are still believed, and no private part is published", async () => {
  const place = await newPlace();
  const database = await openDatabase({ ...place, log });
  const [older, newer] = [newKey(), newKey()];
  const cookieSecrets = ["an old secret of thirty-two characters"];
  const before = await startIdentity({ database, secrets: { keys: [older], cookieSecrets } });
  const after = await startIdentity({
    database,
    secrets: {
      keys: [newer, older],
      cookieSecrets: ["a new secret of thirty-two characters", ...cookieSecrets],
    },
  });
  const browser = createBrowser(before.port);
  const tokens = await signIn(browser, await newPerson(before));
  browser.moveTo(after.port);
  const renewed = (await refresh(browser, tokens.refresh_token)).tokens;
  const kid = (token: string) => decodeProtectedHeader(token).kid;
  expect(kid(renewed.access_token)).not.toBe(kid(tokens.access_token));
  expect(decodeProtectedHeader(renewed.access_token)).toMatchObject({ alg: "ES256", typ: "at+jwt" });

  const published = JSON.parse((await browser.request("/identity/jwks")).body) as { keys: JWK[] };
  expect(published.keys.map((key) => key.kid)).toEqual([kid(renewed.access_token), kid(tokens.access_token)]);
  for (const key of published.keys) expect(key.d).toBeUndefined();

  // As another service would: over HTTP, by discovery and the published keys.
  const fetch = async (url: string | URL | Request) => {
    const { status, body } = await browser.request(String(url));
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
  const options = { issuer, clock: systemClock, log, fetch };
  const verify = createBearerVerifier({ ...options, audience: `${origin}/wellspring/api/v2` });
  const asRequest = (token: string) =>
    new Request("http://x", { headers: { authorization: `Bearer ${token}` } });
  for (const token of [tokens.access_token, renewed.access_token])
    expect(await verify(asRequest(token))).not.toBeNull();
  const otherAudience = createBearerVerifier({ ...options, audience: "https://elsewhere.example" });
  expect(await otherAudience(asRequest(renewed.access_token))).toBeNull();
  const verifyLater = createBearerVerifier({
    ...options,
    audience: `${origin}/wellspring/api/v2`,
    clock: { now: () => new Date(Date.now() + 901_000) },
  });
  expect(await verifyLater(asRequest(renewed.access_token))).toBeNull();

  await Promise.all([before.close(), after.close()]);
  await database.close();
  fs.rmSync(place.dataDir, { recursive: true, force: true });
});
