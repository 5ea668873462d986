/** npm run setup: asks, or takes flags, and writes the settings of a production site (docs/setup.md). */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createLog } from "../platform/log.ts";
import { parseMailAddress } from "../platform/mail/message.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { givenDataDir, settingsFile } from "./environment.ts";
import { createAsker } from "./setup/ask.ts";
import { flagOf, parts } from "./setup/parts.ts";
import { setUp } from "./setup/setup.ts";
import { explainStartFailure } from "./start-failure.ts";

const settings = parts.flatMap(({ questions }) => questions.map(({ setting }) => setting));
const ownFlags = {
  yes: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  unchecked: { type: "boolean", default: false },
  "new-webhook": { type: "boolean", default: false },
  "mail-to": { type: "string" },
  file: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const usage = `npm run setup -- [--yes] [--force] [--unchecked] [--new-webhook] [--mail-to ADDRESS] [--file FILE] [--SETTING VALUE …]
  --yes          ask nothing; what is missing and has no default is an error
  --force        change what the file already has (secrets stay)
  --unchecked    with --yes: write although a check failed
  --new-webhook  make Stripe's endpoint anew, when its secret is lost
  --mail-to      send a message there to try the mail server
  --file         write this file instead of .env
  settings       ${settings.map((name) => `--${flagOf(name)}`).join(" ")}`;

function readFlags() {
  const bySetting = Object.fromEntries(settings.map((name) => [flagOf(name), { type: "string" as const }]));
  try {
    const { values } = parseArgs({ options: { ...bySetting, ...ownFlags } });
    const given: Record<string, string> = {};
    for (const name of settings) {
      const value = values[flagOf(name) as keyof typeof values];
      if (typeof value === "string" && value.trim() !== "") given[name] = value.trim();
    }
    if (values["mail-to"] !== undefined && !parseMailAddress(values["mail-to"]))
      throw new OperatorError(`--mail-to ${values["mail-to"]} is no e-mail address.`);
    return { values, given };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

try {
  const { values, given } = readFlags();
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  const dataDir = givenDataDir();
  const log = createLog({ environment: "Production" });
  log.level = "silent";
  if (values.help) console.log(usage);
  else
    await setUp({
      root,
      file: values.file ? path.resolve(root, values.file) : settingsFile(root),
      given: { ...(dataDir ? { DATA_DIR: dataDir } : {}), ...given },
      asker: values.yes ? undefined : createAsker(process.stdin, process.stdout),
      force: values.force,
      unchecked: values.unchecked,
      newWebhook: values["new-webhook"],
      mailTo: values["mail-to"],
      log,
      say: (line) => console.log(line),
    });
} catch (error) {
  process.exitCode = explainStartFailure(error);
}
// An open terminal or a client's connection would hold the process.
process.exit();
