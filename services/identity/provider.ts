import { createHash } from "node:crypto";
import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import {
  accountPages,
  afterSignOutPaths,
  identityPath,
  inLocale,
  issuerOf,
  redirectPaths,
  signInScope,
} from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUnavailable } from "../../platform/database/database-error.ts";
import type { Log } from "../../platform/log.ts";
import type { ClaimsFor } from "./claims.ts";
import type { Use } from "./devices.ts";
import { createOidcAdapter, hashOf } from "./oidc-adapter.ts";
import { errorPage, signedOutPage, signOutPage, submitScript } from "./provider-pages.ts";
import type { SigningKeys } from "./secrets.ts";

interface LocaleHints {
  uiLocales?: unknown;
  redirectUri?: unknown;
  acceptLanguage?: string | undefined;
}

const isSpanish = (tag: string) => /^es\b/i.test(tag.trim());

/** The language the site asked in, else the one of the page that is returned to, else the browser's. */
function readerLocale({ uiLocales, redirectUri, acceptLanguage }: LocaleHints): Locale {
  if (typeof uiLocales === "string" && uiLocales !== "") return isSpanish(uiLocales) ? "es" : "en-US";
  if (typeof redirectUri === "string" && URL.canParse(redirectUri))
    return /^\/es(\/|$)/.test(new URL(redirectUri).pathname) ? "es" : "en-US";
  return isSpanish((acceptLanguage ?? "").split(",")[0] ?? "") ? "es" : "en-US";
}

interface ProviderOptions {
  database: Database;
  claimsFor: ClaimsFor;
  log: Log;
  origin: string;
  siteName: string;
  /** The site itself first, then others that sign in here; each gets tokens for its own member service. */
  sites: [ClientSite, ...ClientSite[]];
  signing: SigningKeys;
  cookieSecrets: string[];
  accessTokenSeconds: number;
  /** A session was used to get tokens. */
  onTokens(use: Use): Promise<void>;
}

export interface ClientSite {
  clientId: string;
  origin: string;
  audience: string;
  /** Of a client that runs on a server; a browser has none. */
  secret?: string;
  /** Where it is returned to, when that is not where sites are. */
  redirectPaths?: readonly string[];
}

const day = 24 * 60 * 60;
export const sessionSeconds = 14 * day;
/** A grant outlives every refresh token that hangs on it. */
const grantSeconds = 60 * day;

export const cookieNames = {
  session: "identity_session",
  interaction: "identity_interaction",
  resume: "identity_resume",
} as const;

/** Only the provider and its forms read these cookies: pages are the same for everyone. */
export const cookieOptions = (origin: string) =>
  ({ httpOnly: true, sameSite: "lax", secure: origin.startsWith("https:"), path: identityPath }) as const;

const localeOf = (ctx: KoaContextWithOIDC): Locale =>
  readerLocale({
    uiLocales: ctx.oidc?.params?.ui_locales,
    redirectUri: ctx.oidc?.params?.redirect_uri ?? ctx.oidc?.params?.post_logout_redirect_uri,
    acceptLanguage: ctx.get("accept-language"),
  });

/** The library adds the hashes of its own scripts to `script-src`; ours is added here. */
function allowSubmitScript(ctx: KoaContextWithOIDC): void {
  const policy = ctx.response.get("content-security-policy");
  const digest = createHash("sha256").update(submitScript).digest("base64");
  if (policy)
    ctx.set("content-security-policy", policy.replace("script-src", `script-src 'sha256-${digest}'`));
}

/** Sign-in or registration; consent is never asked, because the one client is the site itself. */
function promptPolicy() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  return policy;
}

function configure(options: ProviderOptions): Configuration {
  const { database, claimsFor, origin, siteName, sites, signing, accessTokenSeconds } = options;
  const siteOf = (client: { clientId: string }) =>
    sites.find(({ clientId }) => clientId === client.clientId)!;
  return {
    adapter: createOidcAdapter(database),
    clients: sites.map((site) => ({
      client_id: site.clientId,
      client_name: siteName,
      ...(site.secret
        ? {
            client_secret: site.secret,
            token_endpoint_auth_method: "client_secret_basic" as const,
            grant_types: ["authorization_code"],
          }
        : {
            token_endpoint_auth_method: "none" as const,
            grant_types: ["authorization_code", "refresh_token"],
          }),
      response_types: ["code" as const],
      redirect_uris: (site.redirectPaths ?? redirectPaths).map((path) => site.origin + path),
      post_logout_redirect_uris: afterSignOutPaths.map((path) => site.origin + path),
    })),
    clientDefaults: { id_token_signed_response_alg: signing.alg as "ES256" },
    jwks: { keys: signing.privateKeys as never },
    responseTypes: ["code"],
    clientAuthMethods: ["none", "client_secret_basic"],
    scopes: ["openid"],
    claims: {
      openid: ["sub", "roles", "erase_after"],
      profile: ["name", "given_name", "family_name", "locale"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    discovery: { ui_locales_supported: ["en-US", "es"] },
    pkce: { required: () => true },
    cookies: {
      names: cookieNames,
      keys: options.cookieSecrets,
      long: cookieOptions(origin),
      short: cookieOptions(origin),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_ctx, client) => siteOf(client!).audience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, _resource, client) => ({
          scope: "",
          audience: siteOf(client).audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: signing.alg as "ES256" } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          const idTokenHint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
          const atOnce =
            idTokenHint !== undefined && idTokenHint.payload?.sub === ctx.oidc.session?.accountId;
          if (atOnce) allowSubmitScript(ctx);
          ctx.body = signOutPage(localeOf(ctx), form, atOnce);
        },
        postLogoutSuccessSource: async (ctx) => {
          ctx.body = signedOutPage(localeOf(ctx));
        },
      },
    },
    interactions: {
      policy: promptPolicy(),
      url: (ctx, interaction) =>
        inLocale(
          interaction.prompt.name === "create" ? accountPages.register : accountPages.login,
          localeOf(ctx),
        ),
    },
    findAccount: async (_ctx, id) => {
      const claims = await claimsFor(id);
      return claims && { accountId: claims.sub, claims: async () => ({ ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { provider, session, account } = oidc;
      const { clientId } = oidc.client!;
      const grantId = session?.grantIdFor(clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      const lasting = existing !== undefined && (existing.exp ?? 0) - Date.now() / 1000 > sessionSeconds;
      if (lasting && existing.accountId === account?.accountId) return existing;
      const grant = new provider.Grant({ clientId, accountId: account!.accountId });
      grant.addOIDCScope(signInScope);
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    // Signing out anywhere in the browser ends what hangs on its session.
    expiresWithSession: async () => true,
    extraTokenClaims: async (_ctx, token) => {
      if (!("accountId" in token) || !token.accountId) return undefined;
      const claims = await claimsFor(token.accountId);
      const { grantId, sessionUid } = token as { grantId?: string; sessionUid?: string };
      // Session and grant let each call check that the sign-in is valid.
      return (
        claims && {
          email: claims.email,
          name: claims.name,
          roles: claims.roles,
          sid: sessionUid,
          gid: grantId && hashOf(grantId),
        }
      );
    },
    clientBasedCORS: (_ctx, from, client) => from === siteOf(client).origin,
    renderError: async (ctx, out, error) => {
      const locale = localeOf(ctx);
      if (error instanceof errors.SessionNotFound) {
        // The form was open for too long; signing in from there works, with or without what went before.
        ctx.status = 303;
        ctx.redirect(`${inLocale(accountPages.login, locale)}?error=session-expired`);
        return;
      }
      ctx.type = "html";
      ctx.body = errorPage(locale, out.error);
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: 60,
      BackchannelAuthenticationRequest: 60,
      DeviceCode: 60,
      PreAuthorizedCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Session: sessionSeconds,
      Grant: grantSeconds,
      // A rotated token inherits its predecessor's expiry, so a stolen one cannot be renewed forever.
      RefreshToken: (ctx) => ctx?.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? sessionSeconds,
    } as Configuration["ttl"],
  };
}

export function createProvider(options: ProviderOptions): Provider {
  const { origin, log } = options;
  const provider = new Provider(issuerOf(origin), configure(options));
  // The scheme comes from the one forwarded header that our handler writes itself.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as KoaContextWithOIDC;
    if (ctx.status !== 200) return;
    // The library calls an empty answer text, and the browser's takes text for a failure.
    if (oidc?.route === "revocation") ctx.remove("content-type");
    if (oidc?.route !== "token") return;
    const { AuthorizationCode, RotatedRefreshToken, RefreshToken } = oidc.entities;
    const { sessionUid, accountId } = AuthorizationCode ?? RotatedRefreshToken ?? RefreshToken ?? {};
    if (sessionUid && accountId)
      await options.onTokens({ sessionUid, accountId, userAgent: ctx.get("user-agent") });
  });
  provider.on("server_error", (ctx, error) => {
    log.error({ err: error }, "the identity provider failed");
    if (!isUnavailable(error)) return;
    ctx.status = 503;
    ctx.set("retry-after", "5");
  });
  provider.on("error" as "server_error", (error: unknown) =>
    log.error({ err: error }, "the identity provider failed"),
  );
  return provider;
}
