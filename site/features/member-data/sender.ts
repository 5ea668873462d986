import type { OutboxEntry } from "./outbox.ts";

interface SenderParts {
  /** Who is signed in now. */
  member(): string | undefined;
  /** The oldest entry of the member who is signed in now; nothing when there is none or no network. */
  next(): OutboxEntry | undefined;
  send(entry: OutboxEntry): Promise<Response>;
  resolveEntry(entry: OutboxEntry, outcome: "sent" | "refused"): void;
  /** Runs later, unless something else has sent by then. */
  retryIn(milliseconds: number): void;
  /** One tab sends at a time. */
  alone(work: () => Promise<void>): Promise<void>;
}

const firstWaitMs = 2000;
const longestWaitMs = 5 * 60_000;

/** Retryable statuses; every other refusal is final. */
const isRetryable = (status: number) => status >= 500 || [401, 408, 425, 429].includes(status);

/** Sends what is waiting, in order. What cannot be sent now is tried again, each time after a longer while. */
export function createSender({ member, next, send, resolveEntry, retryIn, alone }: SenderParts) {
  let failures = 0;
  let running: Promise<void> | undefined;
  /** flush() was called since the queue was last read. */
  let isDue = false;

  function takeNext(): OutboxEntry | undefined {
    isDue = false;
    return next();
  }

  function wait(response?: Response): void {
    const retryAfter = Number(response?.headers.get("retry-after")) * 1000;
    const own = Math.min(firstWaitMs * 2 ** failures++, longestWaitMs);
    retryIn(retryAfter > own ? Math.min(retryAfter, longestWaitMs) : own);
  }

  async function sendAll(): Promise<void> {
    for (let entry = takeNext(); entry; entry = takeNext()) {
      const who = member();
      const response = await send(entry).catch(() => undefined);
      // A member who has left sends it at the next sign-in; sending it twice is harmless.
      if (member() !== who) continue;
      if (!response || isRetryable(response.status)) {
        // It is sent with the next token or after the next sign-in, not with the token just refused.
        if (response?.status === 401) isDue = false;
        else wait(response);
        return;
      }
      failures = 0;
      resolveEntry(entry, response.ok ? "sent" : "refused");
      if (!response.ok)
        console.warn(`${entry.method} ${entry.path} was refused with ${response.status} and is given up.`);
    }
  }

  /** Ends when nothing is left that can be sent now. */
  return function flush(): Promise<void> {
    isDue = true;
    running ??= alone(sendAll)
      .finally(() => {
        running = undefined;
      })
      .then(() => (isDue ? flush() : undefined));
    return running;
  };
}
