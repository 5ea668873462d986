import { Hono, type MiddlewareHandler } from "hono";
import { createMailboxApp } from "../platform/mail/mailbox-app.ts";
import { refuse } from "../platform/problem.ts";
import { createDevClockApp } from "./dev-clock.ts";
import { createDevRolesApp } from "./dev-roles.ts";
import type { Parts } from "./services.ts";

/** The developer's mailbox, clock and roles at /dev; undefined where nobody may have them (dev-guard.ts). */
export function createDevTools({
  config,
  clock,
  mailer,
  roles,
  devGuard,
}: Pick<Parts, "config" | "clock" | "mailer" | "roles" | "devGuard">): Hono | undefined {
  if (config.production || !(config.ENVIRONMENT === "Local" || config.DEV_KEY)) return undefined;
  const app = new Hono().use(refuseOthers, devGuard);
  if (mailer.mailbox) app.route("/mailbox", createMailboxApp(mailer.mailbox));
  if ("moveTo" in clock) app.route("/clock", createDevClockApp(clock));
  app.route("/roles", createDevRolesApp(roles));
  return app;
}

/** A page of another site may not use what a developer's browser may. */
const refuseOthers: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  const isOwn = !origin || (URL.canParse(origin) && new URL(origin).host === c.req.header("host"));
  if (isOwn) return next();
  return refuse(c, 403, "dev.other_origin", "Only this site's own pages may do this.");
};
