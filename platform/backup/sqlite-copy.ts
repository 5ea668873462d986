/** A SQLite database as it is at one moment, though somebody writes to it. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export const isSqlite = (name: string): boolean => name.endsWith(".db");

/** What SQLite has beside a database while it is open; a copy needs none of it. */
export const isBesideSqlite = (name: string): boolean => /\.db-(?:wal|shm|journal)$/.test(name);

export async function withSqliteCopy(file: string, work: (copy: string) => Promise<void>): Promise<void> {
  const { DatabaseSync } = await import("node:sqlite");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-sqlite-"));
  const copy = path.join(folder, "copy.db");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    database.prepare("vacuum into ?").run(copy);
    await work(copy);
  } finally {
    database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
