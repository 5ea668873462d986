import path from "node:path";
import { defineConfig } from "vitest/config";
import { useMemoryForTemporaryFiles } from "./scripts/memory-tmp.mjs";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { filesThatShareAProcess } from "./tests/support/shared-process.ts";
import { filesOfWholeProof } from "./tests/support/tiers.ts";

useMemoryForTemporaryFiles();

const notOurs = ["**/node_modules/**", "studio/**", "build/**", "data/**", "release/**", ".runtime/**"];
const leftOut = [...notOurs, ...filesOfWholeProof];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/same-examples.ts"],
    // Test processes load hundreds of modules each; the compile cache is shared between them.
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "node_modules/.cache/compile") },
    pool: "forks",
    // The embedded database is WebAssembly: optimising it takes longer than the tests that would gain by it.
    execArgv: ["--liftoff-only"],
    // Files that start processes of their own wait for half of their time, so that two of them leave two CPUs half idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // These only stop hangs. Speed is tested by order, exact values or CPU time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A forgotten `.only` would pass for a full run.
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...leftOut, ...filesThatShareAProcess],
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          include: filesThatShareAProcess,
          exclude: leftOut,
          isolate: false,
          setupFiles: ["tests/support/fresh-process.ts"],
        },
      },
    ],
  },
});
