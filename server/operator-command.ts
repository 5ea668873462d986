import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { createLog, type Log } from "../platform/log.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { type Account, createAccounts } from "../services/identity/accounts.ts";
import { makeIdentityTables } from "../services/identity/tables.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";

/** An operator mistake, shown without a stack. */
export class CommandError extends OperatorError {}

export interface CommandTools {
  config: Config;
  database: Database;
  log: Log;
  /** Undefined when another provider's tokens name this subject. */
  emailOf(subject: string): Promise<string | undefined>;
  /** Throws when there is no account with this confirmed address. */
  accountOf(email: string): Promise<Account>;
}

/** Runs a command on the database that the settings name, and says what it answers. */
export async function runCommand(work: (tools: CommandTools) => Promise<string>): Promise<void> {
  try {
    const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
    const log = createLog({ environment: config.ENVIRONMENT, level: "warn" });
    const migratesApart = config.MIGRATE === "off";
    const { DATABASE_URL: url, dataDir } = config;
    const database = await openDatabase({ url, dataDir, log, migratesApart });
    try {
      const accountOf = (email: string) => findAccount(database, email);
      const emailOf = async (subject: string) => (await (await accountsIn(database)).find(subject))?.email;
      console.log(await work({ config, database, log, emailOf, accountOf }));
    } finally {
      await database.close();
    }
  } catch (error) {
    printError(error);
  }
}

async function accountsIn(database: Database) {
  await makeIdentityTables(database);
  return createAccounts({ database, clock: systemClock });
}

async function findAccount(database: Database, email: string): Promise<Account> {
  const accounts = await accountsIn(database);
  const account = await accounts.findByEmail(email.trim().toLowerCase());
  if (!account) throw new CommandError(`There is no account with a confirmed address ${email}.`);
  return account;
}

export function printError(error: unknown): void {
  const known = error instanceof OperatorError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
