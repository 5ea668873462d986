import path from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**", "data/**", ".runtime/**"],
    globalSetup: ["tests/support/postgres.ts"],
    // The processes that tests start read hundreds of modules each; those of the one before are kept.
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "node_modules/.cache/compile") },
    pool: "forks",
    // Two at a time leaves room for the processes that tests start themselves.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // These end what hangs. How quick something must be is told by order, exact values or the processor's time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A forgotten `.only` would pass for a full run.
    allowOnly: false,
  },
});
