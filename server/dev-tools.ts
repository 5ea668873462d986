import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { createMailboxApp } from "../platform/mail/mailbox-app.ts";
import { createDevClockApp } from "./dev-clock.ts";
import { createDevRolesApp } from "./dev-roles.ts";
import type { Parts } from "./services.ts";

/**
 * The developer's mailbox, clock and roles at /dev. Open on a developer's own machine (`Local`) only: on Staging they need
 * `DEV_KEY`, as the password of a name of any kind, and are not there without one; in Production they never are.
 */
export function createDevTools({
  config,
  clock,
  mailer,
  roles,
}: Pick<Parts, "config" | "clock" | "mailer" | "roles">): Hono | undefined {
  const { DEV_KEY: key } = config;
  const isOwnMachine = config.ENVIRONMENT === "Local";
  if (config.production || !(isOwnMachine || key)) return undefined;
  const app = new Hono();
  if (!isOwnMachine)
    app.use(
      basicAuth({ realm: "Developer's pages", verifyUser: (_name, password) => isSame(password, key!) }),
    );
  if (mailer.mailbox) app.route("/mailbox", createMailboxApp(mailer.mailbox));
  if ("moveTo" in clock) app.route("/clock", createDevClockApp(clock));
  app.route("/roles", createDevRolesApp(roles));
  return app;
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
