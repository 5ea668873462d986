import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** What ./fresh-process.ts takes back after each file. */
const takenBack = "fn|spyOn|waitFor|restoreAllMocks|useFakeTimers|useRealTimers|advanceTimersByTime(Async)?";

/** A test that changes what a module or the process holds would change it for the files that come after it. */
const changesSharedState = new RegExp(
  `\\bvi\\.(?!(${takenBack})\\b)|\\bsetState\\(|\\bprovide[A-Z]\\w*\\(|\\bprocess\\.(env|chdir|on)\\b`,
);

/** What a file before it has left at work in the process may still write, wait or complain. */
const watchesTheProcess = /\bvi\.spyOn\((fs|files|performance|console, "error")/;

const places = [
  "{contracts,platform,server,services,site}/**/*.test.{ts,tsx}",
  // They read pages of a site that is composed for them, as many files in server/ do, or only call functions.
  "tests/site/{access,featured-plan,first-visit,found-once,prayers-for,routes,search-examples,untrue}.test.ts",
  "tests/{daily,mailing}/{daily-mail,evenings-ahead,rules,unlocked-recordings}.test.ts",
  "tests/umbraco/premium.test.ts",
  "scripts/{content-check,content-import}/*.test.ts",
  "scripts/migration-rules.test.ts",
];

/** Test files that may run one after the other in one process, which imports modules and compiles the database once for all. */
export const filesThatShareAProcess: string[] = globSync(places, { cwd: root }).filter((file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  return !changesSharedState.test(text) && !watchesTheProcess.test(text);
});
