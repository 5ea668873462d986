import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { pino } from "pino";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { newPglitePlace } from "../../tests/support/databases.ts";
import { openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";

const log = pino({ level: "silent" });
afterEach(() => void vi.restoreAllMocks());

async function openWithNotes() {
  const place = await newPglitePlace();
  onTestFinished(() => fs.rmSync(place.dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ ...place, log });
  await database.db.execute(sql`create table notes (id int primary key, text text)`);
  await database.db.execute(sql`insert into notes values (0, 'stored')`);
  return { ...place, database };
}

/** What a full disk answers to every file of the kind. */
function fillDisk(kind: RegExp) {
  const { writeSync } = fs;
  return vi.spyOn(fs, "writeSync").mockImplementation(((fd: number, ...rest: [never]) => {
    if (!kind.test(fs.readlinkSync(`/proc/self/fd/${fd}`))) return writeSync(fd, ...rest);
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
  }) as typeof fs.writeSync);
}

test("on a full disk writes are refused, reads still work, and writes work again when there is room", async () => {
  const { database } = await openWithNotes();
  const full = fillDisk(/\/base\//);
  // Random, since what repeats itself is stored small.
  const long = randomBytes(100_000).toString("hex");
  const writing = database.db.execute(sql`insert into notes values (1, ${long})`);
  await expect(writing).rejects.toMatchObject({ cause: { code: "53100" } });
  expect((await database.db.execute(sql`select id from notes`)).rows).toEqual([{ id: 0 }]);
  full.mockRestore();
  await database.db.execute(sql`insert into notes values (2, ${long})`);
  await database.close();
});

test("a disk too full for the database's log ends the database in words, not the process, and nothing that was acknowledged is lost", async () => {
  const { database, ...place } = await openWithNotes();
  fillDisk(/\/xlogtemp/);
  let acknowledged = 0;
  const write = async () => {
    await database.db.execute(sql`select pg_switch_wal()`);
    await database.db.execute(sql`insert into notes values (${acknowledged + 1}, 'more')`);
    acknowledged++;
  };
  const failed = await (async () => {
    for (let n = 0; n < 20; n++) await write();
  })().catch((error: Error) => error);
  expect(failed).toBeInstanceOf(Error);
  // Every later call, in a transaction or not, is answered at once.
  await expect(database.ping()).rejects.toThrow(/disk .*full.*start the server again/s);
  await expect(database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
  await expect(openDatabase({ ...place, log })).rejects.toThrow(/already open/);
  await database.close();
  vi.restoreAllMocks();
  const again = await openDatabase({ ...place, log });
  const { rows } = await again.db.execute(sql`select id from notes where id <= ${acknowledged}`);
  expect(rows).toHaveLength(acknowledged + 1);
  await again.close();
});
