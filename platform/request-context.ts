import { AsyncLocalStorage } from "node:async_hooks";
import { outsideSpans, traceHeaders } from "./tracing.ts";

const requests = new AsyncLocalStorage<string>();

/** Everything that is logged or called meanwhile is known as this request's. */
export const runInRequest = <T>(id: string, run: () => T): T => requests.run(id, run);

export const requestId = (): string | undefined => requests.getStore();

/** For what outlives the request that happened to begin it: a timer, a worker, a connection. */
export const outsideRequest = <T>(run: () => T): T => requests.exit(() => outsideSpans(run));

/** What a call to a service of ours, or to a partner, says about where it came from. */
export function originHeaders(): Record<string, string> {
  const id = requestId();
  return { ...(id ? { "x-request-id": id } : {}), ...traceHeaders() };
}
