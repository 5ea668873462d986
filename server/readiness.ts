import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { verseProperties } from "../contracts/content-properties.ts";
import { locales } from "../contracts/site.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
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
}

interface Question extends Omit<Check, "ok"> {
  /** Throws, or answers false, when the part cannot do its work. */
  run(): unknown;
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
  /** Undefined when another provider knows who people are. */
  identity: (() => Promise<unknown>) | undefined;
  log: Pick<Log, "error" | "warn">;
}

/** A block of the size that disks are filled in. */
const oneBlock = Buffer.alloc(4096);

async function writeSomething(dataDir: string): Promise<void> {
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
    if (verse && !locales.every((each) => verse.cultures[each.toLowerCase()]))
      throw new Error(`the verse of the day has no address in one of ${locales.join(", ")}`);
  }
  return true;
}

/** Checks that every part works. The reason for a failure is logged, not sent to the caller. */
export function createReadiness({
  config,
  database,
  content,
  contentStatus,
  clock,
  translations,
  journalKey,
  identity,
  log,
}: ReadinessParts): () => Promise<Check[]> {
  const questions: Question[] = [
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
    { name: "journal key", essential: false, serves: "journals", run: journalKey },
    {
      name: "mail",
      essential: false,
      serves: "e-mail",
      run: () => {
        if (config.production && !config.SMTP_URL) throw new Error("SMTP_URL is not set");
      },
    },
    ...(identity ? [{ name: "identity", essential: false, serves: "signing in", run: identity }] : []),
  ];
  const away = new Set<string>();

  return () =>
    Promise.all(
      questions.map(async ({ name, essential, serves, run }) => {
        let reason: unknown;
        const ok = await Promise.resolve()
          .then(run)
          .then(
            (answer) => answer !== false,
            (error) => {
              reason = error instanceof Error ? error.message : error;
              return false;
            },
          );
        if (!ok && !away.has(name)) log.error({ part: name, reason }, `not served: ${serves}`);
        if (ok && away.has(name)) log.warn({ part: name }, `served again: ${serves}`);
        if (ok) away.delete(name);
        else away.add(name);
        return { name, ok, essential, serves };
      }),
    );
}
