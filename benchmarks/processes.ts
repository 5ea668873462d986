/** What several processes on one machine serve, against one: cached pages, pages that must be made, memory. */
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { workerPids } from "../tests/support/workers.ts";
import { generate, readAnswer, startProcess } from "./cache.ts";
import { type Figure, megabytes, milliseconds, perSecond, shown } from "./figure.ts";
import { fetchPage, uncachedAddress } from "./renders.ts";
import { mainPages } from "./site-pages.ts";
import { type Site, startSite } from "./site-process.ts";

const counts = [1, 2, 4];
const durationMs = 4000;
const connections = 32;
const atOnce = 16;

async function cachedPages(site: Site, article: string) {
  const port = Number(new URL(site.url).port);
  // Once for each worker, wherever the connection ends, and again when it has been compressed.
  for (let time = 0; time < 60; time++) await readAnswer(port, article, "identity");
  const { wireBytes } = await readAnswer(port, article, "identity");
  const generator = startProcess("load-generator.ts");
  try {
    const order = { port, path: article, encoding: "identity", connections, answerBytes: wireBytes };
    await generate(generator, { ...order, durationMs: durationMs / 4 });
    return await generate(generator, { ...order, durationMs });
  } finally {
    generator.kill();
  }
}

/** Pages per second that no process has made before. */
async function newPages(site: Site, article: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const run = async (forMs: number) => {
    const began = performance.now();
    let count = 0;
    const work = async () => {
      while (performance.now() - began < forMs) {
        await fetchPage(site.url, uncachedAddress(article), agent);
        count++;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return (count * 1000) / (performance.now() - began);
  };
  await run(durationMs / 2);
  const rate = await run(durationMs);
  agent.destroy();
  return rate;
}

/** A process's own memory, without what it shares with others of the same program. */
const ownBytes = (pid: number): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) * 1024;

export async function measureProcesses(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const database = await startPostgres();
    const site = await startSite({ DATABASE_URL: database.url, PROCESSES: String(count) });
    try {
      const article = (await mainPages(site.url)).find(({ name }) => name === "article en-US")!.path;
      const made = await newPages(site, article);
      const cached = await cachedPages(site, article);
      const name = count === 1 ? "one process" : `${count} processes`;
      const serving = count === 1 ? [site.child.pid!] : workerPids(site.child.pid!);
      figures.push(
        shown(`${name}: cached article`, cached.requestsPerSecond, perSecond),
        shown(`${name}: p99 of those, ${connections} connections at full speed`, cached.p99Ms, milliseconds),
        shown(`${name}: the load generator's own processor share`, cached.processorShare, (share) =>
          share.toFixed(2),
        ),
        shown(`${name}: pages made, ${atOnce} at once`, made, perSecond),
        shown(`${name}: memory of each, the largest`, Math.max(...serving.map(ownBytes)), megabytes),
        ...(count === 1
          ? []
          : [shown(`${name}: memory of the primary`, ownBytes(site.child.pid!), megabytes)]),
      );
    } finally {
      await site.stop();
      await database.stop();
    }
  }
  return figures;
}
