import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** A test that changes what a module or the process holds would change it for the files that come after it. */
const changesSharedState = /\bvi\.|\bsetState\(|\bprovide[A-Z]\w*\(|\bprocess\.(env|chdir|on)\b/;

/** Test files that may run one after the other in one process, which imports modules and compiles the database once for all. */
export const filesThatShareAProcess: string[] = globSync(
  "{contracts,platform,server,services,site}/**/*.test.{ts,tsx}",
  { cwd: root },
).filter((file) => !changesSharedState.test(readFileSync(path.join(root, file), "utf8")));
