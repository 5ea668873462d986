import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");

export default defineConfig({
  root,
  test: {
    include: ["tests/partners/*.journey.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    // Minutes each; `npm run test:all` has them.
    exclude: process.env.E2E_MATRIX === "all" ? [] : ["tests/partners/{s3,varnish}.journey.ts"],
    env: { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compile") },
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
  },
});
