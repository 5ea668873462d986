import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { defaultClientId, identityPath, issuerOf } from "../../contracts/identity.ts";
import { productSegment } from "../../contracts/site.ts";
import { type BearerOptions, createBearerVerifier, type VerifyBearer } from "../../platform/bearer.ts";
import { type Clock, systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import { createAccountApi } from "./account-api.ts";
import { createAccounts } from "./accounts.ts";
import { createAddressLimits, type FormsPerAddress, formsPerAddress } from "./address-limits.ts";
import { createPasswordCheck } from "./api-guards.ts";
import { createAttempts } from "./attempts.ts";
import { type ClaimsFor, createClaims, type RolesOf } from "./claims.ts";
import { createCredentials } from "./credentials.ts";
import { createCurrentSession } from "./current-session.ts";
import { createDataArchive } from "./data-archive.ts";
import { createDevices } from "./devices.ts";
import { createForms } from "./forms.ts";
import { createKnownDevices } from "./known-device.ts";
import { createLeaving } from "./leaving.ts";
import { createLegacyLink, type LegacyLinkOptions } from "./legacy-link.ts";
import { createLetters, type LettersOptions } from "./letters.ts";
import { createLinkRoutes } from "./link-routes.ts";
import { createMailLinks } from "./mail-links.ts";
import { isSignedIn, sweepModels } from "./oidc-adapter.ts";
import { createOwnData } from "./own-data.ts";
import { createPasskeyStore } from "./passkey-store.ts";
import { createPasswords } from "./passwords.ts";
import { type ClientSite, createProvider } from "./provider.ts";
import { createRegistrations } from "./registrations.ts";
import { createSecondFactor } from "./second-factor.ts";
import { createSecondStep } from "./second-step.ts";
import { type IdentitySecrets, readSigningKeys } from "./secrets.ts";
import { createSignIn, type Exchange } from "./sign-in.ts";
import { makeIdentityTables } from "./tables.ts";
import { createUserinfo } from "./userinfo.ts";

export interface IdentityOptions {
  database: Database;
  clock: Clock;
  log: Log;
  mailer: Pick<Mailer, "send" | "keepsOnce">;
  origin: string;
  siteName: string;
  secrets: IdentitySecrets;
  /** Seals the secrets of second factors. */
  ring: KeyRing;
  rolesOf: RolesOf;
  jobs: Pick<Jobs, "add" | "handle" | "idle">;
  /** Every other service that holds something about a member, asked when someone takes their data along or leaves. */
  memberData(): readonly MemberData[];
  ensureLegacyUser: LegacyLinkOptions["ensureLegacyUser"];
  /** The box beside the registration form was ticked; what it means is others' business. */
  onNewsletterWish: LettersOptions["onNewsletterWish"];
  clientId?: string;
  /** Other sites that sign in here, and the names they go by. */
  otherSites?: readonly { clientId: string; origin: string }[];
  /** Who is asking, for the limits; without it the socket's address. */
  addressOf?(request: IncomingMessage): string | undefined;
  /** Only behind a proxy of ours, which may speak to us under another name and says which one the reader used. */
  trustForwardedHost?: boolean;
  limits?: { formsPerAddress?: Partial<FormsPerAddress>; accessTokenSeconds?: number };
}

export interface Identity {
  issuer: string;
  audience: string;
  /** Everything below /identity. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  verifyBearer: VerifyBearer;
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

/** Believes the provider's own keys without asking for them over the network. */
function ownBearer(
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
  // The provider dates its tokens by the machine's clock, so that is the clock to judge them by.
  return createBearerVerifier({ issuer, audience, clock: systemClock, log, fetch, stillSignedIn });
}

/** The OpenID provider with its accounts, forms and mails. Keeps nothing in memory that another process would miss. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, clock, log, mailer, origin, siteName, secrets, jobs, rolesOf, ensureLegacyUser } =
    options;
  await makeIdentityTables(database);
  const issuer = issuerOf(origin);
  const audienceOf = (site: string) => `${site}/${productSegment(siteName)}/api/v2`;
  const audience = audienceOf(origin);
  const signing = await readSigningKeys(secrets.keys);
  const accounts = createAccounts({ database, clock });
  const links = createMailLinks({ database, clock, secret: secrets.cookieSecrets[0]! });
  const attempts = createAttempts({ database, clock });
  const passwords = createPasswords();
  const registrations = createRegistrations({ database, clock, passwords });
  const letters = createLetters({
    database,
    clock,
    jobs,
    accounts,
    registrations,
    links,
    attempts,
    mailer,
    origin,
    siteName,
    onNewsletterWish: options.onNewsletterWish,
  });
  const claimsFor = createClaims({ accounts, rolesOf });
  const devices = createDevices({ database, clock });
  const passkeyStore = createPasskeyStore({ database, clock });
  const sites: [ClientSite, ...ClientSite[]] = [
    { clientId: options.clientId ?? defaultClientId, origin, audience },
    ...(options.otherSites ?? []).map((site) => ({ ...site, audience: audienceOf(site.origin) })),
  ];
  const provider = createProvider({
    database,
    claimsFor,
    onTokens: devices.seen,
    log,
    origin,
    siteName,
    sites,
    signing,
    cookieSecrets: secrets.cookieSecrets,
    accessTokenSeconds: options.limits?.accessTokenSeconds ?? 15 * 60,
  });
  const readAddress = options.addressOf ?? (({ socket }) => socket.remoteAddress);
  const addressOf = ({ incoming }: Exchange) => readAddress(incoming);
  const limits = createAddressLimits(clock, { ...formsPerAddress, ...options.limits?.formsPerAddress });
  const knownDevices = createKnownDevices(secrets.cookieSecrets);
  const secondFactor = createSecondFactor({ database, clock, ring: options.ring, siteName });
  const signIn = createSignIn({ provider, accounts, origin, knownDevices });
  const currentSession = createCurrentSession(provider);
  const onConfirmed = createLegacyLink({ jobs, accounts, rolesOf, siteName, ensureLegacyUser });
  const credentials = createCredentials({
    database,
    accounts,
    registrations,
    links,
    attempts,
    devices,
    passkeyStore,
    letters,
    onConfirmed,
  });
  const own = createOwnData({
    database,
    accounts,
    attempts,
    devices,
    passkeyStore,
    registrations,
    secondFactor,
  });
  const { memberData: others } = options;
  const leaving = createLeaving({ database, clock, jobs, accounts, letters, links, others, own });
  const forms = createForms({
    accounts,
    registrations,
    links,
    attempts,
    passwords,
    letters,
    leaving,
    credentials,
    currentSession,
    origin,
    siteName,
    log,
    limits,
    signIn,
    knownDevices,
    secondFactor,
    secondStep: createSecondStep({ secrets: secrets.cookieSecrets, accounts }),
    addressOf,
  });
  const stillSignedIn = (accountId: string, sessionUid: string) =>
    isSignedIn(database, { accountId, sessionUid, now: clock.now() });
  const verifyBearer = ownBearer(issuer, audience, signing.publicKeys, log, stillSignedIn);
  // Whom a token speaks for may be asked with the token of any site that signs in here.
  const anySitesBearer = ownBearer(
    issuer,
    sites.map((site) => site.audience),
    signing.publicKeys,
    log,
    stillSignedIn,
  );
  const api = createAccountApi({
    accounts,
    devices,
    credentials,
    letters,
    passwords,
    passkeyStore,
    refusePassword: createPasswordCheck({ attempts, passwords }),
    secondFactor,
    attempts,
    currentSession,
    verifyBearer,
    signIn,
    leaving,
    archive: createDataArchive({ services: () => [own, ...others()], siteName, clock }),
    passkeyLimit: limits.passkey,
    addressOf,
    origin,
    siteName,
    clock,
    log,
  });
  void passwords.warm().catch((error) => log.error({ err: error }, "passwords cannot be hashed"));

  const app = new Hono<{ Bindings: Exchange }>();
  app.route("/", createUserinfo(claimsFor, anySitesBearer) as unknown as Hono<{ Bindings: Exchange }>);
  app.route("/", createLinkRoutes({ credentials, registrations, links, currentSession, origin }));
  app.route("/", api);
  app.route("/", forms);
  const serveOwn = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const serveProvider = provider.callback();
  const ownPaths =
    /^\/identity\/(forms\/|api\/|verify-email$|reset-password$|change-email$|cancel-deletion$|me$)/;
  const { host, protocol } = new URL(origin);

  async function sweep(): Promise<void> {
    await sweepModels(database);
    await Promise.all([
      links.sweep(),
      attempts.sweep(),
      registrations.sweep(),
      devices.sweep(),
      passkeyStore.sweep(),
      leaving.sweep(),
      letters.sweep(),
    ]);
  }
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;

  return {
    issuer,
    audience,
    handler(request, response) {
      if (hostOf(request, options.trustForwardedHost) !== host) return refuseHost(response, host);
      const url = request.url ?? identityPath;
      // The library builds addresses from the request, so the request says what the settings say.
      request.headers.host = host;
      request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      delete request.headers["x-forwarded-host"];
      if (ownPaths.test(url.split("?", 1)[0]!)) {
        void serveOwn(request, response);
        return;
      }
      const inner = url.slice(identityPath.length);
      Object.assign(request, { originalUrl: url, url: inner.startsWith("/") ? inner : `/${inner}` });
      void serveProvider(request, response);
    },
    verifyBearer,
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

function hostOf({ headers }: IncomingMessage, trustForwarded = false): string {
  const forwarded = trustForwarded ? [headers["x-forwarded-host"] ?? []].flat()[0] : undefined;
  return (forwarded ?? headers.host ?? "").toLowerCase();
}

/** A forged Host would put foreign addresses into the discovery document and into redirects. */
function refuseHost(response: ServerResponse, host: string): void {
  const body = JSON.stringify({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: `Sign-in is at ${host} only.`,
    code: "host.unknown",
  });
  response.writeHead(400, {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}
