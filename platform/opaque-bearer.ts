/** Access tokens that only their provider can read: it is asked about each, and its answer is believed for a short time. */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  type Bearer,
  type BearerOptions,
  ProviderUnavailableError,
  tokenOf,
  type VerifyBearer,
} from "./bearer.ts";
import { createProviderMetadata, providerTimeout } from "./provider-metadata.ts";
import { createRefusalLog } from "./refused-tokens.ts";
import { rolesIn } from "./roles-claim.ts";
import { tokenKind } from "./token-kind.ts";

type Claims = Record<string, unknown>;

interface OpaqueOptions extends Pick<BearerOptions, "issuer" | "rolesClaim" | "clock" | "log" | "fetch"> {
  audience: string[];
  /** The site's own client, for which a token was made. */
  clientId: string;
  /** `id:secret` of a client that may introspect; without it userinfo is asked, which does not say whom a token was made for. */
  introspectionClient?: string | undefined;
}

const believedMs = 30_000;
const most = 5_000;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export function createOpaqueVerifier({
  issuer,
  audience,
  clientId,
  introspectionClient,
  rolesClaim,
  clock,
  log,
  fetch: load = fetch,
}: OpaqueOptions): VerifyBearer {
  const provider = createProviderMetadata(issuer, load);
  const refused = createRefusalLog(log);
  const known = new LRUCache<string, { bearer: Bearer | null; until: number }>({ max: most });

  /** A reason where the token is not for us. */
  function faultOf(claims: Claims): string | undefined {
    if (introspectionClient === undefined) return undefined;
    if (claims.active !== true) return "it is not active";
    if (claims.iss !== undefined && claims.iss !== issuer) return "it is of another issuer";
    const isForUs = listOf(claims.aud).some((one) => audience.includes(one as string));
    if (claims.client_id !== clientId && !isForUs)
      return "it was made for another client and another audience";
    const kind = tokenKind(claims);
    // Refresh tokens are of our client, too, but have no audience.
    if (kind === "other" || (kind === "unsaid" && !isForUs))
      return "it is no access token, or does not say so";
    const now = clock.now().getTime();
    if (claims.exp !== undefined && !(Number(claims.exp) * 1000 > now)) return "it has ended";
    if (claims.nbf !== undefined && !(Number(claims.nbf) * 1000 <= now)) return "it has not begun";
    return undefined;
  }

  async function introspect(token: string): Promise<Response> {
    const [id = "", ...secret] = introspectionClient!.split(":");
    const credentials = [id, secret.join(":")].map(encodeURIComponent).join(":");
    return load(await provider.endpoint("introspection_endpoint"), {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      body: new URLSearchParams({ token, token_type_hint: "access_token" }).toString(),
      signal: providerTimeout(),
    });
  }

  async function userinfo(token: string): Promise<Response> {
    return load(await provider.endpoint("userinfo_endpoint"), {
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
      signal: providerTimeout(),
    });
  }

  async function ask(token: string): Promise<{ bearer: Bearer | null; endsAt?: number }> {
    const response = await (introspectionClient === undefined ? userinfo(token) : introspect(token));
    // Of userinfo it is a word about the token; of introspection it is one about our own credentials.
    if (introspectionClient === undefined && (response.status === 401 || response.status === 403)) {
      refused("userinfo does not accept it", { status: response.status });
      return { bearer: null };
    }
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`);
    const claims = (await response.json()) as Claims;
    const fault =
      faultOf(claims) ?? (typeof claims.sub === "string" && claims.sub ? undefined : "it names nobody");
    if (fault) {
      refused(fault);
      return { bearer: null };
    }
    const bearer = { subject: String(claims.sub), roles: rolesIn(claims, rolesClaim) };
    return { bearer, ...(claims.exp === undefined ? {} : { endsAt: Number(claims.exp) * 1000 }) };
  }

  return async (request) => {
    const token = tokenOf(request);
    if (!token) return null;
    const key = createHash("sha256").update(token).digest("base64url");
    const found = known.get(key);
    if (found && found.until > clock.now().getTime()) return found.bearer;
    try {
      const { bearer, endsAt = Number.POSITIVE_INFINITY } = await ask(token);
      known.set(key, { bearer, until: Math.min(clock.now().getTime() + believedMs, endsAt) });
      return bearer;
    } catch (error) {
      log.warn({ err: error }, "tokens cannot be verified now");
      throw new ProviderUnavailableError("The identity provider cannot be reached.", { cause: error });
    }
  };
}
