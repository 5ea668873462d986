/** Asks another CMS now and then whether it has published anything: a webhook may be lost, or reach another process only. */
import { locales } from "../../contracts/site.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { ContentClient } from "./client.ts";

export interface RemoteWatchOptions {
  content: Pick<ContentClient, "list" | "invalidate" | "onChange">;
  clock: Clock | MovableClock;
  log: Pick<Log, "info" | "warn">;
  everyMs: number;
}

export interface RemoteWatch {
  close(): void;
}

/** Changes that the cheap query misses are picked up after this long. */
const dayMs = 86_400_000;

/**
 * One small question for each language: how much there is, and what was changed last. When the answer is another one it is
 * as if the webhook had come. A CMS that does not answer is asked again at the next turn, and nothing is forgotten.
 */
export function watchRemote({ content, clock, log, everyMs }: RemoteWatchOptions): RemoteWatch {
  const now = () => clock.now().getTime();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let looking = false;
  let known: string | undefined;
  let renewed = now();
  let next = now() + everyMs;
  let own = false;
  let changes = 0;

  async function ask(): Promise<string | undefined> {
    const question = { sort: "updateDate:desc", take: 1, fields: "properties[access]", fresh: true };
    try {
      const lists = await Promise.all(locales.map((locale) => content.list({ ...question, locale })));
      return JSON.stringify(
        lists.map(({ total, items }) => [total, items[0]?.id, items[0]?.updateDate, items[0]?.route.path]),
      );
    } catch (error) {
      log.warn({ err: error }, "the CMS did not say whether it has published anything; it is asked again");
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const found = await ask();
    if (closed || found === undefined) return;
    const isOld = now() - renewed >= dayMs;
    if (found === known && !isOld) return;
    const why = isOld ? "a day has passed" : "the CMS has published something that it did not announce";
    log.info(`content is read again: ${why}`);
    known = found;
    own = true;
    content.invalidate("all");
    own = false;
  }

  /** Read as it is from now on: what is asked before anything else is read cannot be newer than that. */
  async function remember(): Promise<void> {
    renewed = now();
    if (own) return;
    known = undefined;
    const mine = ++changes;
    const found = await ask();
    if (mine === changes) known = found;
  }

  function plan(): void {
    clearTimeout(timer);
    if (!closed && !looking) timer = setTimeout(turn, Math.max(0, next - now())).unref();
  }
  async function turn(): Promise<void> {
    looking = true;
    next = now() + everyMs;
    await look();
    looking = false;
    plan();
  }

  void remember();
  const stopListening = content.onChange(() => void remember());
  if ("onMove" in clock) clock.onMove(plan);
  plan();
  return {
    close() {
      closed = true;
      stopListening();
      clearTimeout(timer);
    },
  };
}
