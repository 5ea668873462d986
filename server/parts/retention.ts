import type { Log } from "../../platform/log.ts";

/** What is erased once it is old, by the name of what it is (docs/retention.md). */
export type Sweeps = Record<string, (isOver: () => boolean) => Promise<unknown>>;

const hourMs = 60 * 60_000;
/** Readers come first: the first sweep waits until the start is over, and a process that ends every day still sweeps. */
const firstMs = 60_000;

/** Every hour, one after the other; what one of them cannot do now is tried again in an hour. */
export function startRetention(sweeps: Sweeps, log: Pick<Log, "error">, waits = { firstMs, hourMs }) {
  let closed = false;
  let running: Promise<void> | undefined;
  async function sweepAll(): Promise<void> {
    for (const [what, sweep] of Object.entries(sweeps)) {
      if (closed) return;
      await sweep(() => closed).catch((error) =>
        log.error({ err: error, what }, "what is past its retention could not be erased"),
      );
    }
  }
  const sweep = () => {
    running ??= sweepAll().finally(() => {
      running = undefined;
      timer = closed ? undefined : setTimeout(sweep, waits.hourMs).unref();
    });
  };
  let timer: NodeJS.Timeout | undefined = setTimeout(sweep, waits.firstMs).unref();
  return {
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
