import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatchQueue, type WireEvent } from "./batch-queue.ts";

const event = (n: number): WireEvent => ({ event: "page_view", properties: { $insert_id: String(n) } });
const events = (count: number) => Array.from({ length: count }, (_, n) => event(n));

let answers: (Response | Error)[] = [];
let sent: { at: number; ids: string[] }[] = [];
const beacons: string[][] = [];
const warn = vi.fn();
const idsOf = (body: URLSearchParams) =>
  (JSON.parse(body.get("data")!) as WireEvent[]).map(({ properties }) => String(properties.$insert_id));

const make = () =>
  createBatchQueue({
    url: "/collect/track/",
    async fetch(_, { body }) {
      sent.push({ at: Date.now(), ids: idsOf(body as URLSearchParams) });
      const answer = answers.shift() ?? new Response("1");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    beacon: (_, body) => beacons.push(idsOf(body)) > 0,
    warn,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  answers = [];
  sent = [];
  beacons.length = 0;
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

test("batch size 50, flush interval 5000 ms", async () => {
  const queue = make();
  for (const one of events(120)) queue.add(one);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(sent.map(({ at, ids }) => [at, ids.length])).toEqual([
    [5000, 50],
    [10_000, 50],
    [15_000, 20],
  ]);
  expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(120);
});

test.each([
  ["a server's fault", new Response("", { status: 500 })],
  ["too many requests", new Response("", { status: 429 })],
  ["no connection", new TypeError("Failed to fetch")],
  ["no answer within 90000 ms", new DOMException("timed out", "TimeoutError")],
])("%s: the same batch is sent again after twice the interval, and is only logged", async (_, answer) => {
  const queue = make();
  answers = [answer];
  queue.add(event(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual([
    { at: 5000, ids: ["1"] },
    { at: 15_000, ids: ["1"] },
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

test("Retry-After is honoured, the wait doubles up to ten minutes, and a success ends it", async () => {
  const queue = make();
  answers = [
    new Response("", { status: 503, headers: { "retry-after": "60" } }),
    ...Array.from({ length: 5 }, () => new Response("", { status: 500 })),
  ];
  queue.add(event(1));
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent.map(({ at }, n) => at - (sent[n - 1]?.at ?? 0))).toEqual([
    5000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000,
  ]);
  queue.add(event(2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.at(-1)?.ids).toEqual(["2"]);
});

test("413 halves the batch until it fits; a single event that is too large is dropped", async () => {
  const queue = make();
  answers = [413, 413, 200].map((status) => new Response("", { status }));
  for (const one of events(40)) queue.add(one);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.slice(0, 3).map(({ ids }) => ids.length)).toEqual([40, 20, 10]);
  expect(new Set(sent.slice(2).flatMap(({ ids }) => ids)).size).toBe(40);
  answers = [new Response("", { status: 413 })];
  queue.add(event(99));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.filter(({ ids }) => ids.includes("99"))).toHaveLength(1);
});

test("any other refusal drops the batch, and later events are sent", async () => {
  const queue = make();
  answers = [new Response("", { status: 400 })];
  queue.add(event(1));
  await vi.advanceTimersByTimeAsync(5000);
  queue.add(event(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ ids }) => ids)).toEqual([["1"], ["2"]]);
});

test("sent on page hide, in batches, and nothing twice from this page", async () => {
  const queue = make();
  for (const one of events(70)) queue.add(one);
  queue.leave();
  expect(beacons.map((ids) => ids.length)).toEqual([50, 20]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
