// `npm audit` of one lockfile, without anything being installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { environmentWith, npmCommand } from "../prepare.mjs";
import { findingsOf } from "./findings.mjs";

const longestMs = 60_000;

/** The registry's own words may name its host, which is nobody's business. */
const withoutAddresses = (text) => text.replace(/\s*(?:-\s*)?(?:GET|POST)?\s*https?:\/\/\S+/g, "");

/** Why there is no list: npm says it in JSON, or not at all. */
function reasonOf(report, { error, status, signal }) {
  const said = report?.error?.summary || report?.message || report?.error?.code || error?.message;
  return withoutAddresses(said || `npm audit ended with ${signal ?? status} and no list`);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} node
 * @param {string} folder With a package-lock.json.
 * @returns {{ findings: import("./findings.mjs").Finding[] } | { notTested: string }}
 */
export function askRegistry(node, folder) {
  const [command, before] = npmCommand(node);
  const result = spawnSync(command, [...before, "audit", "--json", "--package-lock-only"], {
    cwd: folder,
    env: environmentWith(node),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestMs,
  });
  const report = parsed(result.stdout ?? "");
  // It also ends with 1 when it has found something, so that only the list itself says that it was made.
  if (!report?.vulnerabilities) return { notTested: reasonOf(report, result) };
  const lockfile = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  return { findings: findingsOf(report, lockfile) };
}
