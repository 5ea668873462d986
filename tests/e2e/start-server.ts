/** `node tests/e2e/start-server.ts PORT`: the product as it ships, with a data folder that is gone when it stops. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { testEnvironment } from "../support/server.ts";
import { serveOnDay } from "./serve-on-day.ts";

const root = path.resolve(import.meta.dirname, "../..");
const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-e2e-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

cpSync(await ensurePgliteTemplate(), path.join(dataDir, "postgres"), { recursive: true });
const texts = path.join(root, "data", "scripture");
if (existsSync(texts)) cpSync(texts, path.join(dataDir, "scripture"), { recursive: true });

const given = process.env;
process.env = testEnvironment({
  PORT: process.argv[2] ?? "4173",
  DATA_DIR: dataDir,
  // Each test comes from an address of its own (fixtures.ts), so that limits per address concern nobody else.
  TRUSTED_PROXIES: "1",
  // Reminders go to the tests' own push service.
  PUSH_TEST_RECEIVER: "true",
  ...Object.fromEntries(
    [
      "ADS_SCRIPT_URL",
      "ADS_SOURCES",
      "GTM_ID",
      "MIXPANEL_TOKEN",
      "MIXPANEL_API_URL",
      "LEADS_URL",
      "OIDC_AUTHORITY",
      "OIDC_CLIENT_ID",
      "IDENTITY_SITES",
    ].flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  ),
});
// Before the product is loaded.
serveOnDay(path.join(root, "build/client/service-worker.js"));
await import("../../server/main.ts");
