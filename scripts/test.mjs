// npm test: the gate, which decides whether a change is accepted. npm run test:all: the whole proof, by parts (`-- engines partners`), and on
// from where it stopped (`-- --resume`). What cannot be built or checked ends the run; a failed test does not, so that one run names every one.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { main, prepare, root, say } from "./prepare.mjs";
import { parts } from "./test/parts.mjs";
import { rememberParts } from "./test/resume.mjs";
import { firstFailures, maxFirstFailures, tryAgain } from "./test/second-try.mjs";

const given = process.argv.slice(2);
const isWhole = given.includes("--all");
const resume = given.includes("--resume");
const names = given.filter((one) => !one.startsWith("--"));
const flakyFile = path.join(root, "test-results", "flaky.json");

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const maxLinesShown = 40;
const shorten = (text) =>
  stripVTControlCharacters(text).trim().split("\n").slice(0, maxLinesShown).join("\n");
const firstLine = (text) => stripVTControlCharacters(text).trim().split("\n")[0];

function chosenParts() {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown)
    throw new Error(`There is no part "${unknown}"; there are: ${parts.map(({ name }) => name).join(", ")}.`);
  const inRun = parts.filter((part) => isWhole || part.inGate);
  const chosen = names.length > 0 ? inRun.filter(({ name }) => names.includes(name)) : inRun;
  if (chosen.length === 0)
    throw new Error(`Only the whole proof has that: npm run test:all -- ${names.join(" ")}`);
  return chosen;
}

/** Does not throw: what went wrong is in the result. */
async function runPart(part, node) {
  const result = { part, passed: 0, refused: [], files: [], failed: [], again: [], runner: undefined };
  const refuse = (error) => result.refused.push({ name: part.title, error: error?.message ?? String(error) });
  try {
    const held = await part.holds?.(node);
    if (!part.runner) {
      result.notTested = held?.notTested;
      result.passed = held?.notTested ? 0 : 1;
      return result;
    }
    result.runner = await part.runner(node, resume);
    const { tests, files, crash } = await result.runner();
    result.files = files;
    result.passed = tests.filter(({ status }) => status === "passed").length;
    const { failed, left, skipped } = firstFailures(tests);
    result.failed = failed;
    result.again = [...failed, ...left];
    if (crash) refuse(crash);
    else if (tests.length < part.atLeast)
      refuse(`It has ${tests.length} tests, not ${part.atLeast} or more (scripts/test/parts.mjs).`);
    for (const { name } of skipped) {
      // A skipped test proves nothing.
      if (part.maySkip) console.log(`NOT TESTED on this machine: ${name}`);
      else result.refused.push({ name, error: "skipped, which proves nothing" });
    }
  } catch (error) {
    refuse(error);
  }
  return result;
}

async function runParts(chosen, node) {
  const memory = isWhole ? rememberParts({ resume }) : undefined;
  const results = [];
  for (const [index, part] of chosen.entries()) {
    const place = `test ${index + 1}/${chosen.length}: ${part.title}`;
    const before = memory?.passed[part.name];
    if (before !== undefined) {
      say(`${place}: passed before (${before})`);
      results.push({ part, passed: before, refused: [], files: [], failed: [], again: [] });
      continue;
    }
    const began = performance.now();
    say(place);
    const result = await runPart(part, node);
    results.push(result);
    const bad = result.refused.length + result.failed.length;
    if (result.notTested) console.log(`NOT TESTED: ${part.title}: ${result.notTested}`);
    say(`${place}: ${bad === 0 ? "done" : `${bad} FAILED`} in ${seconds(began)}`);
    if (bad === 0 && !result.notTested) memory?.remember(part.name, result.passed);
    if (part.isFirst && bad > 0) break;
  }
  return results;
}

/** Everything that failed, once more and alone, unless so much did that it cannot be chance. */
async function secondTries(results) {
  const failed = results.flatMap((result) => result.failed);
  const flaky = [];
  if (failed.length === 0) return flaky;
  for (const { name, error } of failed) console.log(`\nFAILED the first time: ${name}\n${shorten(error)}`);
  const isRefused = failed.length > maxFirstFailures || results.some(({ refused }) => refused.length > 0);
  if (isRefused) say(`${failed.length} tests failed; none is tried again.`);
  for (const result of results) {
    const tried = isRefused
      ? { flaky: [], refused: result.again }
      : await tryAgain(result.runner, result.again, say);
    flaky.push(...tried.flaky);
    result.refused.push(...tried.refused);
    result.passed += result.again.length - tried.refused.length;
  }
  return flaky;
}

function printSlowest(results) {
  const files = results.flatMap((result) => result.files).sort((a, b) => b.ms - a.ms);
  if (files.length === 0) return;
  console.log("\nThe files that took longest:");
  for (const { file, ms } of files.slice(0, 10))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

const knownFlaky = () => JSON.parse(readFileSync(path.join(root, "tests", "flaky.json"), "utf8"));

function printFlaky(flaky) {
  rmSync(flakyFile, { force: true });
  if (flaky.length === 0) return;
  const at = new Date().toISOString();
  mkdirSync(path.dirname(flakyFile), { recursive: true });
  writeFileSync(
    flakyFile,
    `${JSON.stringify(
      flaky.map(({ name, file, error }) => ({ name, file, at, error: shorten(error) })),
      null,
      2,
    )}\n`,
  );
  console.log("");
  const unknown = flaky.filter(({ name }) => !knownFlaky().some((one) => name.includes(one.name)));
  for (const { name, error } of flaky)
    console.log(
      `FLAKY${unknown.some((one) => one.name === name) ? " AND NEW" : ""}: ${name}: ${firstLine(error)}`,
    );
  console.log(
    `${flaky.length} flaky: failed once and passed alone. Mend them; until then tests/flaky.json names`,
  );
  for (const { name } of unknown) console.log(`  ${JSON.stringify({ name, firstSeen: at.slice(0, 10) })}`);
}

main(async () => {
  const chosen = chosenParts();
  process.env.TEST_TIER = isWhole ? "whole" : "gate";
  const began = performance.now();
  say("preparing (packages, Scripture texts, build, browsers)");
  const node = await prepare({ needsScripture: true });
  for (const part of chosen) await part.prepare?.(node);
  say(`prepared in ${seconds(began)}`);

  const testsBegan = performance.now();
  const results = await runParts(chosen, node);
  const flaky = await secondTries(results);
  const refused = results.flatMap((result) => result.refused);
  for (const { name, error } of refused) console.log(`\nFAILED: ${name}\n${shorten(error)}`);
  printSlowest(results);
  printFlaky(flaky);
  say(`tests took ${seconds(testsBegan)}, with what was prepared ${seconds(began)}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`${passed} passed, ${refused.length} failed`);
  if (refused.length > 0) process.exitCode = 1;
});
