import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabasePlace, newPglitePlace, newPostgresPlace } from "../../tests/support/databases.ts";
import { isWhole } from "../../tests/support/tiers.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { migrate } from "../database/migrate.ts";
import { makeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

const log = pino({ level: "silent" });
const passphrase = "a passphrase of many letters";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-backup-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Everything that text, time, numbers and keys can do wrong on their way. */
const nasty = `CREATE SCHEMA "nasty_things";
--> statement-breakpoint
CREATE TYPE nasty_things.mood AS ENUM ('glad', 'it''s "fine"');
--> statement-breakpoint
CREATE TABLE nasty_things."odd ""name" (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  parent bigint REFERENCES nasty_things."odd ""name"(id),
  "Mixed Case" text, fixed char(8), few varchar(300),
  exact numeric(40, 20), single real, double double precision, small smallint, yes boolean,
  at timestamptz, local timestamp, day date, clock time, lasted interval,
  bytes bytea, texts text[], grid int[][], document jsonb, written json, key uuid, feeling nasty_things.mood,
  twice bigint GENERATED ALWAYS AS (id * 2) STORED, unused text);
--> statement-breakpoint
ALTER TABLE nasty_things."odd ""name" DROP COLUMN unused;
--> statement-breakpoint
CREATE TABLE nasty_things.empty (id serial PRIMARY KEY, note text);
--> statement-breakpoint
CREATE TABLE nasty_things.seeded (id int PRIMARY KEY);
--> statement-breakpoint
INSERT INTO nasty_things.seeded VALUES (1), (2);`;

const migrations = path.join(folder, "migrations");
const services = [{ service: "nasty-things", folder: migrations }];
beforeAll(() => {
  fs.mkdirSync(migrations);
  fs.writeFileSync(path.join(migrations, "0000_nasty.sql"), nasty);
});

async function fill({ db }: Database): Promise<void> {
  await db.execute(sql`insert into nasty_things."odd ""name" (parent, "Mixed Case", fixed, few, exact, single, double, small, yes, at, local, day, clock, lasted, bytes, texts, grid, document, written, key, feeling) values
    (null, ${'tab\t newline\n return\r quote" back\\slash \\N \\. €🙂 \u2028 \u0001'}, 'ab', '', '12345678901234567890.12345678901234567890', '1.1754944e-38', '0.1', -32768, true,
     '2024-02-29 23:59:59.123456+05:45', '0044-03-15 12:00:00.000001 BC', 'infinity', '24:00:00', '1 year -2 mons 3 days -04:05:06.789012',
     '\\x00ff5c0a', array['a,b', null, 'NULL', '', '{"x"}', 'c\\d'], '{{1,2},{3,null}}', '{"a": 1.10, "b": [null, "\\u00e9 \\" \\\\"], "big": 123456789012345678901234567890}', '{ "kept":  "as written", "kept": 2 }',
     '11111111-2222-3333-4444-555555555555', 'it''s "fine"'),
    (1, null, null, null, 'NaN', 'Infinity', '-Infinity', null, false, '-infinity', null, '4713-01-01 BC', null, null, '\\x', '{}', null, 'null', 'null', null, 'glad')`);
  // Points at a row that comes later.
  await db.execute(sql`insert into nasty_things."odd ""name" (parent) values (2), (null)`);
  await db.execute(sql`update nasty_things."odd ""name" set parent = 4 where id = 1`);
  for (const size of [600_000, 10, 300_000]) {
    const [text, bytes] = [randomBytes(size).toString("hex"), randomBytes(size).toString("hex")];
    await db.execute(
      sql`insert into nasty_things."odd ""name" ("Mixed Case", bytes) values (${text}, decode(${bytes}, 'hex'))`,
    );
  }
  await db.execute(sql`delete from nasty_things.seeded where id = 1`);
}

/** Every table, as its own rows' text. */
async function contentOf({ db }: Database) {
  await db.execute(sql`set timezone = 'America/New_York'`);
  const { rows } = await db.execute(
    sql`select (select string_agg(md5(t::text), ',' order by id) from nasty_things."odd ""name" t) as odd,
      (select string_agg(t::text, ',') from nasty_things.seeded t) as seeded, (select count(*)::int from nasty_things.empty) as empty`,
  );
  return rows[0];
}

const kinds = { PGlite: newPglitePlace, PostgreSQL: newPostgresPlace };
const kindsUnderTest = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(
  (kind) => isWhole || kind === "PostgreSQL",
);
const emptyPlaces: Record<keyof typeof kinds, () => Promise<DatabasePlace>> = {
  PGlite: async () => ({ url: undefined, dataDir: fs.mkdtempSync(path.join(folder, "empty-")) }),
  PostgreSQL: async () => ({
    ...(await newPostgresPlace()),
    dataDir: fs.mkdtempSync(path.join(folder, "empty-")),
  }),
};

describe.each(kindsUnderTest)("a backup of %s", (from) => {
  const file = path.join(folder, `${from}.backup`);
  const key = from === "PostgreSQL" ? passphrase : undefined;
  const options = (place: DatabasePlace) => ({ ...place, services, version: "1.0.0", passphrase: key, log });
  const restored: Partial<Record<keyof typeof kinds, DatabasePlace>> = {};
  let before: unknown;
  let place: DatabasePlace;

  beforeAll(async () => {
    place = { ...(await kinds[from]()) };
    if (from === "PostgreSQL") place.dataDir = fs.mkdtempSync(path.join(folder, "data-"));
    fs.mkdirSync(path.join(place.dataDir, "journal"));
    fs.writeFileSync(path.join(place.dataDir, "journal", "journal.key"), "the key");
    fs.mkdirSync(path.join(place.dataDir, "pages"));
    fs.writeFileSync(path.join(place.dataDir, "pages", "page"), "made again");
    const database = await openDatabase({ ...place, log });
    await migrate(database, services[0]!);
    await fill(database);
    before = await contentOf(database);
    // While it is open: the embedded database's own process copies it.
    await makeBackup(file, options(place));
    await database.close();
  });

  test.each(kindsUnderTest)("restores every value into an empty %s, and the next ids follow", async (to) => {
    const target = await emptyPlaces[to]();
    await restoreBackup(file, { ...options(target), force: false });
    restored[to] = target;
    const database = await openDatabase({ ...target, log });
    expect(await contentOf(database)).toEqual(before);
    const { rows } = await database.db.execute(sql`
        insert into nasty_things."odd ""name" (parent) values (1) returning id::int, twice::int`);
    expect(rows).toEqual([{ id: 8, twice: 16 }]);
    await expect(
      database.db.execute(sql`insert into nasty_things."odd ""name" (parent) values (99)`),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
    await database.close();
    expect(fs.readFileSync(path.join(target.dataDir, "journal", "journal.key"), "utf8")).toBe("the key");
    const entries = fs.readdirSync(target.dataDir).sort();
    expect(entries).toEqual(to === "PGlite" ? ["journal", "postgres"] : ["journal"]);
  });

  test("refuses a target that is not empty; with force it replaces it and puts the files aside", async () => {
    const target = restored[from]!;
    await expect(restoreBackup(file, { ...options(target), force: false })).rejects.toThrow(
      /The target is not empty: .*--force/,
    );
    fs.writeFileSync(path.join(target.dataDir, "journal", "journal.key"), "another key");
    const { aside } = await restoreBackup(file, { ...options(target), force: true });
    expect(fs.readFileSync(path.join(aside!, "journal", "journal.key"), "utf8")).toBe("another key");
    expect(fs.readFileSync(path.join(target.dataDir, "journal", "journal.key"), "utf8")).toBe("the key");
    const database = await openDatabase({ ...target, log });
    expect(await contentOf(database)).toEqual(before);
    // A server is running on it now.
    await expect(restoreBackup(file, { ...options(target), force: true })).rejects.toThrow(
      /already open|A server uses this database/,
    );
    await database.close();
  });

  test("one that is damaged, cut short, of a newer version or of another key changes nothing and says why", async () => {
    const target = await emptyPlaces[from]();
    const whole = fs.readFileSync(file);
    const broken = path.join(folder, "broken");
    const restore = (name: string, more = {}) =>
      restoreBackup(name, { ...options(target), force: false, ...more });
    fs.writeFileSync(broken, whole.subarray(0, whole.length - 1000));
    await expect(restore(broken)).rejects.toThrow("damaged or was cut short");
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)]! ^= 1;
    fs.writeFileSync(broken, changed);
    await expect(restore(broken)).rejects.toThrow("damaged or was cut short");
    fs.writeFileSync(
      broken,
      "something else, of some length, and long enough to have a head of its own, too",
    );
    await expect(restore(broken)).rejects.toThrow("is not a backup");
    if (key) {
      await expect(restore(file, { passphrase: "another passphrase" })).rejects.toThrow(
        "The key is not the one",
      );
      await expect(restore(file, { passphrase: undefined })).rejects.toThrow("set BACKUP_KEY");
    }
    await expect(restore(path.join(folder, "none"))).rejects.toThrow("cannot be read (ENOENT)");
    const older = fs.mkdtempSync(path.join(folder, "older-"));
    await expect(restore(file, { services: [{ service: "nasty-things", folder: older }] })).rejects.toThrow(
      "newer than this one",
    );
    expect(fs.readdirSync(target.dataDir)).toEqual([]);
  });

  test("one of an older version is migrated forward", async () => {
    const newer = fs.mkdtempSync(path.join(folder, "newer-"));
    fs.cpSync(migrations, newer, { recursive: true });
    fs.writeFileSync(
      path.join(newer, "0001_more.sql"),
      "ALTER TABLE nasty_things.seeded ADD COLUMN more int DEFAULT 7;",
    );
    const target = await emptyPlaces[from]();
    await restoreBackup(file, {
      ...options(target),
      services: [{ service: "nasty-things", folder: newer }],
      force: false,
    });
    const database = await openDatabase({ ...target, log });
    expect((await database.db.execute(sql`select * from nasty_things.seeded`)).rows).toEqual([
      { id: 2, more: 7 },
    ]);
    await database.close();
  });
});

test("a backup of a database that is away says so, once, and leaves no file", async () => {
  const file = path.join(folder, "away");
  const place = { url: "postgres://a:b@127.0.0.1:1/x", dataDir: folder };
  const backup = makeBackup(file, { ...place, services: [], version: "1.0.0", passphrase: undefined, log });
  await expect(backup).rejects.toThrow("nothing is listening there");
  expect(fs.readdirSync(folder).filter((name) => name.startsWith("away"))).toEqual([]);
});
