/** The studio learns here which roles a person has now, and whether their sign-in still holds. */
import { Hono } from "hono";
import * as z from "zod";
import { readPlainJson } from "../contracts/plain-json.ts";
import { type RoleStore, writingRoles } from "../contracts/roles.ts";
import { type StudioRoles, studioPersonPath } from "../contracts/studio.ts";
import { refuse } from "../platform/problem.ts";
import { withStudioKey } from "./studio-key.ts";

interface StudioPeopleOptions {
  key: string;
  roles: Pick<RoleStore, "of">;
  /** Undefined when another provider knows who people are. */
  isSignedIn: ((token: { subject: string; session: string; grant: string }) => Promise<boolean>) | undefined;
}

const person = z.object({
  subject: z.string().min(1).max(200),
  session: z.string().max(200).default(""),
  grant: z.string().max(200).default(""),
});

export function createStudioPeople({ key, roles, isSignedIn }: StudioPeopleOptions): Hono {
  const app = new Hono();
  app.post(studioPersonPath, withStudioKey(key), async (c) => {
    const wanted = person.safeParse(await readPlainJson(c.req));
    if (!wanted.success) return refuse(c, 400, "person.unknown", 'Send {"subject": "…"}.');
    if (isSignedIn && !(await isSignedIn(wanted.data)))
      return refuse(c, 404, "person.signed_out", "This sign-in has ended.");
    const held = await roles.of(wanted.data.subject);
    const answer: StudioRoles = { roles: writingRoles.filter((role) => held.includes(role)) };
    return c.json(answer, 200, { "cache-control": "no-store" });
  });
  return app;
}
