import type { OutboxEntry } from "./outbox.ts";

export interface SenderParts {
  /** The oldest entry of the member who is signed in now; nothing when there is none or no network. */
  next(): OutboxEntry | undefined;
  send(entry: OutboxEntry): Promise<Response>;
  settle(entry: OutboxEntry, outcome: "sent" | "refused"): void;
  /** Runs later, unless something else has sent by then. */
  retryIn(milliseconds: number): void;
  /** One tab sends at a time. */
  alone(work: () => Promise<void>): Promise<void>;
}

const firstWaitMs = 2000;
const longestWaitMs = 5 * 60_000;

/** These say "not now"; every other refusal says "never". */
const isLater = (status: number) => status >= 500 || [401, 408, 425, 429].includes(status);

/** Sends what is waiting, in order. What cannot be sent now is tried again, each time after a longer while. */
export function createSender({ next, send, settle, retryIn, alone }: SenderParts) {
  let failures = 0;
  let running: Promise<void> | undefined;

  function wait(response?: Response): void {
    const asked = Number(response?.headers.get("retry-after")) * 1000;
    const own = Math.min(firstWaitMs * 2 ** failures++, longestWaitMs);
    retryIn(asked > own ? Math.min(asked, longestWaitMs) : own);
  }

  async function sendAll(): Promise<void> {
    for (let entry = next(); entry; entry = next()) {
      const response = await send(entry).catch(() => undefined);
      if (!response || isLater(response.status)) {
        // Somebody who has been signed out meanwhile sends it after the next sign-in.
        if (response?.status !== 401) wait(response);
        return;
      }
      failures = 0;
      settle(entry, response.ok ? "sent" : "refused");
      if (!response.ok)
        console.warn(`${entry.method} ${entry.path} was refused with ${response.status} and is given up.`);
    }
  }

  /** Ends when nothing is left that can be sent now. */
  return function flush(): Promise<void> {
    running ??= alone(sendAll).finally(() => {
      running = undefined;
    });
    return running;
  };
}
