// npm run attack -- https://site.example [--fuzz N]: tries what attackers try against a running site of yours; see attacks/README.md.
import path from "node:path";
import { ensureNode, ensurePackages, environmentWith, main, root, run } from "./prepare.mjs";

main(async () => {
  const node = await ensureNode();
  await ensurePackages(node);
  await run(node, [path.join(root, "attacks", "run.ts"), ...process.argv.slice(2)], {
    env: environmentWith(node),
  });
});
