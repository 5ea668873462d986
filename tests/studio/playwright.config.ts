import { defineConfig, devices } from "@playwright/test";
import { useMemoryForTemporaryFiles } from "../../scripts/memory-tmp.mjs";

useMemoryForTemporaryFiles();

/** One studio and one site for all journeys, which take turns on them: some kill the studio, and one moves the clock. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../node_modules/.cache/playwright-studio",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["../support/playwright-report.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 1000 },
    // Editors plan by their own clock, which is not the server's.
    timezoneId: "America/New_York",
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        // Chromium's sandbox does not work for root, which is what a container usually is.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
