import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import type { ReadyMail } from "./message.ts";

const address = z.object({ name: z.optional(z.string()), address: z.string() });
const keptMail = z.object({
  id: z.string(),
  at: z.string(),
  from: address,
  to: address,
  replyTo: z.optional(address),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  messageId: z.string(),
});
export type KeptMail = z.infer<typeof keptMail>;

export interface Mailbox {
  keep(mail: ReadyMail): Promise<KeptMail>;
  /** Newest first. */
  list(limit?: number): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
}

const idPattern = /^\d{14}-[0-9a-f-]{36}$/;

/** One JSON file for each message in `mailbox/` of the data folder, named so that file names sort by time. */
export function createMailbox({ dataDir, clock }: { dataDir: string; clock: Clock }): Mailbox {
  const folder = path.join(dataDir, "mailbox");
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  async function read(id: string): Promise<KeptMail | undefined> {
    try {
      return keptMail.parse(JSON.parse(await fs.readFile(fileOf(id), "utf8")));
    } catch {
      // Gone, or not one of ours: a mailbox is looked at, never relied on.
      return undefined;
    }
  }

  return {
    async keep(mail) {
      const at = clock.now().toISOString();
      const id = `${at.replace(/\D/g, "").slice(0, 14)}-${randomUUID()}`;
      const kept: KeptMail = { ...mail, id, at };
      await fs.mkdir(folder, { recursive: true });
      await writeDurably(fileOf(id), JSON.stringify(kept, null, 2));
      return kept;
    },
    async list(limit = 200) {
      const names = await fs.readdir(folder).catch(() => []);
      const ids = names.map((name) => name.replace(/\.json$/, "")).filter((id) => idPattern.test(id));
      const newest = ids.sort().reverse().slice(0, limit);
      const mails = (await Promise.all(newest.map(read))).filter((mail) => mail !== undefined);
      return mails.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    },
    find: async (id) => (idPattern.test(id) ? read(id) : undefined),
  };
}

/** Whole or not at all, and still there after a power cut. */
async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await fs.open(draft, "wx");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.rename(draft, file);
  const folder = await fs.open(path.dirname(file), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
