// A test that fails now and then is a bug with a date: fourteen days after it was first seen nothing else lands before it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./prepare.mjs";

const maxDays = 14;
const msPerDay = 86_400_000;
const day = /^\d{4}-\d\d-\d\d$/;

const known = JSON.parse(readFileSync(path.join(root, "tests", "flaky.json"), "utf8"));
// The day of the last commit, not of the machine: the same commit gives the same answer on every day.
const today = spawnSync("git", ["log", "-1", "--format=%cs"], { cwd: root, encoding: "utf8" }).stdout?.trim();

const problems = known.flatMap(({ name, firstSeen }) => {
  if (!name || !day.test(firstSeen ?? "")) return ["Each entry needs a name and firstSeen, as 2026-01-31."];
  if (!today) return [`${name}: without git nobody knows how old it is.`];
  const days = Math.round((Date.parse(today) - Date.parse(firstSeen)) / msPerDay);
  if (days < -1) return [`${name}: first seen on ${firstSeen}, after the last commit.`];
  return days > maxDays
    ? [`${name}: flaky since ${firstSeen}, ${days} days ago. Mend it or take it out.`]
    : [];
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${known.length} flaky tests are known, none for more than ${maxDays} days.`);
