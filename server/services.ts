import type { Hono, MiddlewareHandler } from "hono";
import type { Translation } from "../contracts/scripture.ts";
import { productSegment } from "../contracts/site.ts";
import { createBearerVerifier, type VerifyBearer } from "../platform/bearer.ts";
import { createMovableClock, systemClock } from "../platform/clock.ts";
import { createJobs } from "../platform/jobs/jobs.ts";
import { createJobsData } from "../platform/jobs/member-data.ts";
import { createSharedLimits, memoryLimits } from "../platform/limits/limits.ts";
import type { Log } from "../platform/log.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import type { MemberData } from "../platform/member-data.ts";
import { createOpaqueVerifier } from "../platform/opaque-bearer.ts";
import { partnerFetch } from "../platform/partner-fetch.ts";
import type { SignedTokens } from "../platform/signed-tokens/signed-tokens.ts";
import type { SourceStatus } from "../services/content/source.ts";
import { createRoleStore } from "../services/member/roles.ts";
import type { SiteServices } from "../site/context.ts";
import { type Cdn, composeCdn } from "./cdn/cdn.ts";
import type { Config } from "./config.ts";
import { createDevGuard } from "./dev-guard.ts";
import { requireFinishedPages } from "./launch-check.ts";
import { openMigrated } from "./migrations.ts";
import { partnerQuestions } from "./partner-checks.ts";
import { composeAnalytics } from "./parts/analytics.ts";
import { composeCheckout } from "./parts/checkout.ts";
import { composeContact } from "./parts/contact.ts";
import { type ContentPart, composeContent } from "./parts/content.ts";
import { composeContentHooks } from "./parts/content-hooks.ts";
import type { Mount } from "./parts/embedded.ts";
import { externalDataNote } from "./parts/external-data.ts";
import { composeFeeds } from "./parts/feeds.ts";
import { composeGroups } from "./parts/groups.ts";
import { composeIdentity, type LazyIdentity } from "./parts/identity.ts";
import { composeJournal } from "./parts/journal.ts";
import { closeIfMade, lazy } from "./parts/lazy.ts";
import { composeBibleMinute, composeLeads, type LeadsPart } from "./parts/leads.ts";
import { composeLegacyUsers } from "./parts/legacy-users.ts";
import { createMailWords } from "./parts/mail-words.ts";
import { composeMailing, type MailingPart } from "./parts/mailing.ts";
import { composeMedia } from "./parts/media.ts";
import { composeMember } from "./parts/member.ts";
import { composePush } from "./parts/push.ts";
import { startRetention } from "./parts/retention.ts";
import { composeScripture } from "./parts/scripture.ts";
import { composeSearch } from "./parts/search.ts";
import type { Shared } from "./parts/shared.ts";
import { shareClock } from "./parts/shared-clock.ts";
import { signUpByBox } from "./parts/sign-up-box.ts";
import { moveStudioClock } from "./parts/studio-clock.ts";
import { composeStudioPeople } from "./parts/studio-people.ts";
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
  /** Undefined where no CDN is told of what is published. */
  cdn: Cdn | undefined;
  readiness(): Promise<Check[]>;
  close(): Promise<void>;
}

/** As long as jobs that failed for good. */
const mailboxDays = 90;

/** By setting, a token is a JWT for our audience, an ID token for our client, or opaque. */
function externalBearer(
  config: Config,
  issuer: string,
  { clock, log }: Pick<Shared, "clock" | "log">,
): VerifyBearer {
  // Members' tokens name the member service as their audience.
  const audience = config.OIDC_AUDIENCE?.split(/[\s,]+/) ?? [
    `${config.ORIGIN}/${productSegment(config.PRODUCT_NAME)}/api/v2`,
  ];
  const { OIDC_CLIENT_ID: clientId, OIDC_ROLES_CLAIM: rolesClaim, OIDC_TOKENS: kind } = config;
  const shared = { issuer, rolesClaim, clock, log, fetch: partnerFetch("identity") };
  if (kind === "jwt" || kind === "id")
    return createBearerVerifier({
      ...shared,
      audience: kind === "id" ? clientId : audience,
      isIdToken: kind === "id",
    });
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

/** The embedded database has one process, whose memory will do. */
const composeLimits = async (parts: Pick<Shared, "database" | "clock" | "log">) =>
  parts.database.kind === "pglite"
    ? { rateLimits: memoryLimits(parts.clock), close() {} }
    : createSharedLimits(parts);

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
  const movable = config.production ? undefined : createMovableClock();
  const clock = movable ?? systemClock;
  // The texts are read while the database opens.
  const opening = openMigrated(config, log);
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
    origin: config.ORIGIN,
    dataDir: config.dataDir,
    from: config.MAIL_FROM,
    clock,
    log,
  });
  closing.add(() => mailer.close());
  const scripture = await composeScripture(config, log);
  closing.add(() => scripture.scripture.close());
  const media = composeMedia(config, log);
  if (media) closing.add(() => media.close());
  let verify: VerifyBearer | undefined;
  let tokens: SignedTokens | undefined;
  const verifyBearer: VerifyBearer = async (request) => (await verify?.(request)) ?? null;
  const content = await composeContent({
    config,
    clock,
    log,
    watch,
    scripture: scripture.scripture,
    authorize: verifyBearer,
    media,
    tokens: () => tokens,
  });
  closing.add(() => content.close());
  await requireFinishedPages(content.client, config);
  const database = await opening;
  const sharing = movable && (await shareClock(config, movable, log));
  if (sharing) closing.add(() => sharing.close());
  if (movable) moveStudioClock(config, movable, log);
  const roles = createRoleStore({ database, clock });
  const jobs = await createJobs({ database, clock, log });
  const limits = await composeLimits({ database, clock, log });
  closing.add(() => limits.close());
  const shared: Shared = {
    config,
    database,
    mailer,
    mailWords: createMailWords({ content: content.client, log }),
    clock,
    log,
    verifyBearer,
    roles,
    jobs,
    rateLimits: limits.rateLimits,
  };
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
  tokens = mailing.tokens;
  const leads: LeadsPart = await composeLeads(shared, { ...mailing, content: content.client });
  const search = composeSearch({ content, scripture: scripture.client, clock, log });
  search.indexRefresh.start();
  closing.add(() => search.indexRefresh.close());
  const contact = await composeContact(shared, mailing.tokens);
  const devGuard = createDevGuard(config, limits.rateLimits);
  const checkout = composeCheckout(shared, { ...sources, devGuard });
  const journal = composeJournal(shared);
  const member = composeMember(shared, { content: content.client, identity });
  const groups = composeGroups(shared, { content: content.client, planReaders: member.planReaders });
  const push = composePush(shared, { ...sources, tokens: mailing.tokens, today: member.today });
  const cdn = await composeCdn(shared, content);
  if (cdn) closing.add(() => cdn.close());
  jobs.start();
  closing.add(() => jobs.close());
  const analytics = composeAnalytics(shared, identity, leads.leadOfToken);
  closing.add(() => analytics.close());
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const retention = startRetention(
    {
      events: () => analytics.sweep(),
      leads: async (isOver) => leads.eraseTraces?.(daysAgo(config.EVENTS_DAYS), isOver),
      "contact messages": (isOver) => contact.eraseMailedBefore(daysAgo(config.CONTACT_DAYS), isOver),
      "devices with reminders": push.eraseUnused,
      "marks of free trials": checkout.sweepTrials,
      mailbox: async () => mailer.mailbox?.eraseBefore(new Date(Date.now() - mailboxDays * 86_400_000)),
    },
    log,
  );
  closing.add(() => retention.close());
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
      ...composeStudioPeople(shared, identity),
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
      ...groups.mounts,
      ...push.mounts,
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
      ...groups.data,
      ...member.data,
      ...push.data,
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
    cdn,
    readiness: createReadiness({
      ...shared,
      content: content.client,
      contentStatus: content.status,
      translations: scripture.scripture.translations,
      journalKey: journal.checkKey,
      mailCheck: mailer.check,
      objectStorage: media?.check,
      identity,
      partners: partnerQuestions(config),
    }),
    close: closing.close,
  };
  return parts;
}
