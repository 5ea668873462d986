import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  describeOnBothDatabases,
  newPglitePlace,
  newPostgresPlace,
  type OpenDatabase,
} from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLog } from "../log.ts";
import { refuseFailed } from "../problem.ts";
import { openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";

const log = pino({ level: "silent" });

describeOnBothDatabases("a database", (open) => {
  let database: Awaited<ReturnType<OpenDatabase>>;
  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table notes (id int primary key, text text)`);
  });

  test("answers raw SQL with rows", async () => {
    await database.ping();
    const { rows } = await database.db.execute<{ n: number }>(sql`select ${1}::int + 1 as n`);
    expect(rows).toEqual([{ n: 2 }]);
  });

  test("a transaction that throws leaves nothing", async () => {
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'a')`);
      throw new Error("stop");
    });
    await expect(work).rejects.toThrow("stop");
    expect((await database.db.execute(sql`select * from notes where id = 1`)).rows).toEqual([]);
  });

  test("data persists when it is closed and reopened; closing twice is harmless", async () => {
    await database.db.execute(sql`insert into notes values (2, 'stored')`);
    await Promise.all([database.close(), database.close()]);
    const again = await openDatabase({ ...database.place, log });
    expect((await again.db.execute(sql`select text from notes where id = 2`)).rows).toEqual([
      { text: "stored" },
    ]);
    await again.close();
  });
});

describeOnBothDatabases("the error of a failed query", (open) => {
  test("holds no value, in its message, its stack, what is logged and what a failed job remembers", async () => {
    const database = await open();
    const { db } = database;
    await db.execute(
      sql`create table secrets (id uuid, word varchar(12) primary key, data jsonb, number int)`,
    );
    const word = "s3cret-w0rd";
    await db.execute(sql`insert into secrets (word) values (${word})`);
    const failing = {
      duplicate: () => db.execute(sql`insert into secrets (word) values (${word})`),
      "no uuid": () => db.execute(sql`insert into secrets (id, word) values (${word}, 'a')`),
      "no number": () => db.execute(sql`insert into secrets (word, number) values ('b', ${word}::text::int)`),
      "no JSON": () => db.execute(sql`insert into secrets (word, data) values ('c', ${`{"a":${word}}`})`),
      "too long": () => db.execute(sql`insert into secrets (word) values (${`${word}-${word}`})`),
      "null in a row": () => db.execute(sql`insert into secrets (word, number) values (null, ${7_301_558})`),
      "in a transaction": () =>
        database.transaction((tx) => tx.execute(sql`insert into secrets (word) values (${word})`)),
      "no such table": () => db.execute(sql`select ${word} from nowhere`),
    };
    const lines: string[] = [];
    const logged = createLog({ environment: "Local" }, { write: (line) => void lines.push(line) });
    const clock = fixedClock();
    const jobs = await createJobs({ database, clock, log: logged });
    for (const [key, fail] of Object.entries(failing)) {
      const error = (await fail().then(
        () => undefined,
        (thrown: unknown) => thrown,
      )) as Error;
      expect(error, key).toBeInstanceOf(Error);
      logged.error({ err: error }, "failed");
      lines.push(inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), String(error.stack));
      jobs.handle(key, async () => void (await fail()));
      await jobs.add({ kind: key, key });
    }
    jobs.start();
    await jobs.idle();
    const listed = await jobs.list({});
    await jobs.close();
    expect(listed.filter(({ lastError }) => lastError?.includes("Failed query"))).toHaveLength(8);
    const all = lines.join("\n") + JSON.stringify(listed);
    expect(all).not.toContain(word);
    expect(all).not.toContain("7301558");
    // What helps to find the fault stays.
    expect(all).toContain("insert into secrets (word) values ($1)");
    expect(all).toContain("23505");
    expect(all).toContain("secrets_pkey");
  });
});

describe("the embedded database", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("syncs every acknowledged write to disk", async () => {
    const place = await newPglitePlace();
    const database = await openDatabase({ ...place, log });
    await database.db.execute(sql`create table notes (id int)`);
    const sync = vi.spyOn(fs, "fdatasyncSync");
    for (let id = 0; id < 5; id++) await database.db.execute(sql`insert into notes values (${id})`);
    expect(sync).toHaveBeenCalledTimes(5);
    await database.close();
    fs.rmSync(place.dataDir, { recursive: true });
  });

  test("a folder is open in one process at a time, and is free again after closing", async () => {
    const place = await newPglitePlace();
    const database = await openDatabase({ ...place, log });
    await expect(openDatabase({ ...place, log })).rejects.toThrow(/already open in this process .*DATA_DIR/);
    await database.close();
    await (await openDatabase({ ...place, log })).close();
    expect(fs.readdirSync(place.dataDir)).toEqual(["postgres"]);
    fs.rmSync(place.dataDir, { recursive: true });
  });

  test("its files are their owner's alone, also those that were open to others and those made later", async () => {
    const place = await newPglitePlace();
    const folder = path.join(place.dataDir, "postgres");
    const database = await openDatabase({ ...place, log });
    await database.db.execute(sql`create table made_later as select generate_series(1, 100) as n`);
    await database.db.execute(sql`checkpoint`);
    const open = fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .concat(".")
      .filter((name) => (fs.statSync(path.join(folder, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    await database.close();
    fs.rmSync(place.dataDir, { recursive: true });
  });

  test.each([
    ["a dead process", JSON.stringify({ pid: 2 ** 22 - 3, started: "x/1" })],
    ["an earlier process with this pid", JSON.stringify({ pid: process.pid, started: "earlier-boot/1" })],
    ["a process killed while it wrote the lock", ""],
  ])("the lock of %s is taken over", async (_who, text) => {
    const place = await newPglitePlace();
    fs.writeFileSync(path.join(place.dataDir, "postgres.lock"), text);
    await (await openDatabase({ ...place, log })).close();
    fs.rmSync(place.dataDir, { recursive: true });
  });

  test("a folder that is no database is refused and the lock is given back", async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-broken-"));
    fs.mkdirSync(path.join(dataDir, "postgres"));
    fs.writeFileSync(path.join(dataDir, "postgres", "PG_VERSION"), "9\n");
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(
      /Cannot open the embedded database in .*move the folder/s,
    );
    expect(fs.readdirSync(dataDir)).toEqual(["postgres"]);
    fs.rmSync(dataDir, { recursive: true });
  });
});

describe("a PostgreSQL that cannot be used is reported in clear words, without the password", () => {
  test.each([
    ["a closed port", { port: "1" }, /127\.0\.0\.1:1\/.*nothing is listening/],
    ["a wrong password", { password: "sesame" }, /the user or password is wrong/],
    ["an unknown database", { pathname: "/nowhere" }, /the database does not exist/],
  ])("%s", async (_what, change, words) => {
    const { url, dataDir } = await newPostgresPlace();
    const address = Object.assign(new URL(url ?? ""), change);
    const message = await openDatabase({ url: address.href, dataDir, log }).then(
      () => "it opened",
      (reason: Error) => reason.message,
    );
    expect(message).toMatch(words);
    expect(message).not.toContain("sesame");
  });

  test("an address of another kind", async () => {
    const opening = openDatabase({ url: "mysql://user:sesame@host/name", dataDir: "unused", log });
    await expect(opening).rejects.toThrow("DATABASE_URL is not an address like postgres://");
  });

  test("a connection that breaks between two statements of a transaction ends the transaction, not the process", async () => {
    const place = await newPostgresPlace();
    const [database, other] = [await openDatabase({ ...place, log }), await openDatabase({ ...place, log })];
    const transaction = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      // Nothing is in flight when the error arrives.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect((await database.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
    await database.close();
    await other.close();
  });

  test("a call that finds no free connection in time is a 503 that says when to come again", async () => {
    const database = await openDatabase({ ...(await newPostgresPlace()), log });
    const app = new Hono();
    app.get("/", async (c) => c.json((await database.db.execute(sql`select 1 as n`)).rows));
    app.get("/together", (c) => database.transaction(async () => c.body(null, 204)));
    app.get("/wrong", async (c) => c.json((await database.db.execute(sql`select none`)).rows));
    app.onError((error, c) => refuseFailed(c, error, log, "failed"));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = Array.from({ length: 10 }, () => database.transaction(() => released));
    for (const answer of await Promise.all([app.request("/"), app.request("/together")])) {
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect(await answer.json()).toMatchObject({ code: "request.unavailable" });
    }
    release();
    await Promise.all(holding);
    expect((await app.request("/")).status).toBe(200);
    expect((await app.request("/wrong")).status).toBe(500);
    await database.close();
  });

  test("a statement may run for 15 seconds", async () => {
    const database = await openDatabase({ ...(await newPostgresPlace()), log });
    expect((await database.db.execute(sql`show statement_timeout`)).rows).toEqual([
      { statement_timeout: "15s" },
    ]);
    await database.close();
  });
});
