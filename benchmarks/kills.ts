/**
 * The product as built, killed with SIGKILL at random moments while writes of every kind come in: half of the kills on the
 * embedded database, half on PostgreSQL with two processes that take turns in dying. `KILLS` says how many,
 * `KILLS_ON` on which alone.
 */
import { randomInt } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createTarget } from "../attacks/attack.ts";
import { freePort } from "../scripts/free-ports.mjs";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { makeDataDir, type RunningServer, root, startServer } from "../tests/support/server.ts";
import { type Figure, shown } from "./figure.ts";
import { type Acknowledged, fateFigures, findCast, type Place, startWriters, verify } from "./writes.ts";

const kills = Number(process.env.KILLS ?? 200);
const only = process.env.KILLS_ON;
const whole = (value: number) => value.toLocaleString("en-US");

interface KilledPlace extends Place {
  processes: number;
}

/** Processes on ports of their own, each of which can die and come back. */
async function createFleet({ processes, dataDir, url }: KilledPlace) {
  const ports: number[] = [];
  for (let at = 0; at < processes; at++) ports.push(await freePort());
  const settings = {
    DATA_DIR: dataDir,
    ORIGIN: `http://localhost:${ports[0]}`,
    TRUSTED_PROXIES: "1",
    NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "compile"),
    ...(url ? { DATABASE_URL: url } : {}),
  };
  const start = (at: number) => startServer({ ...settings, PORT: String(ports[at]) });
  const servers: (RunningServer | undefined)[] = [];
  for (let at = 0; at < processes; at++) servers.push(await start(at));
  const targets = ports.map((port) => createTarget(`http://localhost:${port}`, false));
  const alive = () => targets.filter((_, at) => servers[at]);
  return {
    first: targets[0]!,
    alive,
    async kill(at: number) {
      const server = servers[at];
      servers[at] = undefined;
      server?.child.kill("SIGKILL");
      await server?.exit;
      servers[at] = await start(at);
    },
    async stop() {
      for (const server of servers) server?.child.kill("SIGTERM");
      await Promise.all(servers.map((server) => server?.exit));
    },
  };
}

/** A random number of acknowledged writes, and a moment: a busy machine is not killed before it has done anything. */
async function someWrites(acknowledged: readonly Acknowledged[]): Promise<void> {
  const target = acknowledged.length + randomInt(1, 40);
  const until = performance.now() + 20_000;
  while (acknowledged.length < target && performance.now() < until) await sleep(5);
  await sleep(randomInt(0, 60));
}

async function killOn(place: KilledPlace, times: number): Promise<Figure[]> {
  const fleet = await createFleet(place);
  try {
    const cast = await findCast(fleet);
    const writing = startWriters(fleet, cast);
    for (let done = 1; done <= times; done++) {
      await someWrites(writing.acknowledged);
      await fleet.kill(randomInt(place.processes));
      if (done % 10 === 0 || done === 1)
        console.log(`  ${place.name}: ${done} kills, ${writing.acknowledged.length} writes acknowledged`);
    }
    await writing.stop();
    const name = `${place.name}, ${place.processes} at a time`;
    return [
      shown(`${name}: kills`, times, whole),
      shown(`${name}: cut off by a kill`, writing.cut(), whole),
      shown(`${name}: refused`, writing.refused(), whole),
      ...fateFigures(name, cast, await verify(place, fleet, writing.acknowledged)),
    ];
  } finally {
    await fleet.stop();
  }
}

export async function measureKills(): Promise<Figure[]> {
  const half = Math.ceil(kills / 2);
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const shared = makeDataDir();
  const database = await startPostgres();
  try {
    const places: KilledPlace[] = [
      { name: "PGlite", processes: 1, dataDir, url: undefined },
      { name: "PostgreSQL", processes: 2, dataDir: shared.dataDir, url: database.url },
    ];
    const figures: Figure[] = [];
    for (const place of places)
      if (only === undefined || only === place.name) figures.push(...(await killOn(place, half)));
    return figures;
  } finally {
    await database.stop();
    remove();
    shared.remove();
  }
}
