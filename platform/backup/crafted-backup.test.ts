import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { extract, type Headers, pack } from "tar-stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newPglitePlace, newPostgresPlace } from "../../tests/support/databases.ts";
import { openDatabase } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { migrate } from "../database/migrate.ts";
import { makeBackup } from "./backup.ts";
import { BackupError } from "./encryption.ts";
import type { Head, Manifest, Sequences } from "./manifest.ts";
import { checkBackup, restoreBackup } from "./restore.ts";

const log = pino({ level: "silent" });
const passphrase = "a passphrase of many letters";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-crafted-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const migrations = path.join(folder, "migrations");
const services = [{ service: "notes", folder: migrations }];
const good = path.join(folder, "good");
const about = { services, version: "1.0.0", passphrase: undefined, log };
/** What is refused leaves it empty for the next. */
let url: string | undefined;

beforeAll(async () => {
  url = (await newPostgresPlace()).url;
  fs.mkdirSync(migrations);
  fs.writeFileSync(
    path.join(migrations, "0000_notes.sql"),
    `CREATE SCHEMA notes;
--> statement-breakpoint
CREATE TABLE notes.notes (id serial PRIMARY KEY, stars int, note text);`,
  );
  const place = await newPglitePlace();
  const { dataDir } = place;
  fs.mkdirSync(path.join(dataDir, "journal"));
  fs.writeFileSync(path.join(dataDir, "journal", "journal.key"), "the key");
  const database = await openDatabase({ ...place, log });
  await migrate(database, services[0]!);
  await database.db.execute(sql`insert into notes.notes (stars, note) values (2, 'two')`);
  await makeBackup(good, { ...about, ...place });
  await database.close();
  fs.rmSync(dataDir, { recursive: true });
});

type Entries = Map<string, Buffer>;
const entryOf = <T>(entries: Entries, name: string): T => JSON.parse(entries.get(name)!.toString()) as T;
const setEntry = (entries: Entries, name: string, value: unknown) =>
  entries.set(name, Buffer.from(JSON.stringify(value)));

/** What somebody who can write to the place of the backups makes of one: everything in it fits together. */
async function craft(change: (entries: Entries) => void, more: Headers[] = []): Promise<string> {
  const tar = extract();
  tar.end(gunzipSync(fs.readFileSync(good)));
  const entries: Entries = new Map();
  for await (const entry of tar) entries.set(entry.header.name, await buffer(entry));
  const { rows } = entryOf<Manifest>(entries, "manifest.json");
  entries.delete("manifest.json");
  change(entries);
  const list: Manifest["entries"] = {};
  const crafted = pack();
  for (const header of more) crafted.entry(header, "");
  for (const [name, content] of entries) {
    crafted.entry({ name }, content);
    list[name] = { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
  }
  crafted.entry({ name: "manifest.json" }, JSON.stringify({ rows, entries: list }));
  crafted.finalize();
  const file = path.join(fs.mkdtempSync(path.join(folder, "crafted-")), "backup");
  fs.writeFileSync(file, gzipSync(await buffer(crafted)));
  return file;
}

const craftHead = (change: (head: Head) => void) =>
  craft((entries) => {
    const head = entryOf<Head>(entries, "backup.json");
    change(head);
    setEntry(entries, "backup.json", head);
  });

const newFolder = () => fs.mkdtempSync(path.join(folder, "empty-"));

async function expectRefused(file: string, reason: string | RegExp, more = {}): Promise<void> {
  const dataDir = newFolder();
  const error = await restoreBackup(file, { ...about, url, dataDir, force: false, ...more }).catch((e) => e);
  expect(error).toBeInstanceOf(BackupError);
  expect(error.message).toMatch(reason);
  expect(error.message).not.toContain("\n");
  expect(fs.readdirSync(dataDir)).toEqual([]);
}

test("where a key is set, a backup that is not encrypted is refused unless that is asked for", async () => {
  await expectRefused(good, /not encrypted.*--plain/, { passphrase });
  await expect(checkBackup(good, { ...about, passphrase })).rejects.toThrow("--plain");
  await expect(checkBackup(good, { ...about, passphrase, plain: true })).resolves.toMatchObject({
    rows: { "notes.notes": 1 },
  });
});

test("columns' types are the database's own, never the backup's words", async () => {
  const file = await craftHead(({ tables }) => {
    tables[0]!.columns[1]!.type = "int + 40";
  });
  const place = { url: (await newPostgresPlace()).url, dataDir: newFolder() };
  await restoreBackup(file, { ...about, ...place, force: false });
  const database = await openDatabase({ ...place, log });
  const { rows } = await database.db.execute(sql`select * from notes.notes`);
  await database.close();
  expect(rows).toEqual([{ id: 1, stars: 2, note: "two" }]);
});

test("tables, columns and sequences that the product does not have are refused", async () => {
  await expectRefused(
    await craftHead(({ tables }) => {
      tables[0]!.columns[1]!.name = "moons";
    }),
    'columns of "notes"."notes" are not',
  );
  await expectRefused(
    await craftHead(({ tables }) => {
      tables[0]!.columns[1]!.name = "id";
    }),
    'columns of "notes"."notes" are not',
  );
  await expectRefused(
    await craftHead(({ tables }) => {
      tables[0]!.name = "others";
    }),
    "tables are not",
  );
  await expectRefused(
    await craftHead(({ tables }) => {
      tables.push({ schema: "pg_catalog", name: "pg_authid", columns: [] });
    }),
    'not one of this product: "pg_catalog.pg_authid"',
  );
  await expectRefused(
    await craft((entries) => {
      const sequences = entryOf<Sequences>(entries, "sequences.json");
      setEntry(entries, "sequences.json", [{ ...sequences[0]!, schema: "public" }]);
    }),
    "sequences are not",
  );
});

test("what the database refuses is said in a line", async () => {
  const file = await craftHead((head) => {
    head.migrations[0]!.appliedAt = "never";
  });
  await expectRefused(file, /database refused .*22007/);
});

test.each([
  "postgres/x",
  "./postgres/x",
  "journal/../postgres/x",
  "restore-unfinished",
  "pages/page",
  "../outside",
  "/etc/outside",
  "",
])("a file that a backup never has is refused before anything is changed: %s", async (name) => {
  const file = await craft((entries) => entries.set(`files/${name}`, Buffer.from("x")));
  await expect(checkBackup(file, about)).rejects.toThrow("has a file that does not belong");
  await expectRefused(file, "has a file that does not belong");
});

test("a file below another file is refused in a line", async () => {
  const file = await craft((entries) => entries.set("files/journal/journal.key/x", Buffer.from("x")));
  await expectRefused(file, /could not be written \(E/);
});

test.each([
  { name: "files/journal/link", type: "symlink", linkname: "/etc/passwd" },
  { name: "files/journal/link", type: "link", linkname: "/etc/passwd" },
  { name: "files/journal", type: "directory" },
  { name: "files/journal/pipe", type: "fifo" },
] satisfies Headers[])("an entry that is no plain file is refused: $type", async (header) => {
  await expectRefused(await craft(() => {}, [header]), "is not a plain file");
});

test("an entry that is there twice is refused", async () => {
  const twice = { name: "files/journal/journal.key", size: 0 };
  await expectRefused(await craft(() => {}, [twice]), "damaged");
});

test("an empty file, one byte and a folder are refused in a line", async () => {
  const file = path.join(folder, "short");
  for (const content of ["", "x"]) {
    fs.writeFileSync(file, content);
    await expectRefused(file, "is not a backup of this product");
  }
  await expectRefused(folder, /cannot be read \(EISDIR\)/);
});

test("files that the disk has no room for are refused before one is written", async () => {
  const file = await craft((entries) => entries.set("files/large", Buffer.alloc(5_000_000)));
  const room = vi.spyOn(fs, "statfsSync").mockReturnValue({ bavail: 1000, bsize: 4096 } as fs.StatsFs);
  try {
    await expectRefused(file, /needs 5\.0 MB.*has 4\.1 MB/);
  } finally {
    room.mockRestore();
  }
});

test("a backup that is exchanged after it was checked is not written", async () => {
  const file = await craft((entries) => entries.set("files/large", Buffer.alloc(10)));
  const other = await craft((entries) => entries.set("files/large", Buffer.alloc(5_000_000)));
  const room = vi.spyOn(fs, "statfsSync").mockImplementation(() => {
    fs.copyFileSync(other, file);
    return { bavail: 1e9, bsize: 4096 } as fs.StatsFs;
  });
  try {
    await expectRefused(file, "damaged");
    expect(room).toHaveBeenCalled();
  } finally {
    room.mockRestore();
  }
});
