// npm run content:import -- EXPORT [--to FOLDER] [--media FOLDER] [--language en-US|es] [--write]: see docs/moving-in.md.
import { fileURLToPath } from "node:url";
import { ensureNode, ensurePackages, environmentWith, main, run } from "./prepare.mjs";

main(async () => {
  const node = await ensureNode();
  await ensurePackages(node);
  // An older Node cannot read TypeScript, so it is run again by the one that can.
  if (node !== process.execPath)
    return run(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
      env: environmentWith(node),
    });
  const { importContent, readOptions } = await import("./content-import/command.ts");
  process.stdout.write(await importContent(readOptions(process.argv.slice(2))));
});
