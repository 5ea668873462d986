import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { DatabaseError } from "./database-error.ts";

interface Migration {
  name: string;
  checksum: string;
  statements: string[];
}

/** The numbered .sql files that drizzle-kit writes, in order. */
export function readMigrations(service: string, folder: string): Migration[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const numbers = new Map<string, string>();
  return names.map((name) => {
    const number = /^(\d{4})_\w+\.sql$/.exec(name)?.[1];
    if (!number) throw wrong(service, `${name} has no number; name it like 0001_add_zip.sql`);
    const twin = numbers.get(number);
    if (twin) throw wrong(service, `${twin} and ${name} have the same number; generate the newer one again`);
    numbers.set(number, name);
    // Line ends may differ between machines; that is no change.
    const text = fs.readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n");
    const statements = text.split("--> statement-breakpoint").map((statement) => statement.trim());
    return {
      name,
      checksum: createHash("sha256").update(text).digest("hex"),
      statements: statements.filter((statement) => statement !== ""),
    };
  });
}

export interface Applied {
  name: string;
  checksum: string;
}

/** What is still to be applied; throws when what was applied and what is in the folder disagree. */
export function pendingMigrations(service: string, migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = migrations.at(-1)?.name ?? "";
  for (const { name, checksum } of applied) {
    const file = known.get(name);
    if (file && file.checksum !== checksum) {
      throw wrong(
        service,
        `${name} was changed after it had been applied; restore it and put the change in a new migration`,
      );
    }
    // A newer one comes from a newer version running on the same database, which this version must tolerate.
    if (!file && name < newest) throw wrong(service, `${name} was applied but its file is gone; restore it`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const last = applied.at(-1)?.name ?? "";
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw wrong(service, `${late.name} comes before ${last}, already applied; give it the next number`);
  return pending;
}

export const wrong = (service: string, what: string, cause?: unknown): DatabaseError =>
  new DatabaseError(`Migrations of the ${service} service: ${what}.`, { cause });
