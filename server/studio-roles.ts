/** Operators give and take roles in the studio; the first of them is whoever has the link that the terminal showed. */
import { Hono } from "hono";
import * as z from "zod";
import { readPlainJson } from "../contracts/plain-json.ts";
import { operatorRole, type RoleStore, writingRoles } from "../contracts/roles.ts";
import { studioFirstPath, studioRolesPath, type WritingPerson } from "../contracts/studio.ts";
import { derivedSecret } from "../platform/derived-secret.ts";
import { refuse } from "../platform/problem.ts";
import { withStudioKey } from "./studio-key.ts";

interface StudioRolesOptions {
  key: string;
  roles: Pick<RoleStore, "of" | "all" | "grant" | "revoke">;
  /** Undefined when another provider knows who people are: they are named by their subject there. */
  accounts:
    | { idOf(email: string): Promise<string | undefined>; emailOf(id: string): Promise<string | undefined> }
    | undefined;
}

const subject = z.string().min(1).max(200);
const wish = z.object({
  /** The operator who wants it. */
  by: subject,
  change: z
    .object({
      verb: z.enum(["grant", "revoke"]),
      who: z.string().trim().min(1).max(320),
      role: z.enum(writingRoles),
    })
    .optional(),
});
const first = z.object({ subject });

const fresh = { "cache-control": "no-store" };

export function createStudioRoles({ key, roles, accounts }: StudioRolesOptions): Hono {
  const app = new Hono();
  for (const path of [studioRolesPath, studioFirstPath]) app.use(path, withStudioKey(key));

  async function writers(): Promise<WritingPerson[]> {
    const people: WritingPerson[] = [];
    for (const [id, all] of await roles.all()) {
      const held = writingRoles.filter((role) => all.includes(role));
      if (held.length > 0) people.push({ subject: id, email: await accounts?.emailOf(id), roles: held });
    }
    return people.sort((a, b) => (a.email ?? a.subject).localeCompare(b.email ?? b.subject));
  }

  app.post(studioRolesPath, async (c) => {
    const wanted = wish.safeParse(await readPlainJson(c.req));
    if (!wanted.success) return refuse(c, 400, "role.unknown", 'Send {"by": "…", "change": {…}}.');
    const { by, change } = wanted.data;
    if (change) {
      const { verb, who, role } = change;
      const id = accounts && who.includes("@") ? await accounts.idOf(who.toLowerCase()) : who;
      if (!id || (verb === "grant" && accounts && !(await accounts.emailOf(id))))
        return refuse(c, 404, "person.unknown", "There is no account with this confirmed address.");
      // Otherwise nobody might be left who can give it back.
      if (verb === "revoke" && role === operatorRole && id === by)
        return refuse(c, 409, "role.own", "Nobody takes this role from themselves.");
      await roles[verb](id, role);
    }
    return c.json({ people: await writers() }, 200, fresh);
  });

  app.get(studioFirstPath, async (c) => {
    const isOpen = (await writers()).length === 0;
    return c.json({ isOpen, code: derivedSecret(key, "first operator") }, 200, fresh);
  });
  app.post(studioFirstPath, async (c) => {
    const wanted = first.safeParse(await readPlainJson(c.req));
    if (!wanted.success) return refuse(c, 400, "person.unknown", 'Send {"subject": "…"}.');
    if ((await writers()).length > 0) return refuse(c, 409, "role.given", "Somebody has a role already.");
    await roles.grant(wanted.data.subject, operatorRole);
    return c.json({ roles: [operatorRole] }, 200, fresh);
  });
  return app;
}
