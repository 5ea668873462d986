import { rmSync } from "node:fs";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { type DatabasePlace, newMigratedPglitePlace, newPostgresPlace } from "../support/databases.ts";
import { isWhole } from "../support/tiers.ts";
import { postMark, prepareMarks, sendMarks, wrongMarks } from "./member-marks.ts";
import { spawnServer } from "./server-process.ts";

const running: ReturnType<typeof spawnServer>[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const start = (place: DatabasePlace) => {
  const server = spawnServer(place, "member-server.ts");
  running.push(server);
  folders.push(place.dataDir);
  return server;
};

/** Marks from eight sides, kills the process in the middle, looks into its database, and goes on with another. */
async function proveStored(place: DatabasePlace, kills: number) {
  const all = new Map<string, string>();
  let cut = 0;
  for (let round = 0; round < kills; round++) {
    const server = start(place);
    const port = await server.port;
    const marking = { port, prefix: `r${round}`, members: 60, sides: 8 };
    const marks = await prepareMarks(marking);
    const minAcknowledged = 90 + round * 17;
    let killed: Promise<void> | undefined;
    const sent = await sendMarks(marks, marking, (acknowledged, cut) => {
      if (acknowledged >= minAcknowledged) killed ??= server.kill();
      // Go on until the kill has cut a request off, however fast the others were answered.
      return cut > 0;
    });
    await killed;
    for (const [key, completedAt] of sent.acknowledged) all.set(key, completedAt);
    cut += sent.cut.size;
    const database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
    expect(await wrongMarks(database, all.keys())).toEqual([]);
    await database.close();
  }
  expect(all.size).toBeGreaterThanOrEqual(90 * kills);
  expect(cut, "marks in flight when the process was killed").toBeGreaterThan(0);

  // Sent once more to a new process, each has the answer it had.
  const port = await start(place).port;
  const again = await prepareMarks({ port, prefix: "r0", members: 60, sides: 8 });
  for (const mark of again.filter(({ key }) => all.has(key)).slice(0, 40)) {
    const { completedAt } = (await (await postMark(port, mark)).json()) as { completedAt: string };
    expect(completedAt).toBe(all.get(mark.key));
  }
}

describe("a server killed in the middle of marks: no acknowledged mark is lost, none is doubled", () => {
  test(`on PGlite, killed ${isWhole ? "twice" : "once"} on one folder`, async () => {
    await proveStored(await newMigratedPglitePlace(), isWhole ? 2 : 1);
  });

  if (isWhole)
    test("on PostgreSQL", async () => {
      await proveStored(await newPostgresPlace(), 1);
    });
});
