import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Clock } from "../clock.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { ReadyMail } from "./message.ts";

const address = z.object({ name: z.string().optional(), address: z.string() });
const storedMail = z.object({
  id: z.string(),
  at: z.string(),
  from: address,
  to: address,
  replyTo: address.optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  messageId: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});
export type StoredMail = z.infer<typeof storedMail>;

export interface Mailbox {
  /** Resolves once the message is on disk; a repeated message id is stored once. */
  save(mail: ReadyMail): Promise<void>;
  /** Newest first. */
  list(limit?: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  /** Those that were stored before then by the machine's own clock, and drafts that a crash left behind. */
  eraseBefore(moment: Date): Promise<void>;
}

const idPattern = /^[0-9a-f]{40}$/;
/** The same message has the same id, so the file system itself rejects duplicates. */
const idOf = (messageId: string) => createHash("sha256").update(messageId).digest("hex").slice(0, 40);

/** One JSON file for each message in `mailbox/` of the data folder; its time is the file's. */
export function createMailbox({ dataDir, clock }: { dataDir: string; clock: Clock }): Mailbox {
  const folder = path.join(dataDir, "mailbox");
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  // One sync of the folder serves all messages that were put into it meanwhile.
  const syncFolder = createGroupCommit<string>(async () => {
    const handle = await fs.open(folder, "r");
    await handle.sync().finally(() => handle.close());
  });

  async function read(id: string): Promise<StoredMail | undefined> {
    try {
      return storedMail.parse(JSON.parse(await fs.readFile(fileOf(id), "utf8")));
    } catch {
      // Deleted, or not a message file: the mailbox is for viewing only.
      return undefined;
    }
  }

  return {
    async save(mail) {
      const now = clock.now();
      const id = idOf(mail.messageId);
      const text = JSON.stringify({ ...mail, id, at: now.toISOString() }, null, 2);
      await writeOnce(fileOf(id), text, now).catch(async (error) => {
        if (error.code !== "ENOENT") throw error;
        await fs.mkdir(folder, { recursive: true });
        await writeOnce(fileOf(id), text, now);
      });
      await syncFolder(id);
    },
    async list(limit = 200) {
      const names = await fs.readdir(folder).catch(() => []);
      const ids = names.map((name) => name.replace(/\.json$/, "")).filter((id) => idPattern.test(id));
      const timed = await Promise.all(
        ids.map(async (id) => ({ id, at: (await fs.stat(fileOf(id)).catch(() => undefined))?.mtimeMs ?? 0 })),
      );
      const newest = timed.sort((a, b) => b.at - a.at).slice(0, limit);
      const mails = (await Promise.all(newest.map(({ id }) => read(id)))).filter(
        (mail) => mail !== undefined,
      );
      return mails.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    },
    find: async (id) => (idPattern.test(id) ? read(id) : undefined),
    async eraseBefore(moment) {
      for (const name of await fs.readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const stored = await fs.stat(file).catch(() => undefined);
        // The change time: the other one is the site's, which may have been moved.
        if (stored?.isFile() && stored.ctime < moment) await fs.rm(file, { force: true });
      }
    },
  };
}

/** Whole or not at all, still there after a power cut, and nothing when the file exists already. */
async function writeOnce(file: string, text: string, time: Date): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  const handle = await fs.open(draft, "wx");
  try {
    await handle.writeFile(text);
    await handle.utimes(time, time);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await fs.link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await fs.unlink(draft);
  }
}
