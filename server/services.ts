import type { Hono, MiddlewareHandler } from "hono";
import type { Translation } from "../contracts/scripture.ts";
import { productSegment } from "../contracts/site.ts";
import { createBearerVerifier, type VerifyBearer } from "../platform/bearer.ts";
import { createMovableClock, systemClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createJobs } from "../platform/jobs/jobs.ts";
import { createJobsData } from "../platform/jobs/member-data.ts";
import type { Log } from "../platform/log.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import type { MemberData } from "../platform/member-data.ts";
import { createOpaqueVerifier } from "../platform/opaque-bearer.ts";
import type { SourceStatus } from "../services/content/source.ts";
import { createRoleStore } from "../services/member/roles.ts";
import type { SiteServices } from "../site/context.ts";
import type { Config } from "./config.ts";
import { createDevGuard } from "./dev-guard.ts";
import { requireFinishedPages } from "./launch-check.ts";
import { composeAnalytics } from "./parts/analytics.ts";
import { composeCheckout } from "./parts/checkout.ts";
import { composeContact } from "./parts/contact.ts";
import { type ContentPart, composeContent } from "./parts/content.ts";
import { composeContentHooks } from "./parts/content-hooks.ts";
import type { Mount } from "./parts/embedded.ts";
import { externalDataNote } from "./parts/external-data.ts";
import { composeFeeds } from "./parts/feeds.ts";
import { composeIdentity, type LazyIdentity } from "./parts/identity.ts";
import { composeJournal } from "./parts/journal.ts";
import { closeIfMade, lazy } from "./parts/lazy.ts";
import { composeBibleMinute, composeLeads, type LeadsPart } from "./parts/leads.ts";
import { composeLegacyUsers } from "./parts/legacy-users.ts";
import { composeMailing, type MailingPart } from "./parts/mailing.ts";
import { composeMember } from "./parts/member.ts";
import { composeScripture } from "./parts/scripture.ts";
import { composeSearch } from "./parts/search.ts";
import type { Shared } from "./parts/shared.ts";
import { signUpByBox } from "./parts/sign-up-box.ts";
import { type Check, createReadiness } from "./readiness.ts";

/** What every part may need; handed to each by name. */
export interface Parts extends Shared {
  devGuard: MiddlewareHandler;
  site: Omit<SiteServices, "settings">;
  /** The services' apps, in the order in which they are asked. */
  mounts: Mount[];
  published: Hono;
  /** The embedded OpenID provider; undefined when OIDC_AUTHORITY names another. */
  identity: LazyIdentity | undefined;
  /** Every service that holds something about a member, but for identity, which asks them and adds its own. */
  memberData: MemberData[];
  contentVersion(): string;
  contentWithdrawals(): number;
  contentStatus(): SourceStatus;
  scriptureVersion: string;
  translations(): Translation[];
  draft: ContentPart["draft"];
  readiness(): Promise<Check[]>;
  close(): Promise<void>;
}

/** By setting, a token is a JWT for our audience, an ID token for our client, or opaque. */
function externalBearer(
  config: Config,
  issuer: string,
  { clock, log }: Pick<Shared, "clock" | "log">,
): VerifyBearer {
  // Members' tokens name the member service as their audience.
  const audience = config.OIDC_AUDIENCE?.split(/[\s,]+/) ?? [
    `${config.ORIGIN}/${productSegment(config.SITE_NAME)}/api/v2`,
  ];
  const { OIDC_CLIENT_ID: clientId, OIDC_ROLES_CLAIM: rolesClaim, OIDC_TOKENS: kind } = config;
  const shared = { issuer, rolesClaim, clock, log };
  if (kind === "jwt" || kind === "id")
    return createBearerVerifier({ ...shared, audience: kind === "id" ? clientId : audience });
  return createOpaqueVerifier({
    ...shared,
    audience,
    clientId,
    introspectionClient: kind === "introspection" ? config.OIDC_INTROSPECTION_CLIENT : undefined,
  });
}

/**
 * A token of the embedded provider, or of the one that OIDC_AUTHORITY names. Roles given by us are read again each time, so
 * that one taken away is gone at once; those of another provider come with its tokens and are added.
 */
function composeBearer(
  { config, clock, log, roles }: Shared,
  identity: LazyIdentity | undefined,
): VerifyBearer {
  const external = config.OIDC_AUTHORITY && externalBearer(config, config.OIDC_AUTHORITY, { clock, log });
  return async (request) => {
    if (!request.headers.has("authorization")) return null;
    const verify = external || (await identity?.())?.verifyBearer;
    const bearer = await verify?.(request);
    if (!bearer) return null;
    const given = await roles.of(bearer.subject);
    return { ...bearer, roles: external ? [...new Set([...bearer.roles, ...given])] : given };
  };
}

/** Closes what was opened, newest first, when a later part cannot be made or the server stops. */
function createClosing() {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (step: () => Promise<void> | void) => void steps.push(step),
    async close() {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}

/** Builds every part, embedded or remote, and hands each what it needs. The only place that knows them all. */
export async function composeServices(config: Config, log: Log, options = { watch: false }): Promise<Parts> {
  const closing = createClosing();
  try {
    return await compose(config, log, options.watch, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function compose(
  config: Config,
  log: Log,
  watch: boolean,
  closing: ReturnType<typeof createClosing>,
): Promise<Parts> {
  const clock = config.production ? systemClock : createMovableClock();
  // The texts are read while the database opens.
  const opening = openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, log });
  // It may fail while the texts are still being read; the await below reports it.
  opening.catch(() => {});
  closing.add(() =>
    opening.then(
      (database) => database.close(),
      () => {},
    ),
  );
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    dataDir: config.dataDir,
    from: config.MAIL_FROM,
    clock,
    log,
  });
  closing.add(() => mailer.close());
  const scripture = await composeScripture(config, log);
  closing.add(() => scripture.scripture.close());
  let verify: VerifyBearer | undefined;
  const verifyBearer: VerifyBearer = async (request) => (await verify?.(request)) ?? null;
  const content = await composeContent({
    config,
    clock,
    log,
    watch,
    scripture: scripture.scripture,
    authorize: verifyBearer,
  });
  closing.add(() => content.close());
  await requireFinishedPages(content.client, config);
  const database = await opening;
  const roles = createRoleStore({ database, clock });
  const jobs = await createJobs({ database, clock, log });
  const shared: Shared = { config, database, mailer, clock, log, verifyBearer, roles, jobs };
  const legacyUsers = composeLegacyUsers(shared);
  const identity = config.OIDC_AUTHORITY
    ? undefined
    : lazy(() =>
        composeIdentity({
          ...shared,
          memberData: () => parts.memberData,
          legacyUsers: legacyUsers.client,
          onNewsletterWish: (wish) => signUpByBox(wish, mailing.consents, leads),
        }),
      );
  if (identity) closing.add(() => closeIfMade(identity));
  verify = composeBearer(shared, identity);
  // In production a provider that cannot run stops the start, before anybody meets it.
  if (config.production) await identity?.();
  const sources = { content: content.client, scripture: scripture.client, identity };
  const mailing: MailingPart = await composeMailing(shared, {
    ...sources,
    emailOfLead: (id) => leads.emailOf(id),
  });
  const leads: LeadsPart = await composeLeads(shared, mailing.tokens, mailing.consents);
  const search = composeSearch({ content, scripture: scripture.client, clock, log });
  search.indexRefresh.start();
  closing.add(() => search.indexRefresh.close());
  const contact = await composeContact(shared);
  const devGuard = createDevGuard(config);
  const checkout = composeCheckout(shared, { ...sources, devGuard });
  const journal = composeJournal(shared);
  const member = composeMember(shared, { content: content.client, identity });
  jobs.start();
  closing.add(() => jobs.close());
  const analytics = composeAnalytics(shared, identity, leads.leadOfToken);
  closing.add(() => analytics.close());
  const hooks = await composeContentHooks(config, log, content);
  closing.add(() => hooks.close());

  const parts: Parts = {
    ...shared,
    devGuard,
    site: {
      content: content.client,
      scripture: scripture.client,
      leads: leads.client,
      search: search.client,
      contact: contact.client,
      consents: mailing.consents.client,
      now: () => clock.now(),
    },
    mounts: [
      { path: "/", app: content.app },
      { path: "/", app: content.media },
      { path: "/", app: hooks.app },
      { path: "/scripture/api/v1", app: scripture.app },
      { path: "/search-api/v1", app: search.app },
      { path: "/contact-api/v1", app: contact.app },
      ...mailing.mounts,
      ...leads.mounts,
      ...composeBibleMinute(config, log),
      ...legacyUsers.mounts,
      // Before the member service, whose path is the beginning of the checkout's.
      ...checkout.mounts,
      ...journal.mounts,
      ...analytics.mounts,
      member.mount,
    ],
    published: composeFeeds(config, clock, { content, scripture: scripture.client }),
    identity,
    // The subscription is cancelled before any other data is deleted.
    memberData: [
      ...externalDataNote(config),
      ...checkout.memberData,
      ...legacyUsers.data,
      ...journal.data,
      ...member.data,
      ...contact.data,
      ...mailing.data,
      // Found through their lead, so before it.
      analytics.data,
      ...leads.data,
      createJobsData(database),
    ],
    contentVersion: content.version,
    contentWithdrawals: content.withdrawals,
    contentStatus: content.status,
    scriptureVersion: scripture.version,
    translations: scripture.scripture.translations,
    draft: content.draft,
    readiness: createReadiness({
      ...shared,
      content: content.client,
      contentStatus: content.status,
      translations: scripture.scripture.translations,
      journalKey: journal.checkKey,
      identity,
    }),
    close: closing.close,
  };
  return parts;
}
