import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");

/** Minutes long, since the whole library comes in; `npm run test:all` has it. */
export default defineConfig({
  root,
  test: {
    include: ["tests/studio/*.compare.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    env: { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compile") },
    pool: "forks",
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    allowOnly: false,
  },
});
