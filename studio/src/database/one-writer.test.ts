import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Client } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTurns, openOneWriter } from "./one-writer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wellspring-one-writer-"));
let client: Client;
beforeAll(async () => {
  client = await openOneWriter(`file:${path.join(folder, "test.db")}`);
  await client.execute("CREATE TABLE words (word TEXT)");
});
afterAll(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const words = async () =>
  (await client.execute("SELECT word FROM words ORDER BY rowid")).rows.map((row) => row.word);
const say = (word: string) => ({ sql: "INSERT INTO words VALUES (?)", args: [word] });

test("changes that come at once are made one after the other, and readers see what was committed", async () => {
  const first = await client.transaction("write");
  await first.execute(say("first"));
  const second = client.transaction("write").then(async (transaction) => {
    await transaction.execute(say("second"));
    await transaction.commit();
  });
  const alone = client.execute(say("alone"));
  expect(await words()).toEqual([]);
  await first.commit();
  await Promise.all([second, alone]);
  expect(await words()).toEqual(["first", "second", "alone"]);
});

test("what is rolled back is not there, and the next change is made", async () => {
  const before = await words();
  const lost = await client.transaction("write");
  await lost.execute(say("lost"));
  await expect(lost.execute("INSERT INTO nowhere VALUES (1)")).rejects.toThrow("nowhere");
  await lost.rollback();
  expect(() => lost.execute(say("late"))).toThrow("has ended");
  await client.execute(say("next"));
  expect(await words()).toEqual([...before, "next"]);
});

test("who waits too long is refused, and those behind it are not", async () => {
  const turn = createTurns(20);
  const end = await turn();
  await expect(turn()).rejects.toThrow("too long");
  const later = turn();
  end();
  (await later)();
});
