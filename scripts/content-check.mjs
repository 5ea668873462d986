// npm run content:check: is the library complete, in both languages, and fit to publish?
import { fileURLToPath } from "node:url";
import { environmentWith, main, prepare, root, run } from "./prepare.mjs";

main(async () => {
  const node = await prepare({ build: false });
  // An older Node cannot read TypeScript, so the check is run again by the one that can.
  if (node !== process.execPath)
    return run(node, [fileURLToPath(import.meta.url)], { env: environmentWith(node) });
  const { checkLibrary } = await import("./content-check/check-library.ts");
  if (!(await checkLibrary(root))) process.exitCode = 1;
});
