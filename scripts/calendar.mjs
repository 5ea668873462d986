// npm run content:calendar -- 2027 [--locale es] [--full]: every day of a year with its season, verse, prayer and quiz
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { environmentWith, main, prepare, root, run } from "./prepare.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: "string", default: "en-US" }, full: { type: "boolean", default: false } },
});

main(async () => {
  const node = await prepare({ build: false });
  if (node !== process.execPath)
    return run(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
      env: environmentWith(node),
    });
  const { printYear } = await import("./content-check/print-year.ts");
  if (!(await printYear(root, Number(positionals[0] ?? new Date().getFullYear()), values)))
    process.exitCode = 1;
});
