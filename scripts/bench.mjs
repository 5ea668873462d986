// npm run bench: prepares what is missing, then measures the product against its budgets; see benchmarks/README.md.
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { environmentWith, main, prepare, root, run } from "./prepare.mjs";

main(async () => {
  const node = await prepare();
  const env = { ...environmentWith(node), CHROME_PATH: await ensureChromium(node), NODE_ENV: "production" };
  await run(node, [path.join(root, "benchmarks", "run.ts"), ...process.argv.slice(2)], { env });
});
