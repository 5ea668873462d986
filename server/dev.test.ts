import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { developmentFlags } from "./node-flags.mjs";

test("npm run dev: the server and the site that Vite loads share one React Router, without which every page is 500", async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
  });
  onTestFinished(() => vite.close());
  const ofSite = await vite.environments.ssr.pluginContainer.resolveId("react-router");
  const ofServer = execFileSync(
    process.execPath,
    [...developmentFlags, "--input-type=module", "-e", 'console.log(import.meta.resolve("react-router"))'],
    { cwd: import.meta.dirname, encoding: "utf8" },
  );
  expect(fileURLToPath(ofServer.trim())).toBe(ofSite?.id);
});
