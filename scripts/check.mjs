// npm run check: style, types, walls between the parts, messages, words in names, third-party notices and dead code.
import path from "node:path";
import { environmentWith, main, prepare, root } from "./prepare.mjs";
import { runSteps } from "./steps.mjs";

const bin = (name) => path.join(root, "node_modules", ".bin", name);

const first = [
  ["route types", bin("react-router"), ["typegen"]],
  ["style (Biome)", bin("biome"), ["check", "--error-on-warnings"]],
  ["messages in both languages", "node", ["scripts/messages.mjs"]],
  ["the specification's rules and their tests", "node", ["scripts/specification.mjs"]],
  ["flaky tests, none for long", "node", ["scripts/flaky.mjs"]],
  ["third-party notices as the lockfile says", "node", ["scripts/notices.mjs", "--check"]],
];

/** These read the files that the first step writes. */
const withRouteTypes = [
  ["types (TypeScript)", bin("tsc"), ["--noEmit"]],
  ["the trade's words in names", "node", ["scripts/words.mjs"]],
  ["walls between the parts", "node", ["scripts/walls.mjs"]],
  ["dead code (knip)", bin("knip"), ["--no-progress"]],
  // What only tests use is built and reached by nobody.
  [
    "code that only tests use (knip)",
    bin("knip"),
    ["--production", "--no-progress", "--include", "files,exports,types"],
  ],
];

/** `more` are steps that need nothing of these and run beside them. */
export async function check(node, more = []) {
  const env = environmentWith(node);
  await runSteps("check", [...first, ...more], env);
  await runSteps("check of the code as a whole", withRouteTypes, env);
}

if (process.argv[1]?.endsWith("check.mjs")) main(async () => check(await prepare({ build: true })));
