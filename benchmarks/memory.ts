/** Resident memory of the server process when it has answered for everything there is and is left alone again. */
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { sendRequest } from "../tests/support/server.ts";
import { below, type Figure, megabytes, shown } from "./figure.ts";
import { mainPages, manyPages } from "./site-pages.ts";
import { type Site, startSite } from "./site-process.ts";

/** As long as V8 takes to notice that nothing is going on. */
const pauseMs = 20_000;
/** Pages are compressed, the thread that searches the Bible has ended (a quiet minute), and what is left was given back. */
const restMs = 75_000;

async function askForEverything({ url }: Site): Promise<number> {
  const pages = [...(await mainPages(url)).map(({ path }) => path), ...(await manyPages(url))];
  for (const page of pages) await sendRequest(url, page, { headers: { "accept-encoding": "br" } });
  for (let time = 0; time < 20; time++) await sendRequest(url, "/scripture/api/v1/search?q=water");
  for (let time = 0; time < 20; time++) await sendRequest(url, `/search?q=water+${time}`);
  return pages.length;
}

async function measure(name: string, budget: number, settings: Record<string, string>): Promise<Figure[]> {
  const site = await startSite(settings);
  try {
    const before = site.resident();
    const pages = await askForEverything(site);
    const busy = site.resident();
    await sleep(pauseMs);
    const paused = site.resident();
    await sleep(restMs - pauseMs);
    return [
      shown(`${name}: started`, before, megabytes),
      shown(`${name}: just asked for ${pages} pages and searched`, busy, megabytes),
      shown(`${name}: 20 s after that`, paused, megabytes),
      below(`${name}: at rest, 75 s after that`, site.resident(), budget, megabytes),
    ];
  } finally {
    await site.stop();
  }
}

export async function measureMemory(): Promise<Figure[]> {
  const embedded = await measure("embedded database", 250_000_000, {});
  const database = await startPostgres();
  try {
    return [...embedded, ...(await measure("PostgreSQL", 180_000_000, { DATABASE_URL: database.url }))];
  } finally {
    await database.stop();
  }
}
