// Which parts have passed at exactly this state of the sources, so that a long run can go on where it stopped.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../prepare.mjs";

const file = path.join(root, "node_modules", ".cache", "test-passed.json");

const git = (...args) => spawnSync("git", args, { cwd: root, maxBuffer: 2 ** 30 });

function stateOfSources() {
  const head = git("rev-parse", "HEAD");
  // Without git nobody knows what has changed, so that nothing counts as passed.
  if (head.status !== 0) return undefined;
  const hash = createHash("sha256").update(head.stdout).update(git("diff", "HEAD").stdout);
  const others = git("ls-files", "--others", "--exclude-standard", "-z").stdout.toString().split("\0");
  for (const name of others.filter(Boolean).sort())
    hash.update(name).update(readFileSync(path.join(root, name)));
  return hash.digest("hex");
}

/** @returns {{ passed: Record<string, number>, remember: (name: string, tests: number) => void }} */
export function rememberParts({ resume }) {
  const sources = stateOfSources();
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const passed = resume && sources && before.sources === sources ? before.passed : {};
  return {
    passed,
    remember(name, tests) {
      passed[name] = tests;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ sources, passed }));
    },
  };
}
