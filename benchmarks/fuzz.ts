/**
 * Random requests at every endpoint (`attacks/fuzz.ts`) of the product as built, half on the embedded database and half on
 * PostgreSQL: how many were answered with 500 or above, and what the process holds before and after. `FUZZ` says how many.
 */
import { createTarget } from "../attacks/attack.ts";
import { fuzz } from "../attacks/fuzz.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { below, type Figure, megabytes, perSecond, shown } from "./figure.ts";
import { startSite } from "./site-process.ts";

const requests = Number(process.env.FUZZ ?? 500_000);
const whole = (value: number) => value.toLocaleString("en-US");

/** A proxy is trusted, so that each request comes from an address of its own and no limit per address hides what is behind it. */
const settings = { TRUSTED_PROXIES: "1", WORK_PER_ADDRESS: "0", CONNECTIONS_PER_ADDRESS: "0" };

async function fuzzOn(name: string, count: number, more: Record<string, string>): Promise<Figure[]> {
  const site = await startSite({ ...settings, ...more });
  try {
    const before = site.resident();
    let max = before;
    const watch = setInterval(() => {
      max = Math.max(max, site.resident());
    }, 1000);
    const target = createTarget(site.url, false);
    const { sent, failures, refused, perSecond: rate } = await fuzz(target, count, 14);
    clearInterval(watch);
    return [
      shown(`${name}: requests`, sent, whole),
      shown(`${name}: requests a second`, rate, perSecond),
      shown(`${name}: answered 429`, refused, whole),
      below(`${name}: answered 500 or above, or not at all`, failures, 0, whole),
      shown(`${name}: resident before`, before, megabytes),
      shown(`${name}: resident at most`, max, megabytes),
      shown(`${name}: resident after`, site.resident(), megabytes),
      below(`${name}: errors in the log`, site.output().split('"level":50').length - 1, 0, whole),
    ];
  } finally {
    await site.stop();
  }
}

/** Both at a time: a process uses one processor at most. */
export async function measureFuzz(): Promise<Figure[]> {
  const half = Math.ceil(requests / 2);
  const database = await startPostgres();
  try {
    const halves = [fuzzOn("PGlite", half, {}), fuzzOn("PostgreSQL", half, { DATABASE_URL: database.url })];
    return (await Promise.all(halves)).flat();
  } finally {
    await database.stop();
  }
}
