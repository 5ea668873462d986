import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock.ts";
import { DatabaseError, openDatabase } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { createAccounts } from "../services/identity/accounts.ts";
import { makeIdentityTables } from "../services/identity/tables.ts";
import { createRoleStore } from "../services/member/roles.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";

const usage = `npm run role -- grant|revoke|list WHO [ROLE]
  WHO   the e-mail address of an account, or the subject that another provider's tokens name
  ROLE  such as Operator`;

class RoleError extends Error {}

interface Wish {
  verb: "grant" | "revoke" | "list";
  who: string;
  role: string;
}

function readWish([verb, who = "", role = "", ...more]: string[]): Wish {
  const known = verb === "grant" || verb === "revoke" || verb === "list";
  const complete = who !== "" && (verb === "list" ? role === "" : /^[A-Za-z][\w-]{0,63}$/.test(role));
  if (!known || !complete || more.length > 0) throw new RoleError(usage);
  return { verb, who, role };
}

/** Gives or takes a role in the database that the settings name, and says what the person has then. */
async function changeRole(config: Config, { verb, who, role }: Wish): Promise<string> {
  const log = createLog({ environment: config.ENVIRONMENT, debug: false });
  log.level = "warn";
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, log });
  try {
    const roles = createRoleStore({ database, clock: systemClock });
    const subject = who.includes("@") ? await subjectOf(who) : who;
    if (verb !== "list") await roles[verb](subject, role);
    const held = await roles.of(subject);
    return `${who} (${subject}) has ${held.length > 0 ? `the roles ${held.join(", ")}` : "no roles"}.`;
  } finally {
    await database.close();
  }

  async function subjectOf(email: string): Promise<string> {
    await makeIdentityTables(database);
    const accounts = createAccounts({ database, clock: systemClock });
    const account = await accounts.findByEmail(email.trim().toLowerCase());
    if (!account) throw new RoleError(`There is no account with a confirmed address ${email}.`);
    return account.id;
  }
}

try {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  const wish = readWish(process.argv.slice(2));
  console.log(await changeRole(loadConfig(root), wish));
} catch (error) {
  const known = error instanceof RoleError || error instanceof DatabaseError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
