// npm run check: style, types, walls between the parts, messages, words in names and dead code.
import path from "node:path";
import { environmentWith, main, prepare, root, run, say } from "./prepare.mjs";

const bin = (name) => path.join(root, "node_modules", ".bin", name);

const steps = [
  ["style (Biome)", bin("biome"), ["check", "--error-on-warnings"]],
  ["messages in both languages", "node", ["scripts/messages.mjs"]],
  ["the specification's rules and their tests", "node", ["scripts/specification.mjs"]],
  ["the trade's words in names", "node", ["scripts/words.mjs"]],
  ["route types", bin("react-router"), ["typegen"]],
  ["types (TypeScript)", bin("tsc"), ["--noEmit"]],
  ["walls between the parts", "node", ["scripts/walls.mjs"]],
  ["dead code (knip)", bin("knip"), ["--no-progress"]],
  // What only tests use is built and reached by nobody.
  [
    "code that only tests use (knip)",
    bin("knip"),
    ["--production", "--no-progress", "--include", "files,exports,types"],
  ],
];

export async function check(node) {
  for (const [name, command, args] of steps) {
    say(`check: ${name}`);
    await run(command, args, { env: environmentWith(node) });
  }
}

if (process.argv[1]?.endsWith("check.mjs")) main(async () => check(await prepare({ build: true })));
