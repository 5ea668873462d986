import { hash, randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Purge } from "../../platform/cdn/purge-call.ts";
import type { KnownQuestion, QuestionStore } from "../../platform/cdn/question-store.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Reads } from "../page-cache/reads.ts";

export const purgeKind = "cdn.purge";

/** Keys that many answers share. */
export const sharedKeys = {
  /** Every page: for a new build. */
  pages: "pages",
  /** Pages of the day. */
  day: "day",
  /** What is made anew for each version of the content: feeds, sitemaps, results of a search. */
  content: "content",
  media: "media",
} as const;

interface SurrogateKeysOptions {
  store: Pick<QuestionStore, "load" | "save" | "trim">;
  jobs: Pick<Jobs, "add">;
  log: Pick<Log, "warn">;
  contentVersion(): string;
  withdrawals(): number;
  /** A hash of the content's answer as it is now. */
  answerTo(question: string): Promise<string>;
  maxQuestions?: number;
  /** Files saved together are one publish. */
  debounceMs?: number;
  retryMs?: number;
}

/** Of more changes than these all pages are dropped: it is less work for everybody. */
const maxKeys = 1_000;
const saveMs = 1_000;
/** Questions that are asked again before readers have their turn. */
const perTurn = 50;

/** Case does not count for Cloudflare. */
const keyOf = (question: string) => hash("sha256", question, "hex").slice(0, 12);

/**
 * A page's surrogate keys are the questions it asked the content. After a publish each question that a page in the CDN has
 * asked is asked again, and the keys of those with another answer are purged: by a job, so that it is not forgotten.
 * Questions are also rows, for pages that another process sent.
 */
export function createSurrogateKeys({
  store,
  jobs,
  log,
  contentVersion,
  withdrawals,
  answerTo,
  maxQuestions = 50_000,
  debounceMs = 200,
  retryMs = 5_000,
}: SurrogateKeysOptions) {
  const known = new Map<string, KnownQuestion>();
  const unsaved = new Set<string>();
  const changed = new Set<string>();
  let hard = false;
  let compared: string | undefined;
  let withdrawn = withdrawals();
  let loadedUntil = new Date(0);
  let syncing: Promise<void> | undefined;
  let timer: { due: number; handle: NodeJS.Timeout } | undefined;
  let isClosed = false;

  function learn(row: KnownQuestion): void {
    const before = known.get(row.key);
    if (before?.answer === row.answer) return;
    if (before) changed.add(row.key);
    known.set(row.key, row);
  }

  /** What others have sent: what this process knows of it is newer, since it has the content. */
  async function load(): Promise<void> {
    // Some overlap, since clocks differ.
    const since = new Date(loadedUntil.getTime() - 60_000);
    const began = new Date();
    for (const row of await store.load(since, maxQuestions)) {
      const mine = known.get(row.key);
      if (!mine) known.set(row.key, row);
      else if (mine.answer !== row.answer) changed.add(row.key);
    }
    loadedUntil = began;
  }

  async function compare(): Promise<void> {
    const version = contentVersion();
    if (version === compared) return;
    await load();
    let count = 0;
    for (const { key, question, answer } of [...known.values()]) {
      const now = await answerTo(question);
      if (now !== answer) {
        learn({ key, question, answer: now });
        unsaved.add(key);
      }
      if (++count % perTurn === 0) await nextTurn();
    }
    changed.add(sharedKeys.content);
    if (withdrawn !== withdrawals()) {
      withdrawn = withdrawals();
      hard = true;
      changed.add(sharedKeys.media);
    }
    compared = version;
  }

  async function syncOnce(): Promise<void> {
    await compare();
    const keys = [...changed];
    if (keys.length > 0) {
      const payload: Purge = { keys: keys.length > maxKeys ? Object.values(sharedKeys) : keys, hard };
      // Before the answers are saved: a purge that is done twice does no harm.
      await jobs.add({ kind: purgeKind, key: randomUUID(), payload });
      for (const key of keys) changed.delete(key);
      hard = false;
    }
    const rows = [...unsaved].map((key) => known.get(key)!);
    await store.save(rows);
    for (const { key, answer } of rows) if (known.get(key)?.answer === answer) unsaved.delete(key);
  }

  function schedule(ms: number): void {
    const due = Date.now() + ms;
    if (isClosed || (timer && timer.due <= due)) return;
    clearTimeout(timer?.handle);
    timer = { due, handle: setTimeout(() => void sync(), ms).unref() };
  }

  function sync(): Promise<void> {
    timer = undefined;
    syncing ??= syncOnce()
      .then(
        () => {
          if (compared !== contentVersion() || changed.size > 0) schedule(debounceMs);
          else if (unsaved.size > 0) schedule(saveMs);
        },
        (error) => {
          log.warn({ err: error }, "the CDN could not be told of what changed; trying again");
          schedule(retryMs);
        },
      )
      .finally(() => {
        syncing = undefined;
      });
    return syncing;
  }

  return {
    /** The keys of a page with these questions; undefined when there are more than are remembered. */
    keysOf(reads: Reads): string[] | undefined {
      const keys: string[] = [];
      for (const [question, answer] of reads) {
        const key = keyOf(question);
        if (!known.has(key) && known.size >= maxQuestions) return undefined;
        if (known.get(key)?.answer !== answer) {
          learn({ key, question, answer });
          unsaved.add(key);
          schedule(changed.size > 0 ? debounceMs : saveMs);
        }
        keys.push(key);
      }
      return keys;
    },
    published: () => schedule(debounceMs),
    async start(): Promise<void> {
      await store.trim(maxQuestions).catch(() => {});
      await sync();
    },
    async close(): Promise<void> {
      clearTimeout(timer?.handle);
      await syncing;
      if (unsaved.size > 0 || changed.size > 0) await sync();
      isClosed = true;
      clearTimeout(timer?.handle);
    },
  };
}
