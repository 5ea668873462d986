/**
 * Sends the morning e-mails: node mail-process.ts <data folder> <time> [number]. Reports when all are sent. With a number it stops once
 * so many have been stored in this process, before any of its jobs hears of that, and waits to be killed.
 */
import { pino } from "pino";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { composeTestMailing } from "./mailing-part.ts";

const [dataDir = "", moment = "", holdAfter = "Infinity"] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: pino({ level: "silent" }) });
const clock = createMovableClock();
clock.moveTo(new Date(moment));
const { jobs, mailbox } = await composeTestMailing(database, clock, dataDir);
const { save } = mailbox;
let stored = 0;
mailbox.save = async (mail) => {
  await save(mail);
  if (++stored < Number(holdAfter)) return;
  console.log("holding");
  setInterval(() => {}, 60_000);
  await new Promise(() => {});
};
jobs.start();
await jobs.idle();
console.log("all is sent");
await jobs.close();
await database.close();
