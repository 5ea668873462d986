import path from "node:path";
import { defineConfig } from "vitest/config";
import { useMemoryForTemporaryFiles } from "../scripts/memory-tmp.mjs";
import { studioFilesOfWholeProof } from "../tests/support/tiers.ts";

useMemoryForTemporaryFiles();

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: studioFilesOfWholeProof,
    globalSetup: ["../tests/support/postgres.ts", "tests/migrated.ts"],
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "node_modules/.cache/compile") },
    pool: "forks",
    // Loading Payload takes three seconds of the processor: a process does it once, and loads what is ours anew for each file.
    isolate: false,
    setupFiles: ["../tests/support/same-examples.ts", "tests/fresh-modules.ts"],
    // Half of a file's time is waiting for its database.
    maxWorkers: 3,
    // These only stop hangs.
    testTimeout: 300_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
  },
});
