import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");

export default defineConfig({
  root,
  test: {
    include: ["tests/partners/*.journey.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    env: { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compile") },
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
  },
});
