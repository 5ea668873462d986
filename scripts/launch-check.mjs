// npm run launch:check: which pages the operator must still finish before the site is opened.
import { spawnSync } from "node:child_process";
import { environmentWith, main, prepare, root } from "./prepare.mjs";

main(async () => {
  const node = await prepare({ build: false });
  const { status } = spawnSync(node, ["server/launch-command.ts"], {
    cwd: root,
    stdio: "inherit",
    env: environmentWith(node),
  });
  process.exitCode = status ?? 1;
});
