// npm run migrations -- [service] [--name what_changed]   writes the migrations that the schemas are missing
// npm run migrations -- --check                           fails when a schema has a change without a migration, or a migration breaks a rule
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { beforeTheRule, migrationProblems } from "./migration-rules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: "string" }, check: { type: "boolean", default: false } },
});

/** Name → folder of everything with tables: services, and platform parts such as jobs. */
const folders = new Map(
  ["services", "platform"]
    .flatMap((parent) => fs.readdirSync(path.join(root, parent)).map((name) => [name, `${parent}/${name}`]))
    .filter(([, folder]) => fs.existsSync(path.join(root, folder, "schema.ts"))),
);
const all = [...folders.keys()];
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`No schema.ts of ${unknown[0]}. There is one of: ${all.join(", ")}.`);

for (const service of positionals.length > 0 ? positionals : all) {
  const folder = path.join(root, folders.get(service), "migrations");
  if (values.check) check(service, folder);
  else generate(service, folder);
}

function schemaOf(service) {
  return path.join(root, folders.get(service), "schema.ts");
}

function generate(service, out, stdio = "inherit") {
  const kit = path.join(root, "node_modules", "drizzle-kit", "bin.cjs");
  const name = values.name ? ["--name", values.name] : [];
  const places = ["--schema", path.relative(root, schemaOf(service)), "--out", path.relative(root, out)];
  const run = spawnSync(process.execPath, [kit, "generate", "--dialect", "postgresql", ...places, ...name], {
    cwd: root,
    stdio,
  });
  if (run.status !== 0)
    fail(`drizzle-kit failed for ${folders.get(service)}/schema.ts.\n${run.stderr ?? ""}`);
}

/** Generates into a copy: a file that appears there is a change of schema nobody wrote a migration for. */
function check(service, folder) {
  for (const name of sqlFiles(folder).filter((name) => !beforeTheRule.has(`${service}/${name}`)))
    for (const problem of migrationProblems(fs.readFileSync(path.join(folder, name), "utf8"))) {
      console.error(`${service}/${name}: ${problem} (scripts/migration-rules.mjs).`);
      process.exitCode = 1;
    }
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  try {
    if (fs.existsSync(folder)) fs.cpSync(folder, copy, { recursive: true });
    const before = sqlFiles(copy).length;
    generate(service, copy, "pipe");
    if (sqlFiles(copy).length === before) return;
    console.error(
      `${folders.get(service)}/schema.ts has changed without a migration. Run: npm run migrations -- ${service}`,
    );
    process.exitCode = 1;
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

function sqlFiles(folder) {
  return (fs.existsSync(folder) ? fs.readdirSync(folder) : []).filter((name) => name.endsWith(".sql"));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
