import { knownRoles } from "../contracts/roles.ts";
import { systemClock } from "../platform/clock.ts";
import { createRoleStore } from "../services/member/roles.ts";
import { CommandError, type CommandTools, runCommand } from "./operator-command.ts";

const usage = `npm run role -- grant|revoke WHO ROLE
npm run role -- list [WHO]
  WHO   the e-mail address of an account, or the subject that another provider's tokens name
  ROLE  Operator, Editor or Author (the last two for the studio), or the premium role`;

interface Wish {
  verb: "grant" | "revoke" | "list";
  who: string;
  role: string;
}

function readWish([verb, who = "", role = "", ...more]: string[]): Wish {
  const known = verb === "grant" || verb === "revoke" || verb === "list";
  const complete = verb === "list" ? role === "" : who !== "" && role !== "";
  if (!known || !complete || more.length > 0) throw new CommandError(usage);
  return { verb, who, role };
}

const sentence = (who: string, held: readonly string[]) =>
  `${who} has ${held.length > 0 ? `the roles ${held.join(", ")}` : "no roles"}.`;

/** Gives or takes a role, and says what the person has then; or lists everybody who has one. */
await runCommand(async ({ config, database, accountOf, emailOf }: CommandTools) => {
  const { verb, who, role } = readWish(process.argv.slice(2));
  const roles = createRoleStore({ database, clock: systemClock });
  if (who === "") {
    const lines: string[] = [];
    for (const [subject, held] of await roles.all()) {
      const email = await emailOf(subject);
      lines.push(sentence(email ? `${email} (${subject})` : subject, held));
    }
    return lines.sort().join("\n") || "Nobody has a role.";
  }
  const subject = who.includes("@") ? (await accountOf(who)).id : who;
  const known = knownRoles(config.PRODUCT_NAME);
  // One that was given before its name was checked can still be taken.
  const accepted = verb === "revoke" ? [...known, ...(await roles.of(subject))] : known;
  if (verb !== "list" && !accepted.includes(role))
    throw new CommandError(`There is no role ${role}; there are ${known.join(", ")}.`);
  if (verb !== "list") await roles[verb](subject, role);
  return sentence(`${who} (${subject})`, await roles.of(subject));
});
