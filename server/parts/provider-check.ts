/** What is wrong with another OpenID provider, in words, before the first reader finds out. */
import { tokenAlgorithms } from "../../platform/bearer.ts";
import {
  createProviderMetadata,
  discoveryAddress,
  type ProviderMetadata,
  providerTimeout,
} from "../../platform/provider-metadata.ts";
import type { Config } from "../config.ts";

type ProviderSettings = Pick<Config, "ORIGIN" | "OIDC_AUTHORITY" | "OIDC_SCOPE" | "OIDC_TOKENS">;

/** Of the keys that `tokenAlgorithms` sign with. */
const keyTypes = ["RSA", "EC", "OKP"];

function missing(metadata: ProviderMetadata, { OIDC_TOKENS, OIDC_SCOPE }: ProviderSettings): string[] {
  const needed = [
    "authorization_endpoint",
    "token_endpoint",
    "jwks_uri",
    ...(OIDC_TOKENS === "id" ? [] : ["userinfo_endpoint"]),
    ...(OIDC_TOKENS === "introspection" ? ["introspection_endpoint"] : []),
  ] as const;
  const {
    response_types_supported: types,
    code_challenge_methods_supported: methods,
    scopes_supported: scopes,
  } = metadata;
  return [
    ...needed
      .filter((name) => !metadata[name as keyof ProviderMetadata])
      .map((name) => `it names no ${name}, which the site needs`),
    ...(types && !types.includes("code") ? ["it does not offer the code flow (response type `code`)"] : []),
    ...(methods && !methods.includes("S256") ? ["it does not offer PKCE with S256"] : []),
    ...OIDC_SCOPE.split(" ")
      .filter((scope) => scopes && !scopes.includes(scope))
      .map((scope) => `it does not know the scope ${scope}; OIDC_SCOPE says which are asked for`),
    ...(metadata.end_session_endpoint
      ? []
      : ["it has no end_session_endpoint: signing out ends the session here, not there"]),
  ];
}

async function keyProblems(address: string, load: typeof fetch): Promise<string[]> {
  const response = await load(address, { signal: providerTimeout() });
  if (!response.ok) return [`its keys (${address}) answer ${response.status}`];
  const { keys = [] } = (await response.json()) as { keys?: { kty?: string }[] };
  return keys.some(({ kty }) => keyTypes.includes(kty ?? ""))
    ? []
    : [`none of its keys can sign with ${tokenAlgorithms.join(", ")}`];
}

export async function providerProblems(
  settings: ProviderSettings,
  load: typeof fetch = fetch,
): Promise<string[]> {
  const { ORIGIN, OIDC_AUTHORITY } = settings;
  if (!OIDC_AUTHORITY) return [];
  const address = discoveryAddress(OIDC_AUTHORITY);
  // Browsers read it from our pages, so the provider must let them.
  let allowed: string | null = null;
  const asBrowser: typeof fetch = async (url, init) => {
    const response = await load(url, { ...init, headers: { origin: ORIGIN } });
    allowed = response.headers.get("access-control-allow-origin");
    return response;
  };
  try {
    const metadata = await createProviderMetadata(OIDC_AUTHORITY, asBrowser).metadata();
    const problems = missing(metadata, settings);
    if (metadata.issuer !== OIDC_AUTHORITY)
      problems.unshift(
        `it calls itself ${metadata.issuer}, so that its tokens are refused: set OIDC_AUTHORITY to exactly that`,
      );
    if (allowed !== "*" && allowed !== ORIGIN)
      problems.push(`browsers may not read ${address} from ${ORIGIN} (CORS): add that origin there`);
    if (metadata.jwks_uri) problems.push(...(await keyProblems(metadata.jwks_uri, load)));
    return problems;
  } catch (error) {
    return [`${address} cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
