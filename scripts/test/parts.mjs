// The parts of the two runs, by name: what each needs before it, what it checks, and which runner has its tests.
import { rmSync } from "node:fs";
import path from "node:path";
import { audit } from "../audit.mjs";
import { check } from "../check.mjs";
import { ensureChromium } from "../chromium.mjs";
import { ensureEngines } from "../engines.mjs";
import { environmentWith, root, run } from "../prepare.mjs";
import { installStudio, prepareStudio } from "../studio/prepare.mjs";
import { playwright, vitest } from "./runners.mjs";
import { startTwice } from "./start-twice.mjs";

const at = (...parts) => path.join(root, ...parts);
const tapReports = at("node_modules", ".cache", "taps");
const config = (...parts) => ["--config", at(...parts)];

/** Without a registry that knows of problems nothing is proved, and nothing has failed. */
async function checkAudit(node) {
  const { problems, notTested } = audit(node);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return { notTested };
}

/** The studio's packages have types of their own. */
async function checkStudioTypes(node) {
  const studio = await installStudio(node);
  const tsc = path.join(studio, "node_modules", "typescript", "bin", "tsc");
  await run(node, [tsc, "--noEmit"], { cwd: studio, env: environmentWith(node) });
}

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title
 * @property {boolean} [inGate] whether `npm test` has it
 * @property {number} [atLeast] so many tests it has; fewer means that some are not found any more. Who takes some away lowers it
 * @property {boolean} [isFirst] without it the others would only repeat what it says
 * @property {boolean} [maySkip] what needs a program that the machine cannot have is named, and is no failure
 * @property {(node: string) => Promise<void>} [prepare]
 * @property {(node: string) => Promise<{ notTested?: string } | void>} [holds]
 * @property {(node: string, resume: boolean) => Promise<import("./runners.mjs").Runner> | import("./runners.mjs").Runner} [runner]
 */

/** @type {Part[]} */
export const parts = [
  {
    name: "check",
    title: "check (style, messages, types, walls, dead code) and content",
    inGate: true,
    isFirst: true,
    holds: (node) => check(node, [["the content library", node, [at("scripts", "content-check.mjs")]]]),
  },
  {
    name: "vitest",
    title: "unit, service and HTTP tests (Vitest)",
    inGate: true,
    atLeast: 3600,
    runner: (node) => vitest(node, "vitest"),
  },
  {
    name: "browser",
    title: "browser tests (Playwright)",
    inGate: true,
    atLeast: 100,
    prepare: ensureChromium,
    runner: (node) => playwright(node, "browser"),
  },
  {
    name: "studio",
    title: "the studio",
    inGate: true,
    atLeast: 370,
    prepare: installStudio,
    holds: checkStudioTypes,
    runner: (node) =>
      vitest(node, "studio", {
        args: ["--root", at("studio"), ...config("studio", "vitest.config.ts")],
        cwd: at("studio"),
      }),
  },
  {
    name: "studio-pages",
    title: "every page from the studio beside the same from files",
    prepare: installStudio,
    runner: (node) => vitest(node, "studio-pages", { args: config("tests", "studio", "vitest.config.ts") }),
  },
  {
    name: "studio-journeys",
    title: "the studio in a real browser, with the site in front of it",
    prepare: prepareStudio,
    runner: (node) =>
      playwright(node, "studio-journeys", { args: ["-c", at("tests", "studio", "playwright.config.ts")] }),
  },
  {
    name: "engines",
    title: "the same site in Chromium, Firefox and WebKit",
    prepare: ensureChromium,
    runner: async (node) => {
      const settings = { CHROME_PATH: await ensureChromium(node), ...(await ensureEngines()) };
      return vitest(node, "engines", { args: config("tests", "engines", "vitest.config.ts"), settings });
    },
  },
  {
    name: "partners",
    title: "sign-in, mail, payments, storage, a cache and a pooler that nobody here wrote",
    maySkip: true,
    prepare: ensureChromium,
    runner: async (node) => {
      const settings = { CHROME_PATH: await ensureChromium(node) };
      return vitest(node, "partners", { args: config("tests", "partners", "vitest.config.ts"), settings });
    },
  },
  {
    name: "load",
    title: "what loading the library costs",
    holds: (node) => run(node, [at("scripts", "content-check", "print-load.ts")]),
  },
  { name: "audit", title: "known problems of packages, each mended or answered", holds: checkAudit },
  { name: "start", title: "a second start is ready in under 3 seconds", holds: startTwice },
  {
    name: "taps",
    title: "every control of every page, tapped",
    prepare: ensureChromium,
    runner: (node, resume) => {
      // Pages that were tapped without a fault are left out by a run that goes on from another.
      if (!resume) rmSync(tapReports, { recursive: true, force: true });
      return playwright(node, "taps", {
        args: ["--project=taps"],
        settings: { TAPS_REPORTS: tapReports, E2E_EXTERNAL_IDP_PORT: "" },
      });
    },
  },
];
