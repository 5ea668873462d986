import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeOnBothDatabases, newPostgresPlace } from "../../tests/support/databases.ts";
import { openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";
import { migrate } from "./migrate.ts";

const log = pino({ level: "silent" });
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-migrations-"));
  write(
    "0000_start.sql",
    'CREATE SCHEMA "notes";\n--> statement-breakpoint\nCREATE TABLE "notes"."notes" (id int);',
  );
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const options = () => ({ service: "notes", folder });

describeOnBothDatabases("migrations", (open) => {
  test("are applied once, in order, and a later one joins", async () => {
    const database = await open();
    expect(await migrate(database, options())).toEqual({ applied: ["0000_start.sql"] });
    expect(await migrate(database, options())).toEqual({ applied: [] });
    write("0001_text.sql", 'ALTER TABLE "notes"."notes" ADD COLUMN text text;');
    expect(await migrate(database, options())).toEqual({ applied: ["0001_text.sql"] });
    await database.db.execute(sql`insert into notes.notes values (1, 'a')`);
  });

  test("one that fails applies nothing and says which and why", async () => {
    const database = await open();
    write(
      "0001_wrong.sql",
      "CREATE TABLE notes.more (id int);--> statement-breakpoint\nALTER TABLE notes.nothing ADD x int;",
    );
    await expect(migrate(database, options())).rejects.toThrow(
      /Migrations of the notes service: 0001_wrong\.sql failed \(relation "notes\.nothing" does not exist\); nothing was applied/,
    );
    fs.rmSync(path.join(folder, "0001_wrong.sql"));
    expect(await migrate(database, options())).toEqual({ applied: ["0000_start.sql"] });
  });

  test("an applied one may not change, vanish or be preceded; line ends are no change", async () => {
    const database = await open();
    write("0002_b.sql", "select 1;\n--> statement-breakpoint\nselect 2;");
    await migrate(database, options());
    write("0002_b.sql", "select 1;\r\n--> statement-breakpoint\r\nselect 2;");
    expect(await migrate(database, options())).toEqual({ applied: [] });
    write("0001_a.sql", "select 1;");
    await expect(migrate(database, options())).rejects.toThrow("0001_a.sql comes before 0002_b.sql");
    fs.rmSync(path.join(folder, "0001_a.sql"));
    write("0002_b.sql", "select 3;");
    await expect(migrate(database, options())).rejects.toThrow(
      "0002_b.sql was changed after it had been applied",
    );
    write("0002_b.sql", "select 1;\n--> statement-breakpoint\nselect 2;");
    fs.rmSync(path.join(folder, "0000_start.sql"));
    await expect(migrate(database, options())).rejects.toThrow(
      "0000_start.sql was applied but its file is gone",
    );
  });

  test("an older version of the product still starts on a newer database", async () => {
    const database = await open();
    write("0001_next.sql", "select 1;");
    await migrate(database, options());
    fs.rmSync(path.join(folder, "0001_next.sql"));
    expect(await migrate(database, options())).toEqual({ applied: [] });
  });
});

describe("processes that start together", () => {
  test("on one PostgreSQL each migration is applied exactly once", async () => {
    write(
      "0001_slow.sql",
      "select pg_sleep(0.3);--> statement-breakpoint\nINSERT INTO notes.notes VALUES (1);",
    );
    const place = await newPostgresPlace();
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ ...place, log })));
    const results = await Promise.all(databases.map((database) => migrate(database, options())));
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 0, 2]);
    expect((await databases[0]!.db.execute(sql`select id from notes.notes`)).rows).toEqual([{ id: 1 }]);
    await Promise.all(databases.map((database) => database.close()));
  });
});

describe("migrations apart from the start", () => {
  test("safe with old processes still running: while a long transaction uses a table, others do not queue behind the migration, which tries again", async () => {
    const place = await newPostgresPlace();
    const [old, other, migrating] = await Promise.all([1, 2, 3].map(() => openDatabase({ ...place, log })));
    await migrate(old!, options());
    write("0001_text.sql", 'ALTER TABLE "notes"."notes" ADD COLUMN text text;');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const long = old!.transaction(async (tx) => {
      await tx.execute(sql`select * from notes.notes`);
      isHeld();
      await released;
    });
    await held;
    const busy: string[] = [];
    const done = migrate(migrating!, options(), {
      onBusy: (reason) => void busy.push(reason),
      waits: { tableMs: 100, pauseMs: 50, timeoutMs: 60_000 },
    });
    // The old process's reads are answered all the while.
    while (busy.length < 2) await other!.db.execute(sql`select * from notes.notes`);
    expect(busy[0]).toMatch(/0001_text\.sql waits for a table that another process uses/);
    release();
    await long;
    expect(await done).toEqual({ applied: ["0001_text.sql"] });
    await Promise.all([old, other, migrating].map((database) => database!.close()));
  });

  test("it gives up in words when the table is never free", async () => {
    const place = await newPostgresPlace();
    const [old, migrating] = await Promise.all([1, 2].map(() => openDatabase({ ...place, log })));
    await migrate(old!, options());
    write("0001_text.sql", 'ALTER TABLE "notes"."notes" ADD COLUMN text text;');
    await old!.transaction(async (tx) => {
      await tx.execute(sql`select * from notes.notes`);
      const waits = { tableMs: 50, pauseMs: 10, timeoutMs: 200 };
      await expect(migrate(migrating!, options(), { waits })).rejects.toThrow("nothing was applied");
    });
    await Promise.all([old, migrating].map((database) => database!.close()));
  });

  test("with MIGRATE=off nothing is applied, and what is missing is named with the command", async () => {
    const place = await newPostgresPlace();
    const apart = await openDatabase({ ...place, log, migratesApart: true });
    await expect(migrate(apart, options())).rejects.toThrow(
      /lacks 1 migration \(notes\/0000_start\.sql\) and MIGRATE is off\. Run: npm run migrate$/,
    );
    await migrate({ ...apart, migratesApart: false }, options());
    expect(await migrate(apart, options())).toEqual({ applied: [] });
    await apart.close();
  });
});

describe("a folder of migrations", () => {
  test("two with one number, or one without, are refused", async () => {
    const database = await openDatabase({ ...(await newPostgresPlace()), log });
    write("0000_twin.sql", "select 1;");
    await expect(migrate(database, options())).rejects.toThrow(
      "0000_start.sql and 0000_twin.sql have the same number",
    );
    fs.rmSync(path.join(folder, "0000_twin.sql"));
    write("extra.sql", "select 1;");
    await expect(migrate(database, options())).rejects.toThrow("extra.sql has no number");
    await database.close();
  });
});
