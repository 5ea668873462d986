import { defineConfig, devices } from "@playwright/test";
import { useMemoryForTemporaryFiles } from "./scripts/memory-tmp.mjs";
// First here, so that servers and workers begin at one time.
import "./tests/e2e/site-day.ts";
import { browserFilesOfWholeProof, isGate, tagOfWholeProof } from "./tests/support/tiers.ts";

useMemoryForTemporaryFiles();

/** Where the browser tests' servers listen; scripts/test.mjs finds free ports. */
const port = Number(process.env.E2E_PORT ?? 4173);
const exclusivePort = Number(process.env.E2E_EXCLUSIVE_PORT ?? 4174);
/** Where a test that needs one puts an ad library. */
const adsPort = Number(process.env.E2E_ADS_PORT ?? 4175);
/** Tapping everything, which takes hours, is a run of its own. */
const isTapping = Boolean(process.env.TAPS_REPORTS);
/** Without it, nothing is proved with another provider than the site's own. */
const externalIdpPort = isGate ? undefined : process.env.E2E_EXTERNAL_IDP_PORT;
const externalIdp = { id: "external-idp", origin: `http://localhost:${externalIdpPort}` };

const server = (name: string, onPort: number, settings: Record<string, string> = {}) => ({
  name,
  command: `node --liftoff-only tests/e2e/start-server.ts ${onPort}`,
  url: `http://localhost:${onPort}/readyz`,
  env: settings,
  reuseExistingServer: false,
  // It only stops hangs.
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [
      // Chromium's sandbox does not work for root, which is what a container usually is.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-extensions",
      "--no-first-run",
    ],
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "node_modules/.cache/playwright",
  fullyParallel: true,
  // A page waits for a fifth of its time, and journeys wait as readers do.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  ...(isGate ? { grepInvert: new RegExp(tagOfWholeProof) } : {}),
  // These only stop hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["line"], ["./tests/e2e/taps/summary.ts"], ["./tests/support/playwright-report.ts"]],
  // A service worker would answer for pages whose requests a test watches; the test of it lets it in.
  use: { locale: "en-US", timezoneId: "America/New_York", serviceWorkers: "block" },
  projects: [
    {
      // Tests that move the clock, or need advertisements, have a server to themselves and take turns on it:
      // first, so that they do not go on alone at the end.
      name: "exclusive",
      testMatch: "**/exclusive/**/*.spec.ts",
      testIgnore: browserFilesOfWholeProof,
      fullyParallel: false,
      workers: 1,
      use: { ...chromium, baseURL: `http://localhost:${exclusivePort}` },
      metadata: { adsPort },
    },
    {
      name: "chromium",
      testIgnore: ["**/exclusive/**", "**/taps/**", "**/backend-away.spec.ts", ...browserFilesOfWholeProof],
      use: { ...chromium, baseURL: `http://localhost:${port}` },
    },
    ...(isTapping
      ? [
          {
            name: "taps",
            testMatch: "**/taps/*.spec.ts",
            use: { ...chromium, baseURL: `http://localhost:${port}` },
          },
        ]
      : []),
    // The journey of signing in once more, on a site whose provider is the other site's, and whose lead-routing backend is away.
    ...(externalIdpPort
      ? [
          {
            name: "external-idp",
            testMatch: ["**/sign-in-journey.spec.ts", "**/backend-away.spec.ts"],
            use: { ...chromium, baseURL: externalIdp.origin },
            metadata: { provider: `http://localhost:${port}` },
          },
        ]
      : []),
  ],
  webServer: [
    server(
      "site",
      port,
      externalIdpPort ? { IDENTITY_SITES: `${externalIdp.id}=${externalIdp.origin}` } : {},
    ),
    // Tapping everything needs the one site only.
    ...(isTapping
      ? []
      : [server("exclusive", exclusivePort, { ADS_SCRIPT_URL: `http://localhost:${adsPort}/{bundle}.js` })]),
    ...(externalIdpPort
      ? [
          server("external-idp", Number(externalIdpPort), {
            OIDC_AUTHORITY: `http://localhost:${port}/identity`,
            OIDC_CLIENT_ID: externalIdp.id,
            LEADS_URL: "off",
          }),
        ]
      : []),
  ],
});
