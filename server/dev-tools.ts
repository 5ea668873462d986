import { Hono } from "hono";
import { createMailboxApp } from "../platform/mail/mailbox-app.ts";
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
  const app = new Hono().use(devGuard);
  if (mailer.mailbox) app.route("/mailbox", createMailboxApp(mailer.mailbox));
  if ("moveTo" in clock) app.route("/clock", createDevClockApp(clock));
  app.route("/roles", createDevRolesApp(roles));
  return app;
}
