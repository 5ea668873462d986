import { systemClock } from "../platform/clock.ts";
import { createRoleStore } from "../services/member/roles.ts";
import { CommandError, runCommand } from "./operator-command.ts";

const usage = `npm run role -- grant|revoke|list WHO [ROLE]
  WHO   the e-mail address of an account, or the subject that another provider's tokens name
  ROLE  such as Operator`;

interface Wish {
  verb: "grant" | "revoke" | "list";
  who: string;
  role: string;
}

function readWish([verb, who = "", role = "", ...more]: string[]): Wish {
  const known = verb === "grant" || verb === "revoke" || verb === "list";
  const complete = who !== "" && (verb === "list" ? role === "" : /^[A-Za-z][\w-]{0,63}$/.test(role));
  if (!known || !complete || more.length > 0) throw new CommandError(usage);
  return { verb, who, role };
}

/** Gives or takes a role, and says what the person has then. */
await runCommand(async ({ database, accountOf }) => {
  const { verb, who, role } = readWish(process.argv.slice(2));
  const roles = createRoleStore({ database, clock: systemClock });
  const subject = who.includes("@") ? (await accountOf(who)).id : who;
  if (verb !== "list") await roles[verb](subject, role);
  const held = await roles.of(subject);
  return `${who} (${subject}) has ${held.length > 0 ? `the roles ${held.join(", ")}` : "no roles"}.`;
});
