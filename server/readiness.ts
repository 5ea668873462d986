import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { ContentClient } from "../services/content/client.ts";
import { openServerKey } from "../services/journal/server-key.ts";
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
  config: Pick<Config, "dataDir" | "JOURNAL_KEYS">;
  database: Pick<Database, "ping">;
  content: Pick<ContentClient, "list">;
  translations(): readonly unknown[];
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

/** Checks that every part works. The reason for a failure is logged, not sent to the caller. */
export function createReadiness({
  config,
  database,
  content,
  translations,
  identity,
  log,
}: ReadinessParts): () => Promise<Check[]> {
  const journalFolder = path.join(config.dataDir, "journal");
  const questions: Question[] = [
    {
      name: "content",
      essential: true,
      serves: "pages",
      run: async () => (await content.list({ take: 1 })).total > 0,
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
      serves: "what is kept in DATA_DIR: the embedded database, the mailbox, events and scaled pictures",
      run: () => writeSomething(config.dataDir),
    },
    {
      name: "journal key",
      essential: false,
      serves: "journals",
      run: () =>
        config.JOURNAL_KEYS ||
        !existsSync(path.join(journalFolder, "journal.key")) ||
        openServerKey(journalFolder),
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
