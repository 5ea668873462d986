/** What one edit costs: how many cached pages it drops, and what readers get from the cache meanwhile. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { readPageCounts } from "../tests/support/page-counts.ts";
import { root, sendRequest } from "../tests/support/server.ts";
import { atLeast, below, type Figure, milliseconds, shown } from "./figure.ts";
import { startSite } from "./site-process.ts";

const sampleSize = 600;
const perSecond = 100;
const seconds = 20;
const article = "/articles/learning-to-wait";
const sentence = "A sentence that an editor has just added.";

const count = (value: number) => value.toFixed(0);
const share = (value: number) => `${(100 * value).toFixed(1)} %`;

async function samplePages(url: string): Promise<string[]> {
  const pathsIn = async (target: string) =>
    [...String((await sendRequest(url, target)).body).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  const all = (await Promise.all((await pathsIn("/sitemap_index.xml")).map(pathsIn))).flat();
  const step = Math.floor(all.length / sampleSize);
  return [...new Set([article, ...all.filter((_path, nth) => nth % step === 0)])].slice(0, sampleSize);
}

async function publishUnderLoad(url: string, pages: readonly string[], file: string) {
  const load = autocannon({
    url: url.replace("localhost", "127.0.0.1"),
    requests: pages.map((page) => ({ path: page })),
    connections: 8,
    overallRate: perSecond,
    duration: seconds,
  });
  await sleep(3000);
  const edited = performance.now();
  writeFileSync(file, `${readFileSync(file, "utf8")}\n\n${sentence}\n`);
  while (!String((await sendRequest(url, article)).body).includes(sentence)) await sleep(50);
  const seenMs = performance.now() - edited;
  const { non2xx, errors, latency } = await load;
  if (non2xx > 0 || errors > 0) throw new Error("Some requests failed while content was published.");
  return { seenMs, p99Ms: latency.p99 };
}

export async function measurePublish(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const site = await startSite({ CONTENT_DIR: folder, WORK_PER_ADDRESS: "0" }).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  try {
    const pages = await samplePages(site.url);
    for (const page of pages) await sendRequest(site.url, page);
    const before = await readPageCounts(site.url);
    const { seenMs, p99Ms } = await publishUnderLoad(
      site.url,
      pages,
      path.join(folder, "articles/learning-to-wait.en-US.md"),
    );
    // Those that nobody has asked for since are compared now.
    for (const page of pages) await sendRequest(site.url, page);
    const after = await readPageCounts(site.url);
    const done = (name: keyof typeof after) => after[name] - before[name];
    const cached = done("hits") + done("restored") + done("confirmed") + done("stale");
    return [
      shown("pages in the cache", before.pages, count),
      below("dropped by one edit of an article", done("dropped"), 30, count),
      shown("compared and still true", done("confirmed"), count),
      atLeast(
        `answered from the cache at ${perSecond} requests a second`,
        cached / (cached + done("rendered")),
        0.98,
        share,
      ),
      shown("p99 meanwhile", p99Ms, milliseconds),
      shown("from the save of the file to the new page", seenMs, milliseconds),
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
