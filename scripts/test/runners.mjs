// Vitest and Playwright, started the same way for all tests of a part and for the second try of a few.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "../chromium.mjs";
import { freePorts } from "../free-ports.mjs";
import { environmentWith, root, run } from "../prepare.mjs";

/**
 * @typedef {import("../../tests/support/report.ts").TestReport} TestReport
 * @typedef {{ file: string, project?: string, lines: number[] }} Again the tests of one file that are tried once more
 *
 * @typedef {object} Outcome
 * @property {TestReport[]} tests
 * @property {{ file: string, ms: number }[]} files
 * @property {string} [crash] why the tests are not all that there is to know
 *
 * @typedef {(again?: Again) => Promise<Outcome>} Runner
 */

const at = (...parts) => path.join(root, ...parts);
const reports = at("node_modules", ".cache", "test-reports");

/** @returns {Promise<Outcome>} */
async function reported(name, start) {
  mkdirSync(reports, { recursive: true });
  // Two runs in one folder have a report each.
  const file = path.join(reports, `${name}-${process.pid}.json`);
  rmSync(file, { force: true });
  const failure = await start(file).then(
    () => undefined,
    (error) => error.message,
  );
  if (!existsSync(file)) return { tests: [], files: [], crash: failure ?? "The runner left no report." };
  const { tests, files, outside } = JSON.parse(readFileSync(file, "utf8"));
  renameSync(file, path.join(reports, `${name}.json`));
  if (outside.length > 0) return { tests, files, crash: outside.join("\n") };
  if (tests.length === 0) return { tests, files, crash: failure ?? "No test ran." };
  // A runner may end badly for what no test is blamed for.
  if (failure && tests.every(({ status }) => status === "passed")) return { tests, files, crash: failure };
  return { tests, files };
}

/** @returns {Runner} */
export const vitest =
  (node, name, { args = [], cwd = root, settings = {} } = {}) =>
  (again) =>
    reported(name, (report) =>
      run(
        node,
        [
          at("node_modules", "vitest", "vitest.mjs"),
          "run",
          ...args,
          ...(again ? [path.relative(cwd, at(again.file)), "--maxWorkers=1"] : []),
          `--reporter=${at("tests", "support", "progress.ts")}`,
        ],
        { cwd, env: { ...environmentWith(node), ...settings, TEST_REPORT: report } },
      ),
    );

/** @returns {Runner} */
export const playwright =
  (node, name, { args = [], settings = {} } = {}) =>
  async (again) => {
    const chromium = await ensureChromium(node);
    const [port, exclusive, ads, externalIdp] = (await freePorts(4)).map(String);
    const env = {
      ...environmentWith(node),
      CHROME_PATH: chromium,
      E2E_PORT: port,
      E2E_EXCLUSIVE_PORT: exclusive,
      E2E_ADS_PORT: ads,
      E2E_EXTERNAL_IDP_PORT: externalIdp,
      ...settings,
    };
    const only = again
      ? [
          ...again.lines.map((line) => `${at(again.file)}:${line}`),
          `--project=${again.project}`,
          "--workers=1",
        ]
      : [];
    return reported(name, (report) =>
      run(node, [at("node_modules", "@playwright", "test", "cli.js"), "test", ...args, ...only], {
        env: { ...env, TEST_REPORT: report },
      }),
    );
  };
