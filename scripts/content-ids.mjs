// npm run content:ids [-- FOLDER]: writes the ids that are missing in the content folder.
import { fileURLToPath } from "node:url";
import { contentDir } from "./content-dir.mjs";
import { ensureNode, environmentWith, main, run } from "./prepare.mjs";

main(async () => {
  // What it shares with the product is TypeScript, which an older Node cannot read.
  const node = await ensureNode();
  const script = fileURLToPath(new URL("./content-ids/add-ids.mjs", import.meta.url));
  await run(node, [script, process.argv[2] ?? contentDir()], { env: environmentWith(node) });
});
