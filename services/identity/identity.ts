import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import { defaultClientId, identityPath, issuerOf } from "../../contracts/identity.ts";
import { productSegment } from "../../contracts/site.ts";
import type { BearerOptions, VerifyBearer } from "../../platform/bearer.ts";
import { memoryLimits } from "../../platform/limits/limits.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { createAccountApi } from "./account-api.ts";
import { createAccountMails } from "./account-mails.ts";
import { createAccounts } from "./accounts.ts";
import { createAddressLimits, formsPerAddress } from "./address-limits.ts";
import { createPasswordCheck } from "./api-guards.ts";
import { createAttempts } from "./attempts.ts";
import { type ClaimsFor, createClaims } from "./claims.ts";
import { createCredentials } from "./credentials.ts";
import { createCurrentSession } from "./current-session.ts";
import { createDataArchive } from "./data-archive.ts";
import { createDevices } from "./devices.ts";
import { createForms } from "./forms.ts";
import { createHandler } from "./handler.ts";
import type { IdentityOptions } from "./identity-options.ts";
import { createKnownDevices } from "./known-device.ts";
import { createLeaving } from "./leaving.ts";
import { createLegacyLink } from "./legacy-link.ts";
import { createLinkCodes } from "./link-codes.ts";
import { createLinkRoutes } from "./link-routes.ts";
import { createMailLinks } from "./mail-links.ts";
import { isSignedIn, sweepModels } from "./oidc-adapter.ts";
import { ownBearer } from "./own-bearer.ts";
import { createOwnData } from "./own-data.ts";
import { createPasskeyStore } from "./passkey-store.ts";
import { createPasswords } from "./passwords.ts";
import { type ClientSite, createProvider } from "./provider.ts";
import { createRegistrations } from "./registrations.ts";
import { createSecondFactor } from "./second-factor.ts";
import { createSecondStep } from "./second-step.ts";
import { readSigningKeys } from "./secrets.ts";
import { createSignIn, type Exchange } from "./sign-in.ts";
import { makeIdentityTables } from "./tables.ts";

export interface Identity {
  issuer: string;
  audience: string;
  /** Everything below /identity. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  verifyBearer: VerifyBearer;
  /** Whether a sign-in that an access token names still holds. */
  isSignedIn: NonNullable<BearerOptions["stillSignedIn"]>;
  /** Of those who have confirmed their address. */
  accounts: {
    idOf(email: string): Promise<string | undefined>;
    emailOf(id: string): Promise<string | undefined>;
  };
  /** What tokens and userinfo say of an account. */
  claimsFor: ClaimsFor;
  /** Removes what has expired. */
  sweep(): Promise<void>;
  /** Sweeps now and then, until closed. */
  start(): void;
  /** Resolves when no mail is being written any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const sweepEveryMs = 10 * 60_000;

/** The OpenID provider with its accounts, forms and mails. No state in memory that other processes need. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const {
    database,
    clock,
    log,
    mailer,
    origin,
    siteName,
    productName,
    secrets,
    jobs,
    rolesOf,
    ensureLegacyUser,
  } = options;
  await makeIdentityTables(database);
  const issuer = issuerOf(origin);
  const audienceOf = (site: string) => `${site}/${productSegment(productName)}/api/v2`;
  const audience = audienceOf(origin);
  const signing = await readSigningKeys(secrets.keys);
  const accounts = createAccounts({ database, clock });
  const links = createMailLinks({ database, clock, secret: secrets.cookieSecrets[0]! });
  const attempts = createAttempts({ database, clock });
  const { passwords = createPasswords() } = options;
  const registrations = createRegistrations({ database, clock, passwords });
  const stores = { accounts, registrations, links, attempts, passwords };
  const common = { database, clock, jobs, log, origin, siteName, productName, ...stores };
  const accountMails = createAccountMails({
    ...common,
    mailer,
    mailWords: options.mailWords,
    onNewsletterWish: options.onNewsletterWish,
  });
  const claimsFor = createClaims({ accounts, rolesOf });
  const devices = createDevices({ database, clock });
  const passkeyStore = createPasskeyStore({ database, clock });
  const sites: [ClientSite, ...ClientSite[]] = [
    { clientId: options.clientId ?? defaultClientId, origin, audience },
    ...(options.otherSites ?? []).map((site) => ({ ...site, audience: audienceOf(site.origin) })),
    ...(options.studio ? [studioClient(origin, options.studio)] : []),
  ];
  const provider = createProvider({
    ...common,
    claimsFor,
    onTokens: devices.seen,
    sites,
    signing,
    cookieSecrets: secrets.cookieSecrets,
    accessTokenSeconds: options.limits?.accessTokenSeconds ?? 15 * 60,
  });
  const readAddress = options.addressOf ?? (({ socket }) => socket.remoteAddress);
  const addressOf = ({ incoming }: Exchange) => readAddress(incoming);
  const { rateLimits = memoryLimits(clock) } = options;
  const limits = createAddressLimits(rateLimits, { ...formsPerAddress, ...options.limits?.formsPerAddress });
  const knownDevices = createKnownDevices(secrets.cookieSecrets);
  const secondFactor = createSecondFactor({
    database,
    clock,
    machineClock: options.machineClock,
    ring: options.ring,
    siteName,
  });
  const signIn = createSignIn({ provider, accounts, origin, knownDevices });
  const currentSession = createCurrentSession({ provider, database, origin });
  const onConfirmed = createLegacyLink({ jobs, accounts, rolesOf, productName, ensureLegacyUser });
  const credentials = createCredentials({ ...common, devices, passkeyStore, accountMails, onConfirmed });
  const own = createOwnData({ ...common, devices, passkeyStore, secondFactor });
  const { memberData: others } = options;
  const leaving = createLeaving({ ...common, accountMails, others, own });
  const requestParts = {
    ...common,
    accountMails,
    leaving,
    credentials,
    currentSession,
    signIn,
    secondFactor,
    addressOf,
    rateLimits,
  };
  const forms = createForms({
    ...requestParts,
    legacyKey: options.legacyKey,
    limits,
    knownDevices,
    linkCodes: createLinkCodes(secrets.cookieSecrets[0]!),
    secondStep: createSecondStep({ secrets: secrets.cookieSecrets, accounts }),
  });
  const stillSignedIn: Identity["isSignedIn"] = ({ subject, session, grant }) =>
    isSignedIn(database, { accountId: subject, sessionUid: session, grantHash: grant, now: clock.now() });
  const verifyBearer = ownBearer(issuer, audience, signing.publicKeys, log, stillSignedIn);
  // Userinfo accepts the token of any site that signs in here.
  const anySitesBearer = ownBearer(
    issuer,
    sites.map((site) => site.audience),
    signing.publicKeys,
    log,
    stillSignedIn,
  );
  const api = createAccountApi({
    ...requestParts,
    devices,
    passkeyStore,
    refusePassword: createPasswordCheck({ attempts, passwords }),
    verifyBearer,
    archive: createDataArchive({ services: () => [own, ...others()], siteName, clock }),
    passkeyLimit: limits.passkey,
  });
  void passwords.warm().catch((error) => log.error({ err: error }, "passwords cannot be hashed"));

  const app = new Hono<{ Bindings: Exchange }>();
  app.route("/", createUserinfo(claimsFor, anySitesBearer) as unknown as Hono<{ Bindings: Exchange }>);
  app.route("/", createLinkRoutes({ credentials, registrations, links, currentSession, origin, log }));
  app.route("/", api);
  app.route("/", forms);
  app.notFound((c) => refuse(c, 404, "not_found", `Nothing is at ${c.req.path}.`));
  app.onError((error, c) => refuseFailed(c, error, log, "a request of an account failed"));
  async function sweep(): Promise<void> {
    await sweepModels(database);
    await Promise.all([
      links.sweep(),
      attempts.sweep(),
      registrations.sweep(),
      devices.sweep(),
      passkeyStore.sweep(),
      leaving.sweep(),
      accountMails.sweep(),
    ]);
  }
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;

  return {
    issuer,
    audience,
    handler: createHandler({
      own: app,
      provider,
      origin,
      trustForwardedHost: options.trustForwardedHost ?? false,
    }),
    verifyBearer,
    isSignedIn: stillSignedIn,
    accounts: {
      idOf: async (email) => (await accounts.findByEmail(email))?.id,
      emailOf: async (id) => (await accounts.find(id))?.email,
    },
    claimsFor,
    sweep,
    start() {
      const run = () => {
        sweeping = sweep().catch((error) =>
          log.error({ err: error }, "expired sign-ins could not be removed"),
        );
      };
      run();
      timer = setInterval(run, sweepEveryMs);
      timer.unref();
    },
    idle: () => jobs.idle(),
    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

/** Its tokens open no call of the member service. */
const studioClient = (
  origin: string,
  { clientId, secret, redirectPath }: NonNullable<IdentityOptions["studio"]>,
): ClientSite => ({
  clientId,
  origin,
  audience: `${origin}/studio`,
  secret,
  redirectPaths: [redirectPath],
});

/** The library's own endpoint accepts opaque tokens only; ours are JWTs for the member service, which are valid here too. */
function createUserinfo(claimsFor: ClaimsFor, verifyBearer: VerifyBearer): Hono {
  const app = new Hono().basePath(identityPath);
  app.on(["GET", "POST"], "/me", async (c) => {
    c.header("cache-control", "no-store");
    const bearer = await verifyBearer(c.req.raw);
    const claims = bearer ? await claimsFor(bearer.subject) : undefined;
    if (claims) return c.json(claims);
    c.header("www-authenticate", 'Bearer error="invalid_token"');
    return c.json({ error: "invalid_token", error_description: "the access token is not valid here" }, 401);
  });
  return app;
}
