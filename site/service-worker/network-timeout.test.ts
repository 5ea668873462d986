import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNetworkTimeout } from "./network-timeout.ts";

const fresh = new Response("fresh");
const never = new Promise<Response>(() => {});
const after = (ms: number, response = fresh) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), ms));

const copyOf = (date: string, expires?: string) =>
  new Response("kept", { headers: { date, ...(expires ? { expires } : {}) } });
const todays = copyOf("Mon, 16 Nov 2026 11:00:00 GMT", "Tue, 17 Nov 2026 05:00:00 GMT");
const yesterdays = copyOf("Sun, 15 Nov 2026 11:00:00 GMT", "Mon, 16 Nov 2026 05:00:00 GMT");
const lastMonths = copyOf("Fri, 16 Oct 2026 11:00:00 GMT");

let timeout: ReturnType<typeof createNetworkTimeout>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-16T12:00:00Z") });
  timeout = createNetworkTimeout();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is shown, and after how long. */
async function shown(network: Promise<Response>, copy: Response | undefined) {
  const start = Date.now();
  const answer = timeout
    .freshOrCached(network, async () => copy)
    .then((response) => ({ response, ms: Date.now() - start }));
  await vi.advanceTimersByTimeAsync(10_000);
  return answer;
}

test("the network's response is used when it arrives in time, else the cached copy", async () => {
  expect(await shown(Promise.resolve(fresh), todays)).toEqual({ response: fresh, ms: 0 });
  expect(await shown(Promise.reject(new TypeError("offline")), todays)).toEqual({ response: todays, ms: 0 });
  expect(await shown(Promise.resolve(new Response(null, { status: 502 })), todays)).toEqual({
    response: todays,
    ms: 0,
  });
});

test("without a cached copy a slow network is waited for, and a failed one rejects", async () => {
  expect(await shown(after(9000), undefined)).toEqual({ response: fresh, ms: 9000 });
  const failed = Promise.reject(new TypeError("offline"));
  await expect(timeout.freshOrCached(failed, async () => undefined)).rejects.toThrow("offline");
});

test("a slow network does not show a stale day when today's page arrives within ten seconds, nor hang when it does not", async () => {
  expect(await shown(after(6000), todays)).toEqual({ response: todays, ms: 1500 });
  expect(await shown(after(6000), yesterdays)).toEqual({ response: fresh, ms: 6000 });
  expect(await shown(after(6000), lastMonths)).toEqual({ response: lastMonths, ms: 4000 });
  expect(await shown(never, yesterdays)).toEqual({ response: yesterdays, ms: 10_000 });
});

test("connected but without data, only the first request is waited for, until the network answers again", async () => {
  expect(await shown(never, todays)).toEqual({ response: todays, ms: 1500 });
  expect(await shown(never, todays)).toEqual({ response: todays, ms: 0 });
  expect(await shown(never, lastMonths)).toEqual({ response: lastMonths, ms: 0 });
  await shown(Promise.resolve(fresh), undefined);
  expect(await shown(after(1000), todays)).toEqual({ response: fresh, ms: 1000 });
  // Nor for ever, where nothing was requested meanwhile.
  await shown(never, todays);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await shown(after(1000), todays)).toEqual({ response: fresh, ms: 1000 });
});

test("which page an address is, is waited for two seconds, and not at all while nothing answers", async () => {
  const answerOf = async (network: Promise<Response>) => {
    const start = Date.now();
    const answer = timeout.soonOrNever(network).then(({ type }) => ({ type, ms: Date.now() - start }));
    await vi.advanceTimersByTimeAsync(3000);
    return answer;
  };
  expect(await answerOf(after(1000))).toEqual({ type: "default", ms: 1000 });
  expect(await answerOf(never)).toEqual({ type: "error", ms: 2000 });
  expect(await answerOf(after(1000))).toEqual({ type: "error", ms: 0 });
  expect(await answerOf(Promise.resolve(new Response(null, { status: 503 })))).toEqual({
    type: "error",
    ms: 0,
  });
});
