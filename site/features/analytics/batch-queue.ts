import { measurementLimits } from "../../../contracts/analytics.ts";

export interface WireEvent {
  event: string;
  properties: Record<string, string | number | boolean>;
}

interface BatchQueueParts {
  url: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  beacon(url: string, body: URLSearchParams): boolean;
  warn(message: string, reason: unknown): void;
}

const { batchSize, flushMs, requestTimeoutMs } = measurementLimits;
const longestWaitMs = 10 * 60_000;
const maxEntries = 1000;

const bodyOf = (events: WireEvent[]) => new URLSearchParams({ data: JSON.stringify(events) });

/** A fault that the next attempt may not meet: the server's own, too many requests, no connection, no answer in time. */
const mayPass = (status: number) => status === 429 || status >= 500;

/** Events in batches of 50 every 5 seconds, by Mixpanel's rules for what is sent again and what is dropped. */
export function createBatchQueue({ url, fetch, beacon, warn }: BatchQueueParts) {
  let queue: WireEvent[] = [];
  let size: number = batchSize;
  let waitMs: number = flushMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms);
  };

  function backOff(reason: unknown, retryAfterSeconds = 0): void {
    waitMs = Math.min(longestWaitMs, Math.max(waitMs * 2, retryAfterSeconds * 1000));
    warn("Events could not be sent and will be retried.", reason);
  }

  function handleResponse(batch: WireEvent[], { status, headers }: Response): void {
    if (mayPass(status)) {
      backOff(status, Number(headers.get("retry-after")) || 0);
      return;
    }
    if (status === 413 && batch.length > 1) {
      size = Math.max(1, batch.length >> 1);
      return;
    }
    if (status >= 400) warn("Events were refused and dropped.", status);
    else waitMs = flushMs;
    const sent = new Set(batch);
    queue = queue.filter((event) => !sent.has(event));
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const batch = queue.slice(0, size);
    if (batch.length === 0) return;
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      handleResponse(
        batch,
        await fetch(url, { method: "POST", body: bodyOf(batch), signal, credentials: "omit" }),
      );
    } catch (error) {
      backOff(error);
    }
    if (queue.length > 0) plan(waitMs);
  }

  return {
    add(event: WireEvent): void {
      if (queue.length < maxEntries) queue.push(event);
      plan(waitMs);
    },
    /** On page unload, sends unconfirmed events by beacon. Duplicates count as one event. */
    leave(): void {
      while (queue.length > 0 && beacon(url, bodyOf(queue.slice(0, batchSize)))) queue.splice(0, batchSize);
    },
    clear(): void {
      queue = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
