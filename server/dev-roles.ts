import { type Context, Hono } from "hono";
import * as z from "zod";
import type { RoleStore } from "../contracts/roles.ts";
import { jsonBody } from "../platform/json-body.ts";
import { refuse } from "../platform/problem.ts";

const change = z.strictObject({
  subject: z.string().min(1).max(200),
  grant: z.array(z.string().min(1).max(100)).default([]),
  revoke: z.array(z.string().min(1).max(100)).default([]),
});

const unknownChange = (c: Context) =>
  refuse(c, 400, "roles.change_unknown", 'Send {"subject": "…", "grant": ["Operator"], "revoke": []}.');

/** Outside production: `POST /dev/roles` gives a member roles or takes them, and answers with all that they now have. */
export function createDevRolesApp(roles: RoleStore): Hono {
  const app = new Hono();
  app.post("/", jsonBody(change, { invalid: unknownChange }), async (c) => {
    const { subject, grant, revoke } = c.req.valid("json");
    for (const role of grant) await roles.grant(subject, role);
    for (const role of revoke) await roles.revoke(subject, role);
    return c.json({ subject, roles: await roles.of(subject) }, 200, { "cache-control": "no-store" });
  });
  return app;
}
