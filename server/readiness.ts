import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { verseProperties } from "../contracts/content-properties.ts";
import { locales } from "../contracts/site.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { outsideRequest } from "../platform/request-context.ts";
import type { ContentClient } from "../services/content/client.ts";
import type { SourceStatus } from "../services/content/source.ts";
import { findDaily } from "../site/features/verses/find-daily.server.ts";
import { dailyDay } from "../site/i18n/daily.ts";
import type { Config } from "./config.ts";

export interface Check {
  name: string;
  ok: boolean;
  /** Without it no page can be read. */
  essential: boolean;
  /** What cannot be served without it. */
  serves: string;
  /** When that began, in milliseconds. */
  since: number;
}

export interface Question extends Omit<Check, "ok" | "since"> {
  /** Throws, or answers false, when the part cannot do its work. */
  run(): unknown;
  /** Asked no more often, and waited for by nobody; without it with every call. */
  everyMs?: number;
}

export interface ReadinessParts {
  config: Pick<Config, "dataDir" | "production" | "SMTP_URL">;
  database: Pick<Database, "ping">;
  content: ContentClient;
  contentStatus(): SourceStatus;
  clock: Clock;
  translations(): readonly unknown[];
  /** Throws when journals cannot be opened with the key that this process has. */
  journalKey(): Promise<void>;
  /** Undefined where pictures are on this machine alone. */
  objectStorage?: (() => Promise<void>) | undefined;
  /** Undefined when another provider knows who people are. */
  identity: (() => Promise<unknown>) | undefined;
  /** Undefined where mail is not sent. */
  mailCheck?: (() => Promise<void>) | undefined;
  partners?: readonly Question[];
  log: Pick<Log, "error" | "warn">;
  answerMs?: number;
  timeoutMs?: number;
}

/** A block of the size that disks are filled in. */
const oneBlock = Buffer.alloc(4096);

export async function writeSomething(dataDir: string): Promise<void> {
  const file = path.join(dataDir, `.write-check-${process.pid}`);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, oneBlock, { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/** Asks what the page of the day asks, in both languages: an answer that no page can use is none. */
async function readsLikeAPage(content: ContentClient, now: Date): Promise<boolean> {
  for (const locale of locales) {
    const verse = await findDaily(content, "verse", dailyDay(now), locale);
    // A library need not have verses.
    if (!verse && (await content.list({ take: 1, locale })).total === 0) return false;
    if (verse) verseProperties.parse(verse.properties);
    if (verse && !verse.cultures[locale.toLowerCase()])
      throw new Error(`the verse of the day has no address in ${locale}`);
  }
  return true;
}

function questionsOf({
  config,
  database,
  content,
  contentStatus,
  clock,
  translations,
  journalKey,
  mailCheck,
  objectStorage,
  identity,
  partners = [],
}: ReadinessParts): Question[] {
  return [
    {
      name: "content",
      essential: true,
      serves: "pages",
      run: () => readsLikeAPage(content, clock.now()),
    },
    {
      name: "content source",
      essential: false,
      serves: "what has been published since the content was last read",
      run: () => {
        const { failure } = contentStatus();
        if (failure !== undefined) throw new Error(failure);
      },
    },
    { name: "scripture", essential: true, serves: "pages", run: () => translations().length > 0 },
    {
      name: "database",
      essential: false,
      serves: "accounts, journals, the newsletter, the contact form, purchases and measurement",
      run: () => database.ping(),
    },
    {
      name: "disk",
      essential: false,
      serves: "data in DATA_DIR: the embedded database, the mailbox, events and scaled pictures",
      run: () => writeSomething(config.dataDir),
    },
    { name: "journal key", essential: false, serves: "journals and prayer lists", run: journalKey },
    {
      name: "mail",
      essential: false,
      serves: "e-mail",
      ...(mailCheck && { everyMs: 60_000 }),
      run: () => {
        if (config.production && !config.SMTP_URL) throw new Error("SMTP_URL is not set");
        return mailCheck?.();
      },
    },
    ...(objectStorage
      ? [
          {
            name: "object storage",
            essential: false,
            serves: "pictures that other machines have scaled: each scales its own meanwhile",
            everyMs: 60_000,
            run: objectStorage,
          },
        ]
      : []),
    ...(identity ? [{ name: "identity", essential: false, serves: "signing in", run: identity }] : []),
    ...partners,
  ];
}

/** An answer that is not there by then is the last one known. */
const answerWithinMs = 80;
/** The first time there is no last one. */
const firstAnswerMs = 2000;
/** Something that has not answered for so long does not work; a busy disk may take seconds for a write. */
const hangsAfterMs = 15_000;
/** What has failed is asked again sooner than what works. */
const retryMs = 15_000;

/** `fetch` says why only in the cause. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.cause instanceof Error && error.message === "fetch failed"
    ? error.cause.message
    : error.message;
}

interface State {
  ok: boolean | undefined;
  since: number;
  startedAt: number;
  running: Promise<void> | undefined;
}

/**
 * Checks that every part works, and answers at once: a part that hangs is known by its last answer until its time is over.
 * The reason for a failure is logged, not sent to the caller.
 */
export function createReadiness(parts: ReadinessParts): () => Promise<Check[]> {
  const { log, answerMs = answerWithinMs, timeoutMs = hangsAfterMs } = parts;
  const checked = questionsOf(parts).map((question) => ({
    question,
    state: {
      ok: undefined,
      since: Date.now(),
      startedAt: Number.NEGATIVE_INFINITY,
      running: undefined,
    } as State,
  }));

  function update({ name, serves }: Question, state: State, ok: boolean, reason?: unknown): void {
    if (!ok && state.ok !== false) log.error({ part: name, reason }, `not served: ${serves}`);
    if (ok && state.ok === false) log.warn({ part: name }, `served again: ${serves}`);
    if (ok !== (state.ok ?? true)) state.since = Date.now();
    state.ok = ok;
  }

  function ask(question: Question, state: State): void {
    const now = performance.now();
    const wait =
      question.everyMs && (state.ok === false ? Math.min(retryMs, question.everyMs) : question.everyMs);
    if (state.running || now - state.startedAt < (wait ?? 0)) return;
    state.startedAt = now;
    state.running = Promise.resolve()
      .then(question.run)
      .then(
        (answer) => update(question, state, answer !== false),
        (error) => update(question, state, false, reasonOf(error)),
      )
      .finally(() => {
        state.running = undefined;
      });
  }

  return async () => {
    outsideRequest(() => {
      for (const { question, state } of checked) ask(question, state);
    });
    const own = checked.filter(({ question }) => question.everyMs === undefined);
    const isFirst = own.some(({ state }) => state.ok === undefined);
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, isFirst ? firstAnswerMs : answerMs);
    await Promise.race([Promise.all(own.map(({ state }) => state.running)), late.promise]);
    clearTimeout(timer);
    return checked.map(({ question, state }) => {
      const hangs = state.running !== undefined && performance.now() - state.startedAt >= timeoutMs;
      if (hangs) update(question, state, false, "it does not answer");
      const { name, essential, serves } = question;
      return { name, essential, serves, ok: state.ok ?? true, since: state.since };
    });
  };
}

/** Pages that need nothing of what is away must not go with it: a load balancer would take them all. */
export function summary(checks: readonly Check[]) {
  const away = checks.filter(({ ok }) => !ok);
  const canServe = !away.some(({ essential }) => essential);
  const status = away.length === 0 ? "ready" : canServe ? "degraded" : "not ready";
  return { status, canServe, away } as const;
}
