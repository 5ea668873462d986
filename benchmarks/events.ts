/** A minute of 1,000 events a second beside a steady stream of readers: nothing is lost, and no reader waits longer. */
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import autocannon from "autocannon";
import { pino } from "pino";
import { collectPath, measurementLimits } from "../contracts/analytics.ts";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { journalFolder } from "../services/analytics/journal-folder.ts";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { makeDataDir } from "../tests/support/server.ts";
import { atLeast, atMost, type Figure, median, milliseconds, perSecond, told } from "./figure.ts";
import { mainPages } from "./site-pages.ts";
import { startSite } from "./site-process.ts";

const eventsPerSecond = 1000;
const readersPerSecond = 200;
/** Minutes of events are cut into windows, each between two without, so that a machine's moods fall on both. */
const windows = 6;
const windowSeconds = 10;

let next = 0;
const batch = () =>
  Array.from({ length: measurementLimits.batchSize }, () => ({
    event: "page_view",
    properties: {
      token: "bench",
      distinct_id: `$device:${next % 5000}`,
      $insert_id: `bench-${next++}`,
      time: Date.now(),
      rsid: "I123abcdefghijkl",
      path: `/articles/number-${next % 300}`,
      title: "Learning to wait · Wellspring",
      locale: "en-US",
      audience: "visitor",
    },
  }));

function send(port: string, agent: Agent): Promise<number> {
  const body = new URLSearchParams({ data: JSON.stringify(batch()) }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path: `${collectPath}/track/`, method: "POST", agent, headers },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode === 200 ? measurementLimits.batchSize : 0));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Batches as browsers send them, at their moments, whatever became of those before. */
async function sendEvents(url: string, seconds: number): Promise<{ accepted: number; tookMs: number }> {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const everyMs = (measurementLimits.batchSize * 1000) / eventsPerSecond;
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n * everyMs < seconds * 1000; n++) {
    const wait = began + n * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(send(port, agent));
  }
  const accepted = (await Promise.all(answers)).reduce((sum, count) => sum + count, 0);
  agent.destroy();
  return { accepted, tookMs: performance.now() - began };
}

async function readersP99(url: string, seconds: number): Promise<number> {
  const pages = (await mainPages(url)).map(({ path }) => ({ path }));
  const result = await autocannon({
    url: url.replace("localhost", "127.0.0.1"),
    requests: pages,
    connections: 8,
    overallRate: readersPerSecond,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error("Some readers were not answered.");
  return result.latency.p99;
}

/** What is in the table and what still waits in the journal, each event once. */
async function storedEvents(dataDir: string): Promise<number> {
  const folder = journalFolder(dataDir);
  const waiting = readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), "utf8").split("\n").filter(Boolean),
  );
  const database = await openDatabase({ dataDir, log: pino({ level: "silent" }) });
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select insert_id as id from analytics.events`,
  );
  await database.close();
  const ids = waiting.map((line) => (JSON.parse(line) as { insert_id: string }).insert_id);
  return new Set([...ids, ...rows.map(({ id }) => id)]).size;
}

export async function measureEvents(): Promise<Figure[]> {
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const site = await startSite({ DATA_DIR: dataDir });
  let accepted = 0;
  let tookMs = 0;
  const ratios: number[] = [];
  const alone: number[] = [];
  const beside: number[] = [];
  try {
    await sendEvents(site.url, 1).then((first) => {
      accepted += first.accepted;
    });
    await readersP99(site.url, 3);
    for (let window = 0; window < windows; window++) {
      alone.push(await readersP99(site.url, windowSeconds));
      const [p99, sent] = await Promise.all([
        readersP99(site.url, windowSeconds),
        sendEvents(site.url, windowSeconds),
      ]);
      beside.push(p99);
      ratios.push(p99 / alone.at(-1)!);
      accepted += sent.accepted;
      tookMs += sent.tookMs;
    }
  } finally {
    await site.stop();
  }
  const stored = await storedEvents(dataDir);
  remove();
  return [
    atLeast(
      "events accepted for a minute",
      ((accepted - eventsPerSecond) * 1000) / tookMs,
      eventsPerSecond * 0.99,
      perSecond,
    ),
    atMost("events lost or doubled", Math.abs(accepted - stored), 0, String),
    told("readers' p99 alone", median(alone), milliseconds),
    told("readers' p99 beside the events", median(beside), milliseconds),
    atMost("p99 beside, as a share of alone", median(ratios), 1.1, (share) => share.toFixed(2)),
  ];
}
