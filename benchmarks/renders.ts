/** How fast uncached pages are rendered, and how long a reader waits under a steady load of cached pages. */
import { Agent, request } from "node:http";
import autocannon from "autocannon";
import { sendRequest } from "../tests/support/server.ts";
import { atLeast, below, type Figure, median, milliseconds, perSecond } from "./figure.ts";
import { mainPages, manyPages } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

const atOnce = 8;
const longestMs = 5000;
const rounds = 3;

/** Moving the clock by nothing makes the page cache forget everything. */
async function forgetPages(url: string): Promise<void> {
  const { status } = await sendRequest(url, "/dev/clock", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs: 0 }),
  });
  if (status !== 200) throw new Error(`POST /dev/clock answered ${status}; the page cache was not emptied.`);
}

export function fetchPage(url: string, path: string, agent: Agent): Promise<void> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} answered ${response.statusCode}.`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Each page once, a few at a time; stops early rather than run long. */
async function renderAll(url: string, paths: readonly string[]): Promise<{ rate: number; p99Ms: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const latencies: number[] = [];
  const began = performance.now();
  let next = 0;
  const work = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const sentAt = performance.now();
      if (sentAt - began > longestMs) return;
      await fetchPage(url, path, agent);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  const rate = (latencies.length * 1000) / (performance.now() - began);
  latencies.sort((a, b) => a - b);
  return { rate, p99Ms: latencies[Math.floor((latencies.length - 1) * 0.99)]! };
}

const requestsPerRound = 200;

/** Requests per second, one at a time. */
export async function oneAtATime(url: string, pathOf: (nth: number) => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const began = performance.now();
  for (let nth = 0; nth < requestsPerRound; nth++) await fetchPage(url, pathOf(nth), agent);
  agent.destroy();
  return (requestsPerRound * 1000) / (performance.now() - began);
}

let uncached = 0;

/**
 * The address of an article with a language that is not there, another each time: the same page, and in no cache. Emptying
 * the cache by moving the clock would also start what waits for a time.
 */
export const uncachedAddress = (article: string): string => `${article}?with=none-${uncached++}`;

async function renderOne(url: string, article: string): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++)
    rates.push(await oneAtATime(url, () => uncachedAddress(article)));
  // The first round warms the server up.
  return median(rates.slice(1));
}

/** A steady stream that a busy day might bring, over all the main pages; waiting counts from when a request was due. */
async function steadyLoad(url: string, pages: { path: string }[], perSecondWanted: number): Promise<number> {
  const result = await autocannon({
    url: url.replace("localhost", "127.0.0.1"),
    requests: pages,
    connections: 16,
    overallRate: perSecondWanted,
    duration: longestMs / 1000,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error("Some requests of the steady load failed.");
  return result.latency.p99;
}

export async function measureRenders(site: Site): Promise<Figure[]> {
  const paths = await manyPages(site.url);
  const results = [];
  for (let round = 0; round < rounds; round++) {
    await forgetPages(site.url);
    results.push(await renderAll(site.url, paths));
  }
  const main = await mainPages(site.url);
  const warm = await renderOne(site.url, main.find(({ name }) => name === "article en-US")!.path);
  const pages = main.map(({ path }) => ({ path }));
  // Cache each page first, since cached pages are being measured.
  for (const { path } of pages) await sendRequest(site.url, path);
  const steady = 1000;
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) waits.push(await steadyLoad(site.url, pages, steady));
  return [
    atLeast(
      `pages rendered (${paths.length} different ones, nothing cached)`,
      median(results.map(({ rate }) => rate)),
      150,
      perSecond,
    ),
    below(`p99 of those, ${atOnce} at once`, median(results.map(({ p99Ms }) => p99Ms)), 120, milliseconds),
    atLeast("one warm article rendered, one at a time", warm, 250, perSecond),
    below(`p99 of cached pages at ${perSecond(steady)}`, median(waits), 50, milliseconds),
  ];
}
