// Every rule in docs/specification.md names a test that exists, or a decision that does.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const table = "docs/specification.md";

/** What is wrong with the rows of the table, one line each. */
export function faultsOf(markdown, readText) {
  const rows = markdown
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.startsWith("| ") && !/^\| Rule \|/.test(line));
  if (rows.length === 0) return [`${table} has no rules`];
  return rows.flatMap(({ line, number }) => {
    const where = `${table}:${number}`;
    const tests = [...line.matchAll(/`([^`]+)` “([^”]+)”/g)];
    const decisions = [...line.matchAll(/\]\((decisions\/[^)]+)\)/g)];
    if (tests.length + decisions.length === 0) return [`${where} names neither a test nor a decision`];
    return [
      ...tests.flatMap(([, file, title]) =>
        readText(file)?.includes(title) ? [] : [`${where}: ${file} has no test “${title}”`],
      ),
      ...decisions.flatMap(([, file]) =>
        readText(`docs/${file}`) === undefined ? [`${where}: docs/${file} does not exist`] : [],
      ),
    ];
  });
}

const read = (file) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, "utf8") : undefined;
};

if (process.argv[1]?.endsWith("specification.mjs")) {
  const faults = faultsOf(read(table) ?? "", read);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
