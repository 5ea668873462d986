import path from "node:path";
import type { Hono } from "hono";
import { premiumRole, productSegment } from "../contracts/site.ts";
import { createBearerVerifier, type VerifyBearer } from "../platform/bearer.ts";
import { type Clock, createMovableClock, type MovableClock, systemClock } from "../platform/clock.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createMailer, type Mailer } from "../platform/mail/mailer.ts";
import { createContactApp } from "../services/contact/app.ts";
import { createContactClient } from "../services/contact/client.ts";
import { createMailSweep } from "../services/contact/mail-sweep.ts";
import { createContactStore } from "../services/contact/store.ts";
import { createContentApp } from "../services/content/app.ts";
import { createContentClient } from "../services/content/client.ts";
import { createContentHooks } from "../services/content/hooks.ts";
import { loadContent } from "../services/content/load.ts";
import { createMediaApp } from "../services/content/media-app.ts";
import { createMediaVariants } from "../services/content/media-variants.ts";
import { watchContent } from "../services/content/watch.ts";
import { createLeadsApp } from "../services/leads/app.ts";
import { createLeadsClient } from "../services/leads/client.ts";
import { createLeadsStore } from "../services/leads/store.ts";
import { createScriptureApp } from "../services/scripture/app.ts";
import { createScriptureClient, type ScriptureClient } from "../services/scripture/client.ts";
import { loadModules, swordFolders } from "../services/scripture/load.ts";
import { createScripture } from "../services/scripture/service.ts";
import { createSearchApp } from "../services/search/app.ts";
import { createSearchClient } from "../services/search/client.ts";
import { createIndexKeeper } from "../services/search/keeper.ts";
import type { SiteServices } from "../site/context.ts";
import { fixedPaths } from "../site/pages.ts";
import type { Config } from "./config.ts";
import { composeIdentity, type LaterIdentity, makeLater } from "./identity-mount.ts";
import { createPublishedApp } from "./published/app.ts";
import { createShareCards } from "./published/share-cards/app.ts";

export interface Check {
  name: string;
  ok: boolean;
}

export interface Parts {
  config: Config;
  clock: Clock | MovableClock;
  log: Log;
  site: Omit<SiteServices, "settings">;
  apps: {
    content?: Hono;
    media?: Hono;
    hooks: Hono;
    scripture: Hono;
    search: Hono;
    contact: Hono;
    published: Hono;
    leads?: Hono;
  };
  mailer: Mailer;
  /** The embedded OpenID provider; undefined when OIDC_AUTHORITY names another. */
  identity: LaterIdentity | undefined;
  /** Whom an access token speaks for, whichever provider issued it. */
  verifyBearer: VerifyBearer;
  contentVersion(): string;
  readiness(): Promise<Check[]>;
  close(): Promise<void>;
}

/** With a remote CMS whose webhook may be lost, an answer is made again after this long. */
export const remoteFreshMs = 60_000;

const embedded = "http://embedded.invalid";

async function composeScripture(config: Config, log: Log) {
  const { modules, skipped } = await loadModules({
    swordPaths: swordFolders(config.dataDir, config.SWORD_PATH),
    cacheDir: path.join(config.dataDir, "scripture"),
  });
  for (const { module, reason } of skipped) log.warn({ module }, `a SWORD module is not used: ${reason}`);
  if (!modules.some(({ translation }) => translation.language === "es")) {
    log.error(
      "no Spanish translation was found: Spanish pages show the English text and say so (see services/scripture/README.md)",
    );
  }
  const scripture = createScripture({ modules });
  const app = createScriptureApp(scripture, log);
  const client = createScriptureClient({ fetch: (request) => app.fetch(request), baseUrl: embedded });
  return { scripture, app, client };
}

/** Members' tokens name the member service as their audience. */
function composeBearer(config: Config, issuer: string, clock: Clock, log: Log) {
  const audience = `${config.ORIGIN}/${productSegment(config.SITE_NAME)}/api/v2`;
  return createBearerVerifier({ issuer, audience, clock, log });
}

type ContentOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  watch: boolean;
  scripture: ReturnType<typeof createScripture>;
  authorize: VerifyBearer;
};

async function composeContent({ config, clock, log, watch, scripture, authorize }: ContentOptions) {
  if (config.CONTENT_URL) {
    let published = 0;
    const client = createContentClient({
      fetch,
      baseUrl: config.CONTENT_URL,
      clock,
      log,
      ...(config.CONTENT_API_KEY ? { apiKey: config.CONTENT_API_KEY } : {}),
    });
    client.onChange(() => published++);
    return { client, version: () => String(published), close() {} };
  }
  const options = {
    root: config.contentDir,
    cacheDir: path.join(config.dataDir, "content"),
    resolveReference: scripture.parseReference,
    knownPaths: fixedPaths,
    includeDrafts: Boolean(config.CONTENT_API_KEY),
  };
  let index = await loadContent(options);
  const client = createContentClient({
    fetch: (request) => app.fetch(request),
    baseUrl: embedded,
    clock,
    log,
    cache: { ttlMs: 0 },
  });
  const app = createContentApp({
    index: () => index,
    log,
    premiumRole: premiumRole(config.SITE_NAME),
    authorize,
    ...(config.CONTENT_API_KEY ? { apiKey: config.CONTENT_API_KEY } : {}),
  });
  const watching = watch
    ? watchContent({
        ...options,
        log,
        version: index.version,
        onLoad(loaded) {
          index = loaded;
          client.invalidate("all");
        },
      })
    : undefined;
  return {
    client,
    app,
    media: createMediaApp({
      index: () => index,
      variants: createMediaVariants({ folder: path.join(config.dataDir, "media-cache"), log }),
    }),
    version: () => index.version,
    close: () => watching?.close(),
  };
}

type Reading = { content: Awaited<ReturnType<typeof composeContent>>; scripture: ScriptureClient };

/** A picture of the content's: from the embedded media app, or from where the CMS keeps it. */
const pictureReader =
  (config: Config, media: Hono | undefined) =>
  async (url: string): Promise<Uint8Array | undefined> => {
    const response = media
      ? await media.request(url)
      : await fetch(new URL(url, config.CONTENT_URL), { signal: AbortSignal.timeout(5000) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };

function composePublished(config: Config, clock: Clock, { content, scripture }: Reading): Hono {
  const shareCards = createShareCards({
    content: content.client,
    scripture,
    clock,
    siteName: config.SITE_NAME,
    folder: path.join(config.dataDir, "share-cards"),
    readPicture: pictureReader(config, content.media),
  });
  const app = createPublishedApp({
    content: content.client,
    scripture,
    clock,
    contentVersion: content.version,
    ...(config.CONTENT_URL ? { freshForMs: remoteFreshMs } : {}),
    origin: config.ORIGIN,
    siteName: config.SITE_NAME,
    hidden: config.ENVIRONMENT === "Staging",
    adsTxt: config.ADS_TXT,
  });
  return app.route("/", shareCards);
}

async function composeLeads(config: Config, clock: Clock, log: Log) {
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, log });
  if (config.LEADS_URL) {
    const baseUrl = config.LEADS_URL === "off" ? undefined : config.LEADS_URL;
    return { database, client: createLeadsClient({ fetch, baseUrl, log }) };
  }
  const app = createLeadsApp({ store: await createLeadsStore({ database, clock }), clock, log });
  const client = createLeadsClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { database, app, client };
}

type SearchParts = {
  content: SiteServices["content"];
  scripture: SiteServices["scripture"];
  clock: Clock;
  log: Log;
};

function composeSearch({ content, scripture, clock, log }: SearchParts) {
  const keeper = createIndexKeeper({ content, log });
  const app = createSearchApp({ keeper, bible: scripture, clock, log });
  const client = createSearchClient({ fetch: (request) => app.fetch(request), baseUrl: embedded });
  return { keeper, app, client };
}

type ContactParts = { config: Config; database: Database; mailer: Mailer; clock: Clock; log: Log };

async function composeContact({ config, database, mailer, clock, log }: ContactParts) {
  const store = await createContactStore({ database, clock });
  const sweep = createMailSweep({ store, mailer, to: config.CONTACT_TO, siteName: config.SITE_NAME, log });
  const app = createContactApp({ store, onStored: () => void sweep.run(), clock, log });
  const client = createContactClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { sweep, app, client };
}

/** Builds every part, embedded or remote, and hands each what it needs. The only place that knows them all. */
export async function composeServices(config: Config, log: Log, { watch = false } = {}): Promise<Parts> {
  const clock = config.production ? systemClock : createMovableClock();
  const leadsReady = composeLeads(config, clock, log);
  // Whatever fails first is told; the other must not be left as an unhandled rejection.
  leadsReady.catch(() => {});
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    dataDir: config.dataDir,
    from: config.MAIL_FROM,
    clock,
    log,
  });
  const identity = config.OIDC_AUTHORITY
    ? undefined
    : makeLater(async () => {
        const { database } = await leadsReady;
        return composeIdentity({ config, database, mailer, clock, log });
      });
  const verifyElsewhere = config.OIDC_AUTHORITY && composeBearer(config, config.OIDC_AUTHORITY, clock, log);
  const authorize: VerifyBearer = async (request) => {
    if (!request.headers.has("authorization")) return null;
    return verifyElsewhere ? verifyElsewhere(request) : ((await identity?.())?.verifyBearer(request) ?? null);
  };
  const { scripture, app, client } = await composeScripture(config, log);
  const content = await composeContent({ config, clock, log, watch, scripture, authorize }).catch(
    async (error) => {
      await leadsReady.then(({ database }) => database.close()).catch(() => {});
      throw error;
    },
  );
  const leads = await leadsReady;
  // In production a provider that cannot run stops the start, before anybody meets it.
  if (config.production) {
    await identity?.().catch(async (error) => {
      content.close();
      await leads.database.close();
      throw error;
    });
  }
  const search = composeSearch({ content: content.client, scripture: client, clock, log });
  search.keeper.start();
  const contact = await composeContact({ config, database: leads.database, mailer, clock, log });
  contact.sweep.start();
  return {
    config,
    clock,
    log,
    site: {
      content: content.client,
      scripture: client,
      leads: leads.client,
      search: search.client,
      contact: contact.client,
      now: () => clock.now(),
    },
    apps: {
      ...(content.app ? { content: content.app, media: content.media } : {}),
      hooks: createContentHooks({
        secret: config.CONTENT_WEBHOOK_SECRET,
        onPublish: (ids) => content.client.invalidate(ids),
      }),
      scripture: app,
      published: composePublished(config, clock, { content, scripture: client }),
      search: search.app,
      contact: contact.app,
      ...(leads.app ? { leads: leads.app } : {}),
    },
    mailer,
    identity,
    verifyBearer: authorize,
    contentVersion: content.version,
    async readiness() {
      const database = await leads.database.ping().then(
        () => true,
        () => false,
      );
      const contentReady = await content.client.list({ take: 1 }).then(
        (list) => list.total > 0,
        () => false,
      );
      return [
        { name: "database", ok: database },
        { name: "content", ok: contentReady },
        { name: "scripture", ok: scripture.translations().length > 0 },
      ];
    },
    async close() {
      search.keeper.close();
      await contact.sweep.close();
      await identity?.ifMade()?.then(
        (made) => made.close(),
        () => {},
      );
      mailer.close();
      content.close();
      await leads.database.close();
    },
  };
}
