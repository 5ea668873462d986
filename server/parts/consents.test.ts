import { UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createIdentify } from "./consents.ts";
import { claimsOf } from "./member.ts";

const config = readConfig({ OIDC_AUTHORITY: "https://id.example", OIDC_TOKENS: "id" }, "/");
/** The signature is checked before, by `verifyBearer`. */
const idToken = (claims: object) => new UnsecuredJWT({ sub: "ana", ...claims }).encode();

const identify = createIdentify(
  { verifyBearer: async () => ({ subject: "ana", roles: [] }) } as never,
  { claims: claimsOf(config, undefined) } as never,
);
const as = (claims: object) =>
  identify(new Request("http://site.example/", { headers: { authorization: `Bearer ${idToken(claims)}` } }));

test("a member is known by the address that their provider vouches for", async () => {
  const known = { email: "ana@example.com", proven: true, subject: "ana" };
  expect(await as({ email: "Ana@example.com", email_verified: true })).toEqual(known);
  // Many providers do not say it at all.
  expect(await as({ email: "ana@example.com" })).toEqual(known);
});

test("an address that the provider calls unverified opens nothing that is stored under it", async () => {
  expect(await as({ email: "stranger@example.com", email_verified: false })).toBeUndefined();
});

test("a token without an address, or of somebody else, says nothing", async () => {
  expect(await as({})).toBeUndefined();
  expect(await as({ sub: "ben", email: "ben@example.com" })).toBeUndefined();
});
