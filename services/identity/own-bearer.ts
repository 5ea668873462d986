import { type BearerOptions, createBearerVerifier, type VerifyBearer } from "../../platform/bearer.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";

/** Believes the provider's own keys without asking for them over the network. */
export function ownBearer(
  issuer: string,
  audience: string | string[],
  publicKeys: object[],
  log: Log,
  stillSignedIn: BearerOptions["stillSignedIn"],
): VerifyBearer {
  const answers: Record<string, object> = {
    [`${issuer}/.well-known/openid-configuration`]: { issuer, jwks_uri: `${issuer}/jwks` },
    [`${issuer}/jwks`]: { keys: publicKeys },
  };
  const fetch = async (url: string | URL | Request) =>
    Response.json(answers[String(url instanceof Request ? url.url : url)] ?? {});
  // The provider dates its tokens by the machine's clock, so validate them by the same clock.
  return createBearerVerifier({ issuer, audience, clock: systemClock, log, fetch, stillSignedIn });
}
