/** Sends the morning e-mails: node mail-process.ts <data folder> <time>. Reports when all are sent. */
import { pino } from "pino";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { composeTestMailing } from "./mailing-part.ts";

const [dataDir = "", moment = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: pino({ level: "silent" }) });
const clock = createMovableClock();
clock.moveTo(new Date(moment));
const { jobs } = await composeTestMailing(database, clock, dataDir);
jobs.start();
await jobs.idle();
console.log("all is sent");
await jobs.close();
await database.close();
