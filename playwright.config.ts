import { defineConfig, devices } from "@playwright/test";

/** Where the browser tests' servers listen; scripts/test.mjs finds free ports. */
const port = Number(process.env.E2E_PORT ?? 4173);
const apartPort = Number(process.env.E2E_APART_PORT ?? 4174);
/** Where a test that needs one puts an ad library. */
const adsPort = Number(process.env.E2E_ADS_PORT ?? 4175);
/** Without it, nothing is proved with another provider than the site's own. */
const elsewherePort = process.env.E2E_ELSEWHERE_PORT;
const elsewhere = { id: "elsewhere", origin: `http://localhost:${elsewherePort}` };

const server = (name: string, onPort: number, settings: Record<string, string> = {}) => ({
  name,
  command: `node --liftoff-only tests/e2e/start-server.ts ${onPort}`,
  url: `http://localhost:${onPort}/readyz`,
  env: settings,
  reuseExistingServer: false,
  timeout: 60_000,
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
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["line"],
    ["./tests/e2e/taps/summary.ts"],
    ...(process.env.E2E_RESULTS ? [["json", { outputFile: process.env.E2E_RESULTS }] as const] : []),
  ],
  // A service worker would answer for pages whose requests a test watches; the test of it lets it in.
  use: { locale: "en-US", timezoneId: "America/New_York", serviceWorkers: "block" },
  projects: [
    {
      // Tests that move the clock, or need advertisements, have a server to themselves and take turns on it:
      // first, so that they do not go on alone at the end.
      name: "apart",
      testMatch: "**/apart/**/*.spec.ts",
      fullyParallel: false,
      workers: 1,
      use: { ...chromium, baseURL: `http://localhost:${apartPort}` },
      metadata: { adsPort },
    },
    {
      name: "chromium",
      testIgnore: ["**/apart/**", "**/backend-away.spec.ts"],
      use: { ...chromium, baseURL: `http://localhost:${port}` },
    },
    // The journey of signing in once more, on a site whose provider is the other site's, and whose lead-routing backend is away.
    ...(elsewherePort
      ? [
          {
            name: "elsewhere",
            testMatch: ["**/sign-in-journey.spec.ts", "**/backend-away.spec.ts"],
            use: { ...chromium, baseURL: elsewhere.origin },
            metadata: { provider: `http://localhost:${port}` },
          },
        ]
      : []),
  ],
  webServer: [
    server("site", port, elsewherePort ? { IDENTITY_SITES: `${elsewhere.id}=${elsewhere.origin}` } : {}),
    // Tapping everything needs the one site only.
    ...(process.env.TAPS === "all"
      ? []
      : [server("apart", apartPort, { ADS_SCRIPT_URL: `http://localhost:${adsPort}/{bundle}.js` })]),
    ...(elsewherePort
      ? [
          server("elsewhere", Number(elsewherePort), {
            OIDC_AUTHORITY: `http://localhost:${port}/identity`,
            OIDC_CLIENT_ID: elsewhere.id,
            LEADS_URL: "off",
          }),
        ]
      : []),
  ],
});
