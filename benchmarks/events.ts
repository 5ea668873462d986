/** A minute of 1,000 events a second beside a steady stream of readers: nothing is lost, and no reader waits longer. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { pino } from "pino";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { journalFolder } from "../services/analytics/journal-folder.ts";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { makeDataDir } from "../tests/support/server.ts";
import type { EventOrder, SentEvents } from "./event-sender.ts";
import { atLeast, below, type Figure, median, milliseconds, perSecond, shown } from "./figure.ts";
import { mainPages } from "./site-pages.ts";
import { startSite } from "./site-process.ts";

const eventsPerSecond = 1000;
const readersPerSecond = 200;
/** The minute of events is cut into windows that take turns with windows without; the medians of both are compared. */
const windows = 6;
const windowSeconds = 10;

/** In a process of its own: what it costs to make events must not fall on those who measure readers. */
async function sendEvents(sender: ChildProcess, url: string, seconds: number): Promise<SentEvents> {
  sender.send({ url, seconds, eventsPerSecond } satisfies EventOrder);
  const [answer] = await once(sender, "message");
  return answer as SentEvents;
}

function read(port: string, target: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: target, agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${target}: ${response.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Readers at their moments; a wait counts from when the page was asked for. */
async function readersP99(url: string, seconds: number): Promise<number> {
  const { port } = new URL(url);
  const pages = (await mainPages(url)).map((page) => page.path);
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const began = performance.now();
  const answers: Promise<void>[] = [];
  for (let n = 0; n < seconds * readersPerSecond; n++) {
    const due = began + (n * 1000) / readersPerSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const sentAt = performance.now();
    answers.push(
      read(port, pages[n % pages.length]!, agent).then(() => void latencies.push(performance.now() - sentAt)),
    );
  }
  await Promise.all(answers);
  agent.destroy();
  latencies.sort((one, other) => one - other);
  return latencies[Math.floor((latencies.length - 1) * 0.99)]!;
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
  const sender = fork(path.join(import.meta.dirname, "event-sender.ts"));
  let accepted = 0;
  let tookMs = 0;
  const alone: number[] = [];
  const beside: number[] = [];
  try {
    await sendEvents(sender, site.url, 1).then((first) => {
      accepted += first.accepted;
    });
    await readersP99(site.url, 3);
    for (let window = 0; window < windows; window++) {
      alone.push(await readersP99(site.url, windowSeconds));
      const [p99, sent] = await Promise.all([
        readersP99(site.url, windowSeconds),
        sendEvents(sender, site.url, windowSeconds),
      ]);
      beside.push(p99);
      accepted += sent.accepted;
      tookMs += sent.tookMs;
    }
  } finally {
    sender.kill();
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
    below("events lost or doubled", Math.abs(accepted - stored), 0, String),
    shown("readers' p99 alone, median of windows", median(alone), milliseconds),
    shown("readers' p99 beside the events, median of windows", median(beside), milliseconds),
    below("p99 beside, as a share of alone", median(beside) / median(alone), 1.1, (share) =>
      share.toFixed(2),
    ),
  ];
}
