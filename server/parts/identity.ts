import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { identityPath } from "../../contracts/identity.ts";
import { studioClientId, studioRedirectPath } from "../../contracts/studio.ts";
import { derivedSecret } from "../../platform/derived-secret.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { Identity } from "../../services/identity/identity.ts";
import type { IdentityOptions } from "../../services/identity/identity-options.ts";
import type { LegacyUsersClient } from "../../services/legacy-users/client.ts";
import { clientAddress } from "../client-address.ts";
import { baseHeaders, formAction } from "../security-headers.ts";
import type { Lazy } from "./lazy.ts";
import type { Shared } from "./shared.ts";

export type IdentityMount = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The provider's own pages load nothing; it adds the hash of a script where it needs one. */
const providerPolicy = (sites: readonly { origin: string }[]) =>
  `default-src 'none'; script-src 'self'; ${formAction(sites)}; base-uri 'none'; frame-ancestors 'self'`;

export const isIdentityPath = (path: string): boolean =>
  path === identityPath || path.startsWith(`${identityPath}/`);

export type LazyIdentity = Lazy<
  Pick<Identity, "handler" | "verifyBearer" | "isSignedIn" | "accounts" | "claimsFor" | "close">
>;

/** The provider speaks to node's own request and response; the headers that every answer has are put on here. */
export function createIdentityMount(
  identity: LazyIdentity,
  sites: readonly { origin: string }[],
): IdentityMount {
  const policy = providerPolicy(sites);
  return async (request, response) => {
    for (const [name, value] of baseHeaders) response.setHeader(name, value);
    response.setHeader("content-security-policy", policy);
    (await identity()).handler(request, response);
  };
}

interface IdentityParts extends Omit<Shared, "verifyBearer"> {
  memberData(): readonly MemberData[];
  legacyUsers: LegacyUsersClient;
  onNewsletterWish: IdentityOptions["onNewsletterWish"];
}

/** Loaded only when it is used: with another provider none of it is needed. */
export async function composeIdentity(parts: IdentityParts): Promise<Identity> {
  const { config, roles, legacyUsers } = parts;
  const [{ createIdentity }, { openSecrets }, { createKeyRing }, { openServerKey }] = await Promise.all([
    import("../../services/identity/identity.ts"),
    import("../../services/identity/secrets.ts"),
    import("../../platform/sealing.ts"),
    import("../../services/journal/server-key.ts"),
  ]);
  const { IDENTITY_JWKS: jwks, IDENTITY_COOKIE_SECRETS: cookieSecrets } = config;
  const stored = jwks && cookieSecrets ? undefined : openSecrets(path.join(config.dataDir, "identity"));
  const identity = await createIdentity({
    ...parts,
    origin: config.ORIGIN,
    siteName: config.SITE_NAME,
    productName: config.PRODUCT_NAME,
    ring: createKeyRing(config.JOURNAL_KEYS ?? [openServerKey(path.join(config.dataDir, "journal"))]),
    rolesOf: roles.of,
    ensureLegacyUser: legacyUsers.ensure,
    legacyKey: config.LEGACY_USERS_KEY,
    clientId: config.OIDC_CLIENT_ID,
    otherSites: config.IDENTITY_SITES,
    studio:
      config.STUDIO_URL && config.STUDIO_KEY
        ? {
            clientId: studioClientId,
            secret: derivedSecret(config.STUDIO_KEY, "studio client"),
            redirectPath: studioRedirectPath,
          }
        : undefined,
    secrets: {
      keys: jwks?.keys ?? stored!.keys,
      cookieSecrets: cookieSecrets ?? stored!.cookieSecrets,
    },
    addressOf: (request) => clientAddress(request, config.TRUSTED_PROXIES),
    trustForwardedHost: config.TRUSTED_PROXIES > 0,
  });
  identity.start();
  return identity;
}
