// npm test: everything that proves the product, from a fresh clone on; journeys that are the same in both languages run in one of them,
// the other one the next day. npm run test:all: every journey in every language, and every control tapped. What cannot be built or checked ends the run;
// a failed test does not, so that one run names every one.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { check } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";
import { freePorts } from "./free-ports.mjs";
import { environmentWith, prepare, root, run, say } from "./prepare.mjs";
import { installStudio, prepareStudio } from "./studio/prepare.mjs";
import { counted, counting, playwrightCounts, printFailures, vitestCounts } from "./test-results.mjs";

const at = (...parts) => path.join(root, ...parts);
const isAll = process.argv.includes("--all");
/** Decided once: processes that start on both sides of midnight would disagree. */
const turn = process.env.TEST_TURN || String(Math.floor(Date.now() / 86_400_000));

const inTurn = { TEST_TURN: turn, ...(isAll ? { E2E_MATRIX: "all" } : {}) };

/** `npm start` until it says that it is ready, then stopped; how long that took. */
function timeStart(node, dataDir) {
  const began = performance.now();
  const env = {
    ...environmentWith(node),
    DATA_DIR: dataDir,
    PORT: "0",
    ENVIRONMENT: "Local",
    DATABASE_URL: "",
    SWORD_PATH: at("data", "sword"),
  };
  const child = spawn(node, [at("scripts", "start.mjs")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let ms;
  return new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (ms !== undefined || !output.includes(" is ready at ")) return;
      ms = performance.now() - began;
      child.kill("SIGTERM");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", (code) =>
      code === 0 && ms !== undefined
        ? resolve(ms)
        : reject(new Error(`npm start ended with ${code}:\n${output}`)),
    );
  });
}

const readyWithinMs = 3000;

/** A first start makes the data folder; a later one, with nothing changed, is ready in under 3 seconds. */
async function startTwice(node) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-start-"));
  try {
    const texts = at("data", "scripture");
    if (existsSync(texts)) cpSync(texts, path.join(dataDir, "scripture"), { recursive: true });
    const first = await timeStart(node, dataDir);
    // A machine that is busy with something else may be slow once, not three times.
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && best >= readyWithinMs; tries++)
      best = Math.min(best, await timeStart(node, dataDir));
    say(`first start ${Math.round(first)} ms, second ${Math.round(best)} ms`);
    if (best >= readyWithinMs)
      throw new Error(
        `a second start took ${Math.round(best)} ms; it must be ready in under ${readyWithinMs}.`,
      );
    counted.passed++;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runVitest(
  node,
  results,
  { name = "vitest", args = [], settings = {}, maySkip, cwd = root } = {},
) {
  const file = path.join(results, `${name}.json`);
  const start = () =>
    run(
      node,
      [
        at("node_modules", "vitest", "vitest.mjs"),
        "run",
        ...args,
        `--reporter=${at("tests", "support", "progress.ts")}`,
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      { cwd, env: { ...environmentWith(node), ...inTurn, ...settings } },
    );
  await counting(file, vitestCounts, start, { maySkip });
}

async function runEngines(node, results) {
  const settings = { CHROME_PATH: await ensureChromium(node), ...(await ensureEngines()) };
  const args = ["--config", at("tests", "engines", "vitest.config.ts")];
  await runVitest(node, results, { name: "engines", args, settings });
}

/** Providers, mail servers and the like that nobody here wrote; one that cannot be had is named. */
async function runPartners(node, results) {
  const args = ["--config", at("tests", "partners", "vitest.config.ts")];
  await runVitest(node, results, {
    name: "partners",
    args,
    settings: { CHROME_PATH: await ensureChromium(node) },
    maySkip: true,
  });
}

/** The studio's types and tests, with its own packages. */
async function runStudio(node, results) {
  const studio = await installStudio(node);
  await run(node, [path.join(studio, "node_modules", "typescript", "bin", "tsc"), "--noEmit"], {
    cwd: studio,
    env: environmentWith(node),
  });
  const args = ["--root", studio, "--config", path.join(studio, "vitest.config.ts")];
  await runVitest(node, results, { name: "studio", args, cwd: studio });
  if (!isAll) return;
  const compare = ["--config", at("tests", "studio", "vitest.config.ts")];
  await runVitest(node, results, { name: "studio-pages", args: compare });
}

async function runStudioJourneys(node, results) {
  await prepareStudio(node);
  const file = path.join(results, "studio-journeys.json");
  const env = { ...environmentWith(node), CHROME_PATH: await ensureChromium(node), E2E_RESULTS: file };
  const config = at("tests", "studio", "playwright.config.ts");
  await counting(file, playwrightCounts, () =>
    run(node, [at("node_modules", "@playwright", "test", "cli.js"), "test", "-c", config], { env }),
  );
}

async function runPlaywright(node, results) {
  const file = path.join(results, "playwright.json");
  const chromium = await ensureChromium(node);
  const [port, exclusive, ads, externalIdp] = (await freePorts(4)).map(String);
  const env = {
    ...environmentWith(node),
    CHROME_PATH: chromium,
    E2E_RESULTS: file,
    E2E_PORT: port,
    E2E_EXCLUSIVE_PORT: exclusive,
    E2E_ADS_PORT: ads,
    E2E_EXTERNAL_IDP_PORT: externalIdp,
    ...inTurn,
  };
  if (!isAll) say(`journeys in the languages of turn ${turn}; TEST_TURN=${turn} npm test repeats it`);
  await counting(file, playwrightCounts, () =>
    run(node, [at("node_modules", "@playwright", "test", "cli.js"), "test"], { env }),
  );
}

async function tapEverything(node, results) {
  const file = path.join(results, "taps.json");
  const env = { ...environmentWith(node), E2E_RESULTS: file };
  await counting(file, playwrightCounts, () => run(node, [at("scripts", "taps.mjs")], { env }));
}

async function everything() {
  let node = process.execPath;
  const results = at("node_modules", ".cache", "test-results");
  const before = [
    [
      "prepare (packages, Scripture texts, build)",
      async () => {
        node = await prepare();
        mkdirSync(results, { recursive: true });
      },
    ],
    [
      "check (style, messages, types, walls, dead code) and content",
      () => check(node, [["the content library", node, [at("scripts", "content-check.mjs")]]]),
    ],
  ];
  const tests = [
    ["unit, service and HTTP tests (Vitest)", () => runVitest(node, results)],
    ["browser tests (Playwright)", () => runPlaywright(node, results)],
    ["the same site in Chromium, Firefox and WebKit", () => runEngines(node, results)],
    ["sign-in, mail, payments and a pooler that nobody here wrote", () => runPartners(node, results)],
    ["the studio", () => runStudio(node, results)],
    ["the studio in a real browser, with the site in front of it", () => runStudioJourneys(node, results)],
    ["a second start is ready in under 3 seconds", () => startTwice(node)],
    ...(isAll ? [["every control of every page, tapped", () => tapEverything(node, results)]] : []),
  ];
  const steps = [...before, ...tests];
  const began = performance.now();
  const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  for (const [index, [name, step]] of steps.entries()) {
    const stepBegan = performance.now();
    const failedBefore = counted.failed;
    const place = `test ${index + 1}/${steps.length}`;
    say(`${place}: ${name}`);
    try {
      await step();
    } catch (error) {
      // A step that fails without a failed test to show for it counts as one.
      if (counted.failed === failedBefore) counted.failed++;
      say(`${place}: ${name} FAILED after ${seconds(stepBegan)}: ${error.message}`);
      process.exitCode = 1;
      if (index < before.length) break;
      continue;
    }
    say(`${place}: done in ${seconds(stepBegan)}`);
  }
  printFailures();
  say(`tests took ${seconds(began)}`);
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
}

await everything();
