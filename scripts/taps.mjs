// npm run test:taps: every control of one page of every type, in both languages, on phone and desk, for visitor, member and premium member.
// Page reports are saved: with --resume, a stopped run continues with pages that are missing or had faults.
import { rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { freePorts } from "./free-ports.mjs";
import { environmentWith, main, prepare, root, run } from "./prepare.mjs";

const resume = "--resume";
const reports = path.join(root, "node_modules", ".cache", "taps");

main(async () => {
  const node = await prepare();
  const given = process.argv.slice(2);
  if (!given.includes(resume)) rmSync(reports, { recursive: true, force: true });
  const [port, exclusive, ads] = (await freePorts(3)).map(String);
  const env = {
    ...environmentWith(node),
    CHROME_PATH: await ensureChromium(node),
    E2E_PORT: port,
    E2E_EXCLUSIVE_PORT: exclusive,
    E2E_ADS_PORT: ads,
    TAPS: "all",
    TAPS_REPORTS: reports,
  };
  const playwright = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const args = ["test", "tests/e2e/taps", "--project=chromium", ...given.filter((arg) => arg !== resume)];
  await run(node, [playwright, ...args], { env });
});
