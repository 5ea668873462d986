/** npm run doctor: says what is wrong with an installation and how to mend it; ends with 1 when something fails. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createLog } from "../platform/log.ts";
import { parseMailAddress } from "../platform/mail/message.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { ConfigError, loadConfig } from "./config.ts";
import { examine } from "./doctor/doctor.ts";
import { describe, type Finding, fail, ok } from "./doctor/finding.ts";
import { explainStartFailure } from "./start-failure.ts";

const usage = `npm run doctor -- [--mail-to ADDRESS] [--json] [--file FILE]
  --mail-to  also sends a message there
  --json     one JSON object instead of lines
  --file     settings from this file instead of .env`;

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        "mail-to": { type: "string" },
        json: { type: "boolean", default: false },
        file: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    if (values["mail-to"] !== undefined && !parseMailAddress(values["mail-to"]))
      throw new OperatorError(`--mail-to ${values["mail-to"]} is no e-mail address.`);
    return values;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

const findings: Finding[] = [];
let asJson = false;
const report = (finding: Finding) => {
  findings.push(finding);
  if (!asJson) console.log(describe(finding));
};

try {
  const flags = readFlags();
  if (flags.help) {
    console.log(usage);
    process.exit();
  }
  asJson = flags.json;
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  try {
    const config = loadConfig(root, flags.file);
    report(ok("settings", `valid, ${config.ENVIRONMENT}`));
    const log = createLog({ environment: "Production" });
    // What it would log is what the findings say.
    log.level = "silent";
    await examine({ config, log, mailTo: flags["mail-to"], onFinding: report });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems)
      report(
        fail(
          "settings",
          problem,
          "Correct it in the file with the settings or in the environment; docs/settings.md has every setting.",
        ),
      );
  }
  const failures = findings.filter(({ state }) => state === "fail").length;
  const warnings = findings.filter(({ state }) => state === "warning").length;
  if (asJson) console.log(JSON.stringify({ healthy: failures === 0, failures, warnings, findings }, null, 2));
  else
    console.log(
      failures + warnings === 0 ? "Nothing is wrong." : `${failures} failed, ${warnings} warnings.`,
    );
  process.exitCode = failures > 0 ? 1 : 0;
} catch (error) {
  process.exitCode = explainStartFailure(error);
}
// A client that keeps a connection open would hold the process.
process.exit();
