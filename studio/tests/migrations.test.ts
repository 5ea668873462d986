import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../src/database/migrations");

// Payload writes the list without file extensions, which only bundlers find.
test.each(["sqlite", "postgres"])("Node itself loads every migration of %s", async (database) => {
  const files = readdirSync(path.join(folder, database)).filter((file) => /^\d.*\.ts$/.test(file));
  const list = path.join(folder, database, "index.ts");
  const script = `import(${JSON.stringify(list)}).then((m) => console.log(m.migrations.map(({ name }) => name + ".ts").join()))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script]);
  expect(stdout.trim().split(",")).toEqual(files.sort());
});
