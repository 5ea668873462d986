/** Does the library load in under 4 seconds of processor time and 150 MB? Only a quiet machine can say. */
import path from "node:path";
import { measureLoad, tooCostly } from "./load-cost.ts";

const cost = await measureLoad(path.resolve(import.meta.dirname, "../.."));
console.log(
  `Loading: ${Math.round(cost.ms)} ms (${Math.round(cost.cpuMs)} ms of processor time), ${Math.round(cost.addedMb)} MB added, ${cost.cachedMb.toFixed(1)} MB retained`,
);
for (const finding of tooCostly(cost)) {
  console.error(finding);
  process.exitCode = 1;
}
