import { type CdnSettings, createPurgeCall, type Purge } from "../../platform/cdn/purge-call.ts";
import { createQuestionStore } from "../../platform/cdn/question-store.ts";
import { dailyDay, isoDay } from "../../site/i18n/daily.ts";
import { nextMidnight } from "../next-midnight.ts";
import { createAsking, type Reads } from "../page-cache/reads.ts";
import type { ContentPart } from "../parts/content.ts";
import type { Shared } from "../parts/shared.ts";
import { cdnSettings } from "./cdn-settings.ts";
import { createSurrogateKeys, purgeKind, sharedKeys } from "./surrogate-keys.ts";

/** How long a CDN that is told of changes may have a page; a purge that never arrives is made good by its end. */
const life = {
  content: "max-age=86400, stale-while-revalidate=60, stale-if-error=86400",
  daily: "max-age=3600, stale-while-revalidate=60, stale-if-error=86400",
};

const headerNames: Record<CdnSettings["kind"], { keys: string; between: string; life: string }> = {
  fastly: { keys: "surrogate-key", between: " ", life: "surrogate-control" },
  cloudflare: { keys: "cache-tag", between: ",", life: "cdn-cache-control" },
  generic: { keys: "surrogate-key", between: " ", life: "surrogate-control" },
};

/** Vendors take 16 kB; proxies in between often take 4 kB for all headers together. */
const maxKeysLength = 2_000;
/** Processes of the former build may send its pages until then. */
const oldBuildMs = 120_000;
const retryMs = 30_000;

/** Tells a CDN what its answers are made of, and when that has changed. */
export async function composeCdn(shared: Shared, content: ContentPart) {
  const { config, database, clock, jobs, log } = shared;
  const settings = cdnSettings(config);
  if (!settings) return undefined;
  const names = headerNames[settings.kind];
  const purge = createPurgeCall(settings);
  const store = await createQuestionStore(database, clock);
  const surrogates = createSurrogateKeys({
    store,
    jobs,
    log,
    contentVersion: content.version,
    withdrawals: content.withdrawals,
    answerTo: createAsking(content.client, content.version),
  });

  const addMidnight = () => {
    const midnight = new Date(nextMidnight(clock.now()));
    const payload: Purge = { keys: [sharedKeys.day], hard: true };
    return jobs.add({
      kind: purgeKind,
      key: `day ${isoDay(dailyDay(midnight))}`,
      runAt: midnight,
      payload,
    });
  };

  jobs.handle<Purge>(
    purgeKind,
    async ({ key, payload, signal }) => {
      if (key.startsWith("day ")) await addMidnight();
      await purge(payload, signal);
      log.info({ keys: payload.keys.length, hard: payload.hard }, "the CDN was told what changed");
    },
    { concurrency: 1, maxAttempts: 12 },
  );

  const setKeys = (headers: Headers, keys: readonly string[]) =>
    headers.set(names.keys, keys.join(names.between));

  async function purgeFormerBuild(identity: string): Promise<void> {
    if (!(await store.isNewBuild(identity))) return;
    const payload: Purge = { keys: [sharedKeys.pages], hard: false };
    const again = new Date(clock.now().getTime() + oldBuildMs);
    const key = `build ${identity} ${again.toISOString()}`;
    await jobs.add([
      { kind: purgeKind, key, payload },
      { kind: purgeKind, key: `${key} again`, payload, runAt: again },
    ]);
  }

  let stopListening = () => {};
  let retry: NodeJS.Timeout | undefined;

  /** Once the server listens; tried again while the database is away. */
  async function start(identity: string): Promise<void> {
    stopListening();
    stopListening = content.client.onChange(surrogates.published);
    try {
      await surrogates.start();
      await addMidnight();
      await purgeFormerBuild(identity);
    } catch (error) {
      log.warn({ err: error }, "the CDN is not told of changes yet; trying again");
      retry = setTimeout(() => void start(identity), retryMs).unref();
    }
  }

  return {
    markPage(headers: Headers, { reads, daily }: { reads: Reads | undefined; daily: boolean }): void {
      const own = reads ? surrogates.keysOf(reads) : [sharedKeys.content];
      const common = [sharedKeys.pages, ...(daily ? [sharedKeys.day] : [])];
      const keys = [...common, ...(own ?? [sharedKeys.content])];
      const fits = keys.join(" ").length <= maxKeysLength;
      setKeys(headers, fits ? keys : [...common, sharedKeys.content]);
      headers.set(names.life, daily ? life.daily : life.content);
    },
    /** Of everything that is not a page: what caches may share. */
    markAnswer(headers: Headers, path: string): void {
      if (!headers.get("cache-control")?.startsWith("public")) return;
      setKeys(headers, [path.startsWith("/media/") ? sharedKeys.media : sharedKeys.content]);
    },
    start,
    async close(): Promise<void> {
      clearTimeout(retry);
      stopListening();
      await surrogates.close();
    },
  };
}

export type Cdn = NonNullable<Awaited<ReturnType<typeof composeCdn>>>;
