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
import { isGate } from "../support/tiers.ts";
import { composeTestMailing } from "./mailing-part.ts";

const script = fileURLToPath(new URL("./mail-process.ts", import.meta.url));
const count = isGate ? 300 : 10_000;
/** E-mails that are there before each kill: one of the first, and in the middle of the run. */
const kills = isGate ? [1, 120] : [1, 4_000];
const due = new Date("2026-11-16T12:00:00Z");

const mailFiles = (dataDir: string): string[] => {
  try {
    return readdirSync(path.join(dataDir, "mailbox")).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
};

/** Each process is started some minutes later than the one before, as in life. */
function start(dataDir: string, minutesLater: number, ...holdAfter: number[]) {
  const moment = new Date(due.getTime() + minutesLater * 60_000).toISOString();
  const options = [dataDir, moment, ...holdAfter.map(String)];
  const child = spawn(process.execPath, [...nodeFlags, script, ...options], { stdio: "pipe" });
  const ended = once(child, "close");
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

/** With thousands of recipients whenever so many e-mails are there; with few the process waits for it. */
async function killInTheMiddle(dataDir: string, nth: number, minMails: number) {
  const { child, ended, output } = start(dataDir, 10 * nth + 1, ...(isGate ? [minMails] : []));
  const isThere = () => (isGate ? output().includes("holding") : mailFiles(dataDir).length >= minMails);
  while (!isThere() && child.exitCode === null) await wait(5);
  child.kill("SIGKILL");
  await ended;
  expect(child.signalCode, `killed in the middle: ${output()}`).toBe("SIGKILL");
  expect(mailFiles(dataDir).length).toBeGreaterThanOrEqual(minMails);
  expect(mailFiles(dataDir).length).toBeLessThan(count);
}

test(`process killed mid-run with ${count} recipients → every recipient gets exactly one, in their language`, async () => {
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

  for (const [nth, minMails] of kills.entries()) await killInTheMiddle(dataDir, nth, minMails);
  const last = start(dataDir, 60);
  await last.ended;
  expect(last.output()).toContain("all is sent");

  const mails = mailFiles(dataDir).map(
    (name) =>
      JSON.parse(readFileSync(path.join(dataDir, "mailbox", name), "utf8")) as {
        to: { address: string };
        text: string;
      },
  );
  expect(mails).toHaveLength(count);
  const sent = new Map(mails.map(({ to, text }) => [to.address, text]));
  for (const { email, locale } of rows)
    expect(sent.get(email), email).toContain(`Morning 2026-11-16 ${locale}`);
});
