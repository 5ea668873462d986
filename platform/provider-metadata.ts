/** What an OpenID provider says of itself, read once. */
export interface ProviderMetadata {
  issuer?: string;
  authorization_endpoint?: string;
  token_endpoint?: string;
  userinfo_endpoint?: string;
  introspection_endpoint?: string;
  end_session_endpoint?: string;
  jwks_uri?: string;
  response_types_supported?: string[];
  code_challenge_methods_supported?: string[];
  scopes_supported?: string[];
}

const timeoutMs = 5_000;

/** Every call to a provider has a bound. */
export const providerTimeout = (): AbortSignal => AbortSignal.timeout(timeoutMs);

export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

/** A failure is asked again by the next caller. */
export function createProviderMetadata(issuer: string, load: typeof fetch = fetch) {
  let found: Promise<ProviderMetadata> | undefined;
  async function read(): Promise<ProviderMetadata> {
    const response = await load(discoveryAddress(issuer), { signal: providerTimeout() });
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`);
    return (await response.json()) as ProviderMetadata;
  }
  const metadata = (): Promise<ProviderMetadata> => {
    found ??= read().catch((error) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    metadata,
    async endpoint(name: "userinfo_endpoint" | "introspection_endpoint" | "jwks_uri"): Promise<string> {
      const address = (await metadata())[name];
      if (!address) throw new Error(`The identity provider names no ${name}.`);
      return address;
    },
  };
}
