// npm run test:taps: every control of one page of every type, in both languages, on phone and desk, for visitor, member and premium member.
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { freePorts } from "./free-ports.mjs";
import { environmentWith, main, prepare, root, run } from "./prepare.mjs";

main(async () => {
  const node = await prepare();
  const [port, apart, ads] = (await freePorts(3)).map(String);
  const env = {
    ...environmentWith(node),
    CHROME_PATH: await ensureChromium(node),
    E2E_PORT: port,
    E2E_APART_PORT: apart,
    E2E_ADS_PORT: ads,
    TAPS: "all",
  };
  const playwright = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const args = ["test", "tests/e2e/taps", "--project=chromium", ...process.argv.slice(2)];
  await run(node, [playwright, ...args], { env });
});
