// npm run audit: known problems of the packages, of the site and of the studio, each of which must be mended or answered in scripts/audit/answers.json.
// Ends with 1 when one is not, and with 2 when the registry could not be asked.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { askRegistry } from "./audit/ask-registry.mjs";
import { answerProblems, needless, unanswered } from "./audit/findings.mjs";
import { main, root } from "./prepare.mjs";

const folders = { site: root, studio: path.join(root, "studio") };

/** @returns {{ problems: string[], found: number, notTested?: string }} */
export function audit(node) {
  const answers = JSON.parse(readFileSync(path.join(root, "scripts", "audit", "answers.json"), "utf8"));
  const audits = Object.entries(folders).map(([name, folder]) => ({ name, ...askRegistry(node, folder) }));
  const findings = audits.flatMap((one) => one.findings ?? []);
  const silent = audits.filter((one) => one.notTested);
  const today = new Date().toISOString().slice(0, 10);
  const problems = [...answerProblems(answers, today), ...unanswered(findings, answers)];
  if (silent.length === 0)
    return { problems: [...problems, ...needless(answers, findings)], found: findings.length };
  // An answer may be to what the one that did not answer has.
  const notTested = silent.map((one) => `${one.name}: ${one.notTested}`).join("; ");
  return { problems, found: findings.length, notTested };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main(async () => {
    const { problems, notTested, found } = audit(process.execPath);
    for (const problem of problems) console.error(problem);
    if (notTested) console.error(`NOT TESTED: ${notTested}`);
    else if (problems.length === 0) console.log(`${found} known problems, each answered.`);
    process.exitCode = problems.length > 0 ? 1 : notTested ? 2 : 0;
  });
