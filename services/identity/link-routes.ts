import { Hono } from "hono";
import { accountPages, identityPath, inLocale } from "../../contracts/identity.ts";
import type { Accounts } from "./accounts.ts";
import { asToken, keepToken } from "./link-cookie.ts";
import type { MailLinks } from "./mail-links.ts";
import type { Exchange } from "./sign-in.ts";
import { readLocale, toPage } from "./to-page.ts";

export interface LinkRoutesOptions {
  accounts: Accounts;
  links: MailLinks;
  origin: string;
  /** After an address was confirmed for the first time. */
  onVerified(accountId: string): Promise<void>;
}

/** The links in mails. Some mail programs open them before people do, so none of them does what cannot be undone. */
export function createLinkRoutes({ accounts, links, origin, onVerified }: LinkRoutesOptions) {
  const app = new Hono<{ Bindings: Exchange }>().basePath(identityPath);

  async function verifyEmail(token: string): Promise<boolean> {
    const link = await links.redeem("verify-email", token);
    if (link) {
      await accounts.markVerified(link.accountId);
      await onVerified(link.accountId);
    }
    // The second visit changes nothing and need not be an error.
    const id = (link ?? (await links.used("verify-email", token)))?.accountId;
    return id !== undefined && Boolean((await accounts.find(id))?.emailVerifiedAt);
  }

  async function changeEmail(token: string): Promise<boolean> {
    const link = await links.redeem("change-email", token);
    if (link?.email && (await accounts.changeEmail(link.accountId, link.email))) {
      // What was sent to the old address opens nothing any more.
      await links.forget("reset-password", link.accountId);
      return true;
    }
    const used = await links.used("change-email", token);
    return used?.email != null && (await accounts.find(used.accountId))?.email === used.email;
  }

  app.get("/verify-email", async (c) => {
    c.header("cache-control", "no-store");
    const token = asToken(c.req.query("token"));
    const good = c.req.method === "GET" && token !== undefined && (await verifyEmail(token));
    const locale = readLocale(c.req.query("locale"));
    return toPage(c, "verifyEmail", locale, good ? { notice: "verified" } : { error: "token-invalid" });
  });

  app.get("/change-email", async (c) => {
    c.header("cache-control", "no-store");
    const token = asToken(c.req.query("token"));
    const good = c.req.method === "GET" && token !== undefined && (await changeEmail(token));
    const locale = readLocale(c.req.query("locale"));
    return toPage(c, "verifyEmail", locale, good ? { notice: "email-changed" } : { error: "token-invalid" });
  });

  const toForm = { "reset-password": "resetPassword", "cancel-deletion": "cancelDeletion" } as const;
  for (const purpose of ["reset-password", "cancel-deletion"] as const)
    app.get(`/${purpose}`, async (c) => {
      c.header("cache-control", "no-store");
      const locale = readLocale(c.req.query("locale"));
      const token = asToken(c.req.query("token"));
      if (!token || !(await links.accountOf(purpose, token)))
        return toPage(c, toForm[purpose], locale, { error: "token-invalid" });
      keepToken(c, purpose, token, origin);
      return c.redirect(inLocale(accountPages[toForm[purpose]], locale), 303);
    });
  return app;
}
