import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { nodeFlags } from "../../server/node-flags.mjs";
import { recipients } from "../../services/mailing/schema.ts";
import { newMigratedPglitePlace } from "../support/databases.ts";
import { composeTestMailing } from "./mailing-part.ts";

const script = fileURLToPath(new URL("./mail-process.ts", import.meta.url));
const count = 10_000;
const due = new Date("2026-11-16T12:00:00Z");

const mailFiles = (dataDir: string): string[] => {
  try {
    return readdirSync(path.join(dataDir, "mailbox")).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
};

/** Each process is started some minutes later than the one before, as in life. */
function start(dataDir: string, minutesLater: number) {
  const moment = new Date(due.getTime() + minutesLater * 60_000).toISOString();
  const child = spawn(process.execPath, [...nodeFlags, script, dataDir, moment], { stdio: "pipe" });
  const ended = once(child, "close");
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

test("process killed mid-run with 10,000 recipients → every recipient gets exactly one", async () => {
  const { dataDir } = await newMigratedPglitePlace();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));

  const database = await openDatabase({ dataDir, log: pino({ level: "silent" }) });
  const clock = createMovableClock();
  const { jobs } = await composeTestMailing(database, clock, dataDir);
  const rows = Array.from({ length: count }, (_, nth) => ({
    list: "morning" as const,
    owner: `person:${nth}`,
    email: `reader-${nth}@example.com`,
    locale: nth % 2 === 0 ? ("en-US" as const) : ("es" as const),
    localTime: "07:00",
    timeZone: "America/New_York",
    nextAt: due,
  }));
  for (let from = 0; from < count; from += 2_000)
    await database.db.insert(recipients).values(rows.slice(from, from + 2_000));
  await jobs.add({ kind: "mailing.round", key: due.toISOString(), runAt: due });
  await jobs.close();
  await database.close();

  // Among the first e-mails and in the middle of the run.
  for (const [nth, minMails] of [1, 4_000].entries()) {
    const { child, ended } = start(dataDir, 10 * nth + 1);
    while (mailFiles(dataDir).length < minMails && child.exitCode === null) await wait(5);
    child.kill("SIGKILL");
    await ended;
    expect(child.signalCode, "killed in the middle").toBe("SIGKILL");
    expect(mailFiles(dataDir).length).toBeLessThan(count);
  }
  const last = start(dataDir, 60);
  await last.ended;
  expect(last.output()).toContain("all is sent");

  const addresses = mailFiles(dataDir).map(
    (name) => JSON.parse(readFileSync(path.join(dataDir, "mailbox", name), "utf8")).to.address as string,
  );
  expect(addresses).toHaveLength(count);
  expect(new Set(addresses).size).toBe(count);
});
