// Every rule in docs/specification.md names a test that exists, or a decision that does.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const table = "docs/specification.md";

const literal = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
/** The code before the title of a test, of a group of tests, or of a case in a list of them. */
const beforeTitle = /(?:\b(?:test|it|describe\w*|step)(?:\.\w+)*\(|\)\(|\bname:)\s*$/;

/** The end of the bracket that opens at `from`. */
function endOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ("([{".includes(text[at])) depth++;
    else if (")]}".includes(text[at]) && --depth === 0) return at;
  }
  return text.length;
}

/** The titles of a file's tests, and the words of the cases that `each` repeats one for. */
function titlesIn(source) {
  const literals = [...source.matchAll(literal)].filter(([text]) => !text.startsWith("/"));
  // Brackets in strings and comments are none.
  const bare = source.replace(literal, (text) => text[0] + " ".repeat(text.length - 2) + text.at(-1));
  const tables = [...bare.matchAll(/\.each\(/g)].map(({ index }) => [index, endOf(bare, index + 5)]);
  return literals
    .filter(
      ({ index }) =>
        beforeTitle.test(bare.slice(Math.max(0, index - 80), index)) ||
        tables.some(([from, to]) => index > from && index < to),
    )
    .map(([text]) => text.replaceAll("\\", ""));
}

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
        titlesIn(readText(file) ?? "").some((known) => known.includes(title))
          ? []
          : [`${where}: ${file} has no test “${title}”`],
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
