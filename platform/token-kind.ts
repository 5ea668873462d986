/** What a provider says of a token's kind: RFC 7662 and 9068, and the names that Keycloak, Hydra, OpenIddict and Cognito have for it. */
const kindClaims = ["token_type", "typ", "token_use", "token_usage"] as const;

/** Tokens that are bound to a key (DPoP) are none of these: nobody here checks the key. */
const accessKinds = new Set(["bearer", "access_token", "access", "at+jwt", "application/at+jwt"]);

/** "other" if any of its names says so; "unsaid" if it has none. */
export function tokenKind(claims: Record<string, unknown>): "access" | "other" | "unsaid" {
  const said = kindClaims.map((name) => claims[name]).filter((kind) => kind !== undefined && kind !== "JWT");
  if (said.length === 0) return "unsaid";
  return said.every((kind) => accessKinds.has(String(kind).toLowerCase())) ? "access" : "other";
}
