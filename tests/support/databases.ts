import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { isWhole } from "./tiers.ts";

export interface DatabasePlace {
  url: string | undefined;
  dataDir: string;
}

/** A fresh, empty database on each call; it is closed and removed after the tests. */
export type OpenDatabase = () => Promise<Database & { place: DatabasePlace }>;

const silent = pino({ level: "silent" });

type Define = (open: OpenDatabase) => void;

/** Runs the tests on a real PostgreSQL (started once per run by ./postgres.ts); `npm run test:all` runs them on PGlite as well. */
export function describeOnEachDatabase(name: string, define: Define): void {
  if (isWhole) describeOnBothDatabases(name, define);
  else describeOn("PostgreSQL", newPostgresPlace, name, define);
}

/** For what is about the databases themselves: the same tests on PGlite and on PostgreSQL, in every run. */
export function describeOnBothDatabases(name: string, define: Define): void {
  describeOn("PGlite", newPglitePlace, name, define);
  describeOn("PostgreSQL", newPostgresPlace, name, define);
}

function describeOn(kind: string, newPlace: () => Promise<DatabasePlace>, name: string, define: Define) {
  describe(`${name} on ${kind}`, () => {
    const databases: Database[] = [];
    const places: DatabasePlace[] = [];
    afterAll(async () => {
      await Promise.all(databases.map((database) => database.close()));
      for (const { dataDir } of places) rmSync(dataDir, { recursive: true, force: true });
    });
    define(async () => {
      const place = await newPlace();
      places.push(place);
      const database = await openDatabase({ ...place, log: silent });
      databases.push(database);
      return Object.assign(database, { place });
    });
  });
}

export const newPglitePlace = async (): Promise<DatabasePlace> => copyPglite(inject("emptyPglite"));

/** The embedded database, which a site has by default; in the gate PostgreSQL, which takes a fraction of the processor. */
export const newPlace = (): Promise<DatabasePlace> => (isWhole ? newPglitePlace() : newPostgresPlace());

/** With the tables of every service, as after a first start. */
export const newMigratedPglitePlace = async (): Promise<DatabasePlace> =>
  copyPglite(inject("pgliteTemplate"));

function copyPglite(template: string): DatabasePlace {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-pglite-"));
  cpSync(template, path.join(dataDir, "postgres"), { recursive: true });
  return { url: undefined, dataDir };
}

export async function newPostgresPlace(): Promise<DatabasePlace> {
  const server = inject("postgres");
  if (!server) throw new Error("No PostgreSQL: tests/support/postgres.ts is not in Vitest's globalSetup.");
  if ("error" in server) throw new Error(server.error);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, dataDir: path.join(tmpdir(), "never-made") };
}
