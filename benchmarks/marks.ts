/** Members' marks as they are made: stored before they are answered, on the embedded database and on PostgreSQL. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { openDatabase } from "../platform/database/database.ts";
import { prepareMarks, sendMarks, wrongMarks } from "../tests/durability/member-marks.ts";
import { spawnServer } from "../tests/durability/server-process.ts";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { below, type Figure, milliseconds, perSecond, shown } from "./figure.ts";

interface Place {
  url: string | undefined;
  dataDir: string;
}

const sides = 16;
const measuredMs = 4_000;
const members = 4_000;

/** Measures for a few seconds, kills the server with marks in flight, and checks what was stored. */
async function measureOn(name: string, place: Place): Promise<Figure[]> {
  const server = spawnServer(place, "member-server.ts");
  try {
    const port = await server.port;
    const warm = await prepareMarks({ port, prefix: "warm", members: 100, sides });
    const first = await sendMarks(warm, { port, sides }, () => false);
    const marks = await prepareMarks({ port, prefix: "measured", members, sides });
    const began = performance.now();
    let tookMs = 0;
    let killed: Promise<void> | undefined;
    const sent = await sendMarks(marks, { port, sides }, () => {
      const ms = performance.now() - began;
      if (ms < measuredMs) return false;
      tookMs ||= ms;
      killed ??= server.kill();
      return true;
    });
    tookMs ||= performance.now() - began;
    await killed;
    await server.kill();
    const database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
    const wrong = await wrongMarks(database, [...first.acknowledged.keys(), ...sent.acknowledged.keys()]);
    await database.close();
    const sorted = sent.latencies.toSorted((a, b) => a - b);
    const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    const count = (value: number) => String(value);
    return [
      shown(
        `${name}: marks stored and answered, ${sides} at a time`,
        (sent.acknowledged.size / tookMs) * 1000,
        perSecond,
      ),
      shown(`${name}: a mark, median`, percentile(0.5), milliseconds),
      below(`${name}: a mark, p99`, percentile(0.99), 250, milliseconds),
      shown(`${name}: marks in flight when the server was killed`, sent.cut.size, count),
      below(`${name}: marks lost or doubled by it`, wrong.length, 0, count),
    ];
  } finally {
    await server.kill();
  }
}

export async function measureMarks(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-marks-"));
  cpSync(await ensurePgliteTemplate(), path.join(dataDir, "postgres"), { recursive: true });
  const embedded = await measureOn("PGlite", { url: undefined, dataDir });
  const database = await startPostgres();
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", { url: database.url, dataDir }))];
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
