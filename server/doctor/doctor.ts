/** npm run doctor: a running installation, looked at as its operator, its readers and its partners see it. */
import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";
import { checkContent, checkContentWebhook } from "./content.ts";
import { checkDataDir } from "./data-dir.ts";
import { checkDatabase } from "./database.ts";
import { bounded, type Finding } from "./finding.ts";
import { checkLaunchPages } from "./launch-pages.ts";
import { checkMail } from "./mail.ts";
import { checkProvider } from "./provider.ts";
import { checkPublicAddress } from "./public-address.ts";
import { checkScripture } from "./scripture.ts";
import { checkStripe } from "./stripe.ts";

interface DoctorOptions {
  config: Config;
  log: Log;
  mailTo?: string | undefined;
  onFinding(finding: Finding): void;
}

export async function examine({ config, log, mailTo, onFinding }: DoctorOptions): Promise<void> {
  const checks: [name: string, run: () => Promise<Finding[]>][] = [
    ["data folder", () => checkDataDir(config)],
    ["database", () => checkDatabase(config, log)],
    ["public address", () => checkPublicAddress(config)],
    ["mail", () => checkMail(config, log, mailTo)],
    ["stripe", () => checkStripe(config)],
    ["cms", () => checkContent(config)],
    ["cms webhook", () => checkContentWebhook(config)],
    ["sign-in", () => checkProvider(config)],
    ["scripture", () => checkScripture(config)],
    ["launch pages", () => checkLaunchPages(config, log)],
  ];
  for (const [name, run] of checks) for (const finding of await bounded(name, run)) onFinding(finding);
}
