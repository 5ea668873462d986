import { type Context, Hono } from "hono";
import { accountPages, identityPath, inLocale } from "../../contracts/identity.ts";
import { isUnavailable } from "../../platform/database/database-error.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import type { Credentials } from "./credentials.ts";
import type { ReadCurrentSession } from "./current-session.ts";
import { asToken, browserMark, storeToken } from "./link-cookie.ts";
import type { MailLinks } from "./mail-links.ts";
import { awayPage } from "./provider-pages.ts";
import type { Registrations } from "./registrations.ts";
import type { Exchange } from "./sign-in.ts";
import { readLocale, toPage } from "./to-page.ts";

interface LinkRoutesOptions {
  credentials: Credentials;
  registrations: Registrations;
  links: MailLinks;
  currentSession: ReadCurrentSession;
  origin: string;
  log: Pick<Log, "error">;
}

type LinkContext = Context<{ Bindings: Exchange }>;

/** The links in mails. Mail scanners open them before people do, so none does more than lead to the page with its form. */
export function createLinkRoutes(options: LinkRoutesOptions) {
  const { credentials, registrations, links, currentSession, origin, log } = options;
  const app = new Hono<{ Bindings: Exchange }>().basePath(identityPath);

  app.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "a link of a mail could not be looked up");
    c.header("retry-after", "5");
    c.header("cache-control", "no-store");
    return c.html(awayPage(readLocale(c.req.query("locale"))), isUnavailable(error) ? 503 : 500);
  });

  function read(c: LinkContext) {
    c.header("cache-control", "no-store");
    return { locale: readLocale(c.req.query("locale")), token: asToken(c.req.query("token")) ?? "" };
  }

  app.get("/verify-email", async (c) => {
    const { locale, token } = read(c);
    const link = await links.find("verify-email", token);
    const registration = link?.registrationId ? await registrations.find(link.registrationId) : undefined;
    if (!registration) {
      const done = await credentials.isConfirmed(token);
      return toPage(c, "verifyEmail", locale, done ? { notice: "verified" } : { error: "token-invalid" });
    }
    storeToken(c, "verify-email", token, origin);
    const own = await registrations.madeIn(browserMark(c, "verify-email"), registration.email);
    return toPage(c, "verifyEmail", locale, { notice: own ? "confirm" : "confirm-password" });
  });

  app.get("/sign-in-link", async (c) => {
    const { locale, token } = read(c);
    if (!(await links.find("sign-in", token)))
      return toPage(c, "signInLink", locale, { error: "token-invalid" });
    storeToken(c, "sign-in", token, origin);
    return toPage(c, "signInLink", locale, { notice: "confirm" });
  });

  app.get("/change-email", async (c) => {
    const { locale, token } = read(c);
    const link = await links.find("change-email", token);
    if (!link) {
      const done = await credentials.isMoved(token);
      return toPage(
        c,
        "changeEmail",
        locale,
        done ? { notice: "email-changed" } : { error: "token-invalid" },
      );
    }
    storeToken(c, "change-email", token, origin);
    const own = (await currentSession(c.env))?.accountId === link.accountId;
    return toPage(c, "changeEmail", locale, { notice: own ? "confirm" : "confirm-password" });
  });

  const toForm = { "reset-password": "resetPassword", "cancel-deletion": "cancelDeletion" } as const;
  for (const purpose of ["reset-password", "cancel-deletion"] as const)
    app.get(`/${purpose}`, async (c) => {
      const { locale, token } = read(c);
      if (!(await links.find(purpose, token)))
        return toPage(c, toForm[purpose], locale, { error: "token-invalid" });
      storeToken(c, purpose, token, origin);
      return c.redirect(inLocale(accountPages[toForm[purpose]], locale), 303);
    });
  return app;
}
