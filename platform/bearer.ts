import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import { createProviderMetadata } from "./provider-metadata.ts";
import { createRefusalLog } from "./refused-tokens.ts";
import { rolesIn } from "./roles-claim.ts";
import { tokenKind } from "./token-kind.ts";

/** Who a verified access token speaks for. */
export interface Bearer {
  subject: string;
  roles: string[];
}

/** It cannot be determined now whether a token is valid. Not a 401: that would sign people out of their browsers. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailableError";
}

export interface BearerOptions {
  /** The OpenID provider's issuer address, exactly as its tokens name it. */
  issuer: string;
  /** Or any of several. */
  audience: string | string[];
  /** ID tokens are what is shown, as the settings say. */
  isIdToken?: boolean;
  /** Where the token names its roles; by default `roles`. */
  rolesClaim?: string;
  clock: Clock;
  log: Pick<Log, "warn">;
  fetch?: typeof fetch;
  /** Whether the token's sign-in session and grant are still active; only the issuing provider knows. */
  stillSignedIn?(token: { subject: string; session: string; grant: string }): Promise<boolean>;
}

/** Signatures only: no `none`, and no shared secrets that a public key could be mistaken for. */
export const tokenAlgorithms = ["RS256", "PS256", "ES256", "EdDSA"];

/** Null for a token that is not good; throws ProviderUnavailableError when that cannot be found out. */
export type VerifyBearer = (request: Request) => Promise<Bearer | null>;

export const tokenOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** Reads the bearer token of a request and believes it only if the issuer signed it for us and it has not ended. */
export function createBearerVerifier({
  issuer,
  audience,
  isIdToken = false,
  rolesClaim,
  clock,
  log,
  fetch: load = fetch,
  stillSignedIn,
}: BearerOptions): VerifyBearer {
  const provider = createProviderMetadata(issuer, load);
  const logRefusal = createRefusalLog(log);
  let keys: Promise<JWTVerifyGetKey> | undefined;

  const findKeys = async (): Promise<JWTVerifyGetKey> =>
    createRemoteJWKSet(new URL(await provider.endpoint("jwks_uri")), { [customFetch]: load });

  async function payloadOf(token: string): Promise<JWTPayload | null> {
    try {
      keys ??= findKeys();
      const { payload } = await jwtVerify(token, await keys, {
        issuer,
        audience,
        algorithms: tokenAlgorithms,
        currentDate: clock.now(),
      });
      return payload;
    } catch (error) {
      if (isFaultOfToken(error)) {
        // Tokens end all the time, and are then renewed.
        if (!(error instanceof errors.JWTExpired))
          logRefusal(error.message, { code: error.code, expected: { issuer, audience } });
        return null;
      }
      // Retried next time.
      keys = undefined;
      log.warn({ err: error }, "tokens cannot be verified now");
      throw new ProviderUnavailableError("The identity provider cannot be reached.", { cause: error });
    }
  }

  return async function verify(request) {
    const token = tokenOf(request);
    const payload = token ? await payloadOf(token) : null;
    if (!payload?.sub) return null;
    // Signed by the same issuer and perhaps for the same audience, but never meant to be shown to a service.
    if (!isIdToken && tokenKind(payload) === "other") {
      logRefusal("it is no access token", {});
      return null;
    }
    const { sub: subject, sid: session = "", gid: grant = "" } = payload;
    if (stillSignedIn && !(await stillSignedIn({ subject, session: String(session), grant: String(grant) })))
      return null;
    return { subject, roles: rolesIn(payload, rolesClaim) };
  };
}

/** The library also reports key sets that it could not load, or that are none, as errors of its own. */
function isFaultOfToken(error: unknown): error is errors.JOSEError {
  if (!(error instanceof errors.JOSEError)) return false;
  return (
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  );
}
