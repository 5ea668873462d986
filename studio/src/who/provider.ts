/** The site's own identity as an OpenID provider: the embedded one, or the one that OIDC_AUTHORITY names. */
import { decodeJwt } from "jose";
import * as oidc from "openid-client";
import { issuerOf, signInScope } from "../../../contracts/identity.ts";
import { studioClientId, studioRedirectPath } from "../../../contracts/studio.ts";
import { derivedSecret } from "../../../platform/derived-secret.ts";
import { rolesIn } from "../../../platform/roles-claim.ts";
import { settings } from "../settings.ts";
import type { Begun, Session } from "./session.ts";

let discovered: Promise<oidc.Configuration> | undefined;

function discover(): Promise<oidc.Configuration> {
  const { authority, clientId, clientSecret } = settings.oidc;
  const issuer = authority || issuerOf(settings.origin);
  const secret = authority ? clientSecret : derivedSecret(settings.key, "studio client");
  return oidc.discovery(
    new URL(issuer),
    authority ? clientId : studioClientId,
    undefined,
    secret ? oidc.ClientSecretBasic(secret) : oidc.None(),
    { timeout: 10, ...(issuer.startsWith("http:") ? { execute: [oidc.allowInsecureRequests] } : {}) },
  );
}

/** Looked up at the first sign-in, when the site is certain to run; a failure is not remembered. */
async function provider(): Promise<oidc.Configuration> {
  discovered ??= discover();
  try {
    return await discovered;
  } catch (error) {
    discovered = undefined;
    throw error;
  }
}

/** Where the browser goes, and what must come back from there. */
export async function beginSignIn(to: string, language: string): Promise<{ address: URL; begun: Begun }> {
  const config = await provider();
  const begun: Begun = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    to,
  };
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: new URL(studioRedirectPath, settings.origin).href,
    scope: settings.oidc.authority ? settings.oidc.scope : signInScope,
    response_type: "code",
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: "S256",
    ui_locales: language,
  });
  return { address, begun };
}

export interface SignedIn {
  session: Session;
  name: string;
  email: string;
  /** As the provider knows it; undefined when it does not say. */
  language: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Exchanges the code and verifies the ID token: signature, issuer, audience, nonce and time. */
export async function finishSignIn(search: string, begun: Begun): Promise<SignedIn> {
  const config = await provider();
  const address = new URL(studioRedirectPath + search, settings.origin);
  const tokens = await oidc.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: begun.verifier,
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const isKnown = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
  const more = isKnown ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  const all: Record<string, unknown> = { ...more, ...claims };
  const email = text(all.email) ?? "";
  const session: Session = settings.oidc.authority
    ? { subject: claims.sub, claimed: rolesIn(all, settings.oidc.rolesClaim) }
    : { subject: claims.sub, ...signInNamedBy(tokens.access_token) };
  return { session, email, name: text(all.name) ?? (email || claims.sub), language: text(all.locale) };
}

/** The token came from the embedded provider itself a moment ago; the site verifies what it names. */
function signInNamedBy(accessToken: string): Pick<Session, "session" | "grant"> {
  const { sid, gid } = decodeJwt(accessToken);
  return { session: text(sid), grant: text(gid) };
}
