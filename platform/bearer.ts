import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";

/** Who a verified access token speaks for. */
export interface Bearer {
  subject: string;
  roles: string[];
}

export interface BearerOptions {
  /** The OpenID provider's issuer address, exactly as its tokens name it. */
  issuer: string;
  /** Or any of several. */
  audience: string | string[];
  clock: Clock;
  log: Pick<Log, "warn">;
  fetch?: typeof fetch;
}

/** Signatures only: no `none`, and no shared secrets that a public key could be mistaken for. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

export type VerifyBearer = (request: Request) => Promise<Bearer | null>;

/** Reads the bearer token of a request and believes it only if the issuer signed it for us and it has not expired. */
export function createBearerVerifier({
  issuer,
  audience,
  clock,
  log,
  fetch: load = fetch,
}: BearerOptions): VerifyBearer {
  let keys: Promise<JWTVerifyGetKey> | undefined;

  async function findKeys(): Promise<JWTVerifyGetKey> {
    const response = await load(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`);
    const { jwks_uri } = (await response.json()) as { jwks_uri: string };
    return createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: load });
  }

  return async function verify(request) {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (!token) return null;
    try {
      keys ??= findKeys();
      const { payload } = await jwtVerify(token, await keys, {
        issuer,
        audience,
        algorithms,
        currentDate: clock.now(),
      });
      const roles = Array.isArray(payload.roles)
        ? payload.roles.filter((role) => typeof role === "string")
        : [];
      return payload.sub ? { subject: payload.sub, roles } : null;
    } catch (error) {
      // A bad token is an anonymous reader; a provider that cannot be reached is asked again next time.
      if (!(error instanceof errors.JOSEError)) {
        keys = undefined;
        log.warn({ err: error }, "tokens cannot be verified now");
      }
      return null;
    }
  };
}
