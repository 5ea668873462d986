import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { filesAfterSnapshot } from "./data-files.ts";
import { withSqliteCopy } from "./sqlite-copy.ts";

test("a database that is being written to is copied whole, without the files beside it", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-sqlite-"));
  const writer = new DatabaseSync(path.join(dataDir, "studio.db"));
  onTestFinished(() => {
    writer.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  writer.exec("pragma journal_mode = wal; create table items (id integer primary key, words text)");
  writer.exec("insert into items (words) values ('published')");
  writer.exec("begin; insert into items (words) values ('half published')");
  expect(filesAfterSnapshot(dataDir)).toEqual(["studio.db"]);
  await withSqliteCopy(path.join(dataDir, "studio.db"), async (file) => {
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(
      copy
        .prepare("select words from items")
        .all()
        .map(({ words }) => words),
    ).toEqual(["published"]);
    copy.close();
  });
  writer.exec("commit");
});
