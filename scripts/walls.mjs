// The walls between the parts: reads every import and holds it against the rules of wall-rules.mjs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { forbidden } from "./wall-rules.mjs";

const importing =
  /^\s*(?:import|export)\s(?:type\s)?[^"';]*?from\s*"(?<from>[^"]+)"|^\s*import\s*"(?<bare>[^"]+)"|\bimport\(\s*"(?<lazy>[^"]+)"/gm;
const typeOnly = /^\s*(?:import|export)\s+type\s/;

function sourcesIn(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes("/paraglide/"));
}

/** All imports of our own files, with their paths from the root. */
export function readImports(root, folders) {
  const files = folders.flatMap((folder) => sourcesIn(root, folder));
  if (files.length === 0) throw new Error(`No sources were found below ${folders.join(", ")}.`);
  return files.flatMap((from) =>
    [...readFileSync(path.join(root, from), "utf8").matchAll(importing)].flatMap(({ 0: text, groups }) => {
      const target = groups.from ?? groups.bare ?? groups.lazy;
      if (!target.startsWith(".") || target.includes("+types")) return [];
      const to = path.posix.join(path.posix.dirname(from), target.replace(/\?.*$/, ""));
      return [{ from, to, typeOnly: typeOnly.test(text) }];
    }),
  );
}

function breaks(rule, { from, to }) {
  const match = new RegExp(rule.from.path ?? "").exec(from);
  if (!match || (rule.from.pathNot && new RegExp(rule.from.pathNot).test(from))) return false;
  const filled = (pattern) => new RegExp(pattern.replace(/\$(\d)/g, (_, n) => match[n] ?? ""));
  return filled(rule.to.path).test(to) && !(rule.to.pathNot && filled(rule.to.pathNot).test(to));
}

/** Files that need each other when the program runs; types are gone by then. */
const fileCycles = (imports) => findCycles(imports.filter((one) => !one.typeOnly));

/** Folders that import each other, types too, so that neither can be read alone. */
function folderCycles(rule, imports) {
  const folderOf = (file) => new RegExp(rule.from.path).exec(file)?.[0];
  const between = imports
    .filter(({ from }) => !new RegExp(rule.from.pathNot).test(from))
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from && to && from !== to);
  return findCycles(between);
}

function findCycles(imports) {
  const needs = new Map();
  for (const { from, to } of imports) needs.set(from, [...(needs.get(from) ?? []), to]);
  const done = new Set();
  const cycles = [];
  function visit(file, trail) {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file]);
    if (done.has(file) || trail.includes(file)) return;
    for (const next of needs.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }
  for (const file of needs.keys()) visit(file, []);
  return cycles;
}

/** Every broken wall in words: which import, which rule, and what to do instead. */
export function brokenWalls(root, folders, rules) {
  const imports = readImports(root, folders);
  return rules.flatMap((rule) => {
    const cycles = rule.to.circular
      ? fileCycles(imports)
      : rule.to.circularFolders && folderCycles(rule, imports);
    const found = cycles
      ? cycles.map((cycle) => cycle.join(" → "))
      : imports.filter((one) => breaks(rule, one)).map(({ from, to }) => `${from} → ${to}`);
    return found.map((what) => `${what}\n    ${rule.name}: ${rule.comment}`);
  });
}

if (process.argv[1]?.endsWith("walls.mjs")) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  const broken = brokenWalls(root, ["server", "services", "platform", "contracts", "site"], forbidden);
  for (const one of broken) console.error(`  ${one}`);
  if (broken.length > 0) {
    console.error(`${broken.length} imports go through a wall.`);
    process.exitCode = 1;
  }
}
