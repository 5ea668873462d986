import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { type AccountPage, formPaths, identityPath, nameLength } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import { bodyAtMost, lengthRequired } from "../../platform/body-size.ts";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";
import { addressKey } from "../../platform/rate-limit.ts";
import type { Accounts } from "./accounts.ts";
import type { AddressLimits } from "./address-limits.ts";
import type { Attempts } from "./attempts.ts";
import { readEmail } from "./email-address.ts";
import { type KnownDevices, knownDeviceCookie } from "./known-device.ts";
import type { Letters } from "./letters.ts";
import { asToken, dropToken, keptToken } from "./link-cookie.ts";
import type { MailLinks } from "./mail-links.ts";
import { newsletterWish } from "./newsletter-wish.ts";
import { oneLine } from "./one-line.ts";
import { ownOriginOnly } from "./own-origin.ts";
import { passwordFault } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";
import type { Exchange, SignIn } from "./sign-in.ts";
import { readLocale, toPage } from "./to-page.ts";

export interface FormsOptions {
  accounts: Accounts;
  links: MailLinks;
  attempts: Attempts;
  limits: AddressLimits;
  passwords: Passwords;
  letters: Letters;
  signIn: SignIn;
  knownDevices: KnownDevices;
  revokeAccount(accountId: string): Promise<void>;
  addressOf(exchange: Exchange): string | undefined;
  origin: string;
  siteName: string;
  log: Pick<Log, "error">;
}

type FormContext = Context<{
  Bindings: Exchange;
  Variables: { fields: Record<string, string>; locale: Locale };
}>;
type FormName = "login" | "register" | "forgot-password" | "reset-password" | "cancel-deletion";

const pageOf = {
  login: "login",
  register: "register",
  "forgot-password": "forgotPassword",
  "reset-password": "resetPassword",
  "cancel-deletion": "cancelDeletion",
} as const satisfies Record<FormName, AccountPage>;

const largestForm = 16 * 1024;

/** The forms of the account pages. All paths begin with /identity. */
export function createForms(options: FormsOptions) {
  const { accounts, links, attempts, passwords, letters, signIn, knownDevices, origin, siteName, log } =
    options;
  const app = new Hono<{
    Bindings: Exchange;
    Variables: { fields: Record<string, string>; locale: Locale };
  }>().basePath(identityPath);

  app.use("/forms/*", ownOriginOnly(origin, "form.foreign"));
  app.use(
    "/forms/*",
    lengthRequired("form.too_large"),
    bodyAtMost(largestForm, (c, bytes) =>
      refuse(c, 413, "form.too_large", `A form may have at most ${bytes} bytes.`),
    ),
  );

  function form(
    name: FormName,
    answer: (c: FormContext, fields: Record<string, string>, locale: Locale) => Promise<Response>,
  ) {
    app.post(formPaths[pageOf[name]].slice(identityPath.length), async (c) => {
      if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
        return refuse(c, 415, "form.wrong_type", "Send application/x-www-form-urlencoded.");
      const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
      const locale = readLocale(fields.locale);
      c.set("locale", locale);
      const address = options.addressOf(c.env);
      const verdict = options.limits[name].take(address ? addressKey(address) : "unknown");
      if (!verdict.allowed)
        return toPage(c, pageOf[name], locale, {
          error: "too-many-attempts",
          wait: verdict.retryAfterSeconds,
        });
      try {
        return await answer(c, fields, locale);
      } catch (error) {
        log.error({ err: error, form: name }, "an account form failed");
        return toPage(c, pageOf[name], locale, { error: "try-again" });
      }
    });
  }

  form("login", async (c, { email: entered = "", password = "" }, locale) => {
    const email = readEmail(entered);
    if (!email) return toPage(c, "login", locale, { error: "email-invalid" });
    const account = await accounts.findByEmail(email);
    const device = knownDevices.idOf(getCookie(c, knownDeviceCookie), account);
    const guesser = device ? `device ${device}` : email;
    const verdict = await attempts.take("sign-in", guesser);
    if (!verdict.allowed)
      return toPage(c, "login", locale, { error: "too-many-attempts", wait: verdict.retryAfterSeconds });
    const matches = await passwords.matches(password, account?.passwordHash);
    if (!account || !matches) return toPage(c, "login", locale, { error: "email-or-password-wrong" });
    if (!account.emailVerifiedAt) {
      // Another answer would tell whoever registered a stranger's address whether it was new.
      letters.remind(account);
      return toPage(c, "login", locale, { error: "email-or-password-wrong" });
    }
    await attempts.clear("sign-in", guesser);
    return c.redirect(await signIn(c.env, account, locale), 303);
  });

  form("register", async (c, fields, locale) => {
    const email = readEmail(fields.email ?? "");
    const firstName = oneLine(fields.firstName ?? "", nameLength);
    const lastName = oneLine(fields.lastName ?? "", nameLength);
    const password = fields.password ?? "";
    if (firstName === "") return toPage(c, "register", locale, { error: "name-missing" });
    if (!email) return toPage(c, "register", locale, { error: "email-invalid" });
    const fault = await passwordFault(password, { email, firstName, lastName, siteName });
    if (fault) return toPage(c, "register", locale, { error: fault });
    const passwordHash = await passwords.hash(password);
    const legacyId = /^[\w-]{1,64}$/.test(fields.legacyId ?? "") ? fields.legacyId! : null;
    const entered = { email, passwordHash, firstName, lastName, locale, legacyId };
    await letters.register(entered, newsletterWish(fields, entered));
    return toPage(c, "verifyEmail", locale, { notice: "sent" });
  });

  form("forgot-password", async (c, { email: entered = "" }, locale) => {
    const email = readEmail(entered);
    if (!email) return toPage(c, "forgotPassword", locale, { error: "email-invalid" });
    await letters.forgotPassword(email, locale);
    return toPage(c, "forgotPassword", locale, { notice: "sent" });
  });

  form("reset-password", async (c, { token: sent = "", password = "" }, locale) => {
    const token = asToken(sent) ?? keptToken(c, "reset-password");
    const accountId = token && (await links.accountOf("reset-password", token));
    const account = accountId ? await accounts.find(accountId) : undefined;
    if (!token || !account) return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    const fault = await passwordFault(password, { ...account, siteName });
    if (fault) return toPage(c, "resetPassword", locale, { error: fault });
    const passwordHash = await passwords.hash(password);
    // The link is used up only now, so that a password which is refused does not cost it.
    if (!(await links.redeem("reset-password", token)))
      return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    await accounts.setPassword(account.id, passwordHash);
    await accounts.markVerified(account.id);
    await links.forget("reset-password", account.id);
    // Whoever knew the old password may have asked for another address meanwhile.
    await links.forget("change-email", account.id);
    await options.revokeAccount(account.id);
    await attempts.clear("sign-in", account.email);
    await letters.tell("changed", account);
    dropToken(c, "reset-password");
    return toPage(c, "login", locale, { notice: "password-changed" });
  });

  form("cancel-deletion", async (c, _fields, locale) => {
    const token = keptToken(c, "cancel-deletion");
    const link = token && (await links.redeem("cancel-deletion", token));
    if (!link || !(await accounts.stay(link.accountId)))
      return toPage(c, "cancelDeletion", locale, { error: "token-invalid" });
    dropToken(c, "cancel-deletion");
    return toPage(c, "login", locale, { notice: "deletion-cancelled" });
  });

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "an identity request failed");
    return refuse(c, 500, "request.failed", "It is safe to try again.");
  });
  app.notFound((c) => refuse(c, 404, "not_found", `Nothing is at ${c.req.path}.`));
  return app;
}
