import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type DatabasePlace, newMigratedPglitePlace, newPostgresPlace } from "../support/databases.ts";
import { postLead, requestOffers, spawnServer } from "./server-process.ts";

const running: ReturnType<typeof spawnServer>[] = [];
const folders: string[] = [];
const start = (place: DatabasePlace, hang = "") => {
  const server = spawnServer(place, "leads-server.ts", hang);
  running.push(server);
  folders.push(place.dataDir);
  return server;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes from eight clients at once and kills the server after `enough` responses, with others in flight. */
async function writeUntilKilled(
  server: ReturnType<typeof spawnServer>,
  round: number,
  minAcknowledged: number,
) {
  const port = await server.port;
  const acknowledged = new Map<string, KnownLead>();
  let cut = 0;
  let killed: Promise<void> | undefined;
  const write = async (side: number) => {
    for (let count = 0; !killed; count++) {
      const email = `r${round}-s${side}-n${count}@example.com`;
      try {
        const response = await postLead(port, email);
        const lead = await response.json();
        if (response.status === 201) acknowledged.set(email, lead);
      } catch {
        cut++;
      }
      if (acknowledged.size >= minAcknowledged) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, side) => write(side)));
  await killed;
  return { acknowledged, cut };
}

interface KnownLead {
  id: number;
  token: string;
}

/** Of these leads those that their own token does not find. */
async function missingOf(port: number, leads: KnownLead[]): Promise<KnownLead[]> {
  const missing: KnownLead[] = [];
  for (let from = 0; from < leads.length; from += 8) {
    const batch = leads.slice(from, from + 8).map(async (lead) => {
      if ((await requestOffers(port, lead)).status !== 200) missing.push(lead);
    });
    await Promise.all(batch);
  }
  return missing;
}

/** Each start first looks for all that was acknowledged before, then writes on and is killed again. */
async function proveStored(place: DatabasePlace, kills: number) {
  const all = new Map<string, KnownLead>();
  let cut = 0;
  for (let round = 0; ; round++) {
    const server = start(place);
    expect(await missingOf(await server.port, [...all.values()])).toEqual([]);
    if (round === kills) break;
    const result = await writeUntilKilled(server, round, 80 + round * 23);
    for (const [email, lead] of result.acknowledged) all.set(email, lead);
    cut += result.cut;
  }
  expect(all.size).toBeGreaterThanOrEqual(80 * kills);
  expect(cut, "requests in flight when the process was killed").toBeGreaterThan(0);
}

describe("every acknowledged write is there after SIGKILL in the middle of writes and a restart", () => {
  test("on PGlite, three times on one folder", async () => {
    await proveStored(await newMigratedPglitePlace(), 3);
  });

  test("on PostgreSQL", async () => {
    await proveStored(await newPostgresPlace(), 1);
  });
});

test("two processes that start together on one empty PostgreSQL both come up, on one set of tables", async () => {
  const place = await newPostgresPlace();
  const ports = await Promise.all([start(place).port, start(place).port]);
  const lead = await (await postLead(ports[0]!, "ana@example.com")).json();
  expect(lead.id).toBeGreaterThan(0);
  expect((await requestOffers(ports[1]!, lead)).status).toBe(200);
});

describe("the embedded database's folder", () => {
  test("is refused to a second process, in clear words, and the first goes on", async () => {
    const place = await newMigratedPglitePlace();
    const first = start(place);
    const port = await first.port;
    await expect(start(place).port).rejects.toThrow(
      /already open in process \d+ .*Stop that process, set DATA_DIR to another folder, or set DATABASE_URL/,
    );
    expect((await postLead(port, "ana@example.com")).status).toBe(201);
  });

  test("a process killed while it makes the database leaves nothing that stops the next", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-first-"));
    const place = { url: undefined, dataDir };
    const halfWay = path.join("postgres.new", "PG_VERSION");
    const killed = start(place, halfWay);
    await killed.hangs(halfWay);
    await killed.kill();
    expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
    const port = await start(place).port;
    expect((await postLead(port, "ana@example.com")).status).toBe(201);
  });
});
