import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import {
  type AccountPage,
  accountPages,
  formPaths,
  type IdentityError,
  type IdentityNotice,
  identityPath,
  inLocale,
  nameLength,
} from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";
import { addressKey } from "../../platform/rate-limit.ts";
import type { Accounts } from "./accounts.ts";
import type { AddressLimits } from "./address-limits.ts";
import type { Attempts } from "./attempts.ts";
import { readEmail } from "./email-address.ts";
import type { Letters } from "./letters.ts";
import type { MailLinks } from "./mail-links.ts";
import { passwordFault } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";
import type { Exchange, SignIn } from "./sign-in.ts";

export interface FormsOptions {
  accounts: Accounts;
  links: MailLinks;
  attempts: Attempts;
  limits: AddressLimits;
  passwords: Passwords;
  letters: Letters;
  signIn: SignIn;
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
type FormName = "login" | "register" | "forgot-password" | "reset-password";

const pageOf = {
  login: "login",
  register: "register",
  "forgot-password": "forgotPassword",
  "reset-password": "resetPassword",
} as const satisfies Record<FormName, AccountPage>;

const resetCookie = "identity_reset";
const largestForm = 16 * 1024;
const tokenShape = /^[\w-]{43}$/;

const oneLine = (text: string) =>
  [
    ...text
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, nameLength)
    .join("");

/** 303 to a page; what was typed never gets into an address. */
function toPage(
  c: Context,
  page: AccountPage,
  locale: Locale,
  outcome: { error: IdentityError; wait?: number } | { notice: IdentityNotice },
): Response {
  const query = new URLSearchParams(
    Object.entries(outcome).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return c.redirect(`${inLocale(accountPages[page], locale)}?${query}`, 303);
}

const readLocale = (value: string | undefined): Locale => (value === "es" ? "es" : "en-US");

/** The forms of the account pages, and the links in mails. All paths begin with /identity. */
export function createForms(options: FormsOptions) {
  const { accounts, links, attempts, passwords, letters, signIn, origin, siteName, log } = options;
  const app = new Hono<{
    Bindings: Exchange;
    Variables: { fields: Record<string, string>; locale: Locale };
  }>().basePath(identityPath);

  app.use("/forms/*", async (c, next) => {
    c.header("cache-control", "no-store");
    const from = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    // A browser always says where a form comes from; what says nothing holds nobody's cookies.
    if (from === undefined ? site !== undefined && site !== "same-origin" : from !== origin)
      return refuse(c, 403, "form.foreign", "This form may be sent from the site itself only.");
    return next();
  });
  app.use(
    "/forms/*",
    bodyLimit({
      maxSize: largestForm,
      onError: (c) => refuse(c, 413, "form.too_large", `At most ${largestForm} bytes can be sent.`),
    }),
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
    const verdict = await attempts.take("sign-in", email);
    if (!verdict.allowed)
      return toPage(c, "login", locale, { error: "too-many-attempts", wait: verdict.retryAfterSeconds });
    const account = await accounts.findByEmail(email);
    const matches = await passwords.matches(password, account?.passwordHash);
    if (!account || !matches) return toPage(c, "login", locale, { error: "email-or-password-wrong" });
    if (!account.emailVerifiedAt) {
      // Another answer would tell whoever registered a stranger's address whether it was new.
      letters.remind(account);
      return toPage(c, "login", locale, { error: "email-or-password-wrong" });
    }
    await attempts.clear("sign-in", email);
    return c.redirect(await signIn(c.env, account.id, locale), 303);
  });

  form("register", async (c, fields, locale) => {
    const email = readEmail(fields.email ?? "");
    const firstName = oneLine(fields.firstName ?? "");
    const lastName = oneLine(fields.lastName ?? "");
    const password = fields.password ?? "";
    if (firstName === "") return toPage(c, "register", locale, { error: "name-missing" });
    if (!email) return toPage(c, "register", locale, { error: "email-invalid" });
    const fault = passwordFault(password, { email, firstName, lastName, siteName });
    if (fault) return toPage(c, "register", locale, { error: fault });
    const passwordHash = await passwords.hash(password);
    letters.register({ email, passwordHash, firstName, lastName, locale });
    return toPage(c, "verifyEmail", locale, { notice: "sent" });
  });

  form("forgot-password", async (c, { email: entered = "" }, locale) => {
    const email = readEmail(entered);
    if (!email) return toPage(c, "forgotPassword", locale, { error: "email-invalid" });
    letters.forgotPassword(email, locale);
    return toPage(c, "forgotPassword", locale, { notice: "sent" });
  });

  form("reset-password", async (c, { token: sent = "", password = "" }, locale) => {
    const token = sent || getCookie(c, resetCookie) || "";
    const accountId = tokenShape.test(token) ? await links.accountOf("reset-password", token) : undefined;
    const account = accountId ? await accounts.find(accountId) : undefined;
    if (!account) return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    const fault = passwordFault(password, { ...account, siteName });
    if (fault) return toPage(c, "resetPassword", locale, { error: fault });
    const passwordHash = await passwords.hash(password);
    // The link is used up only now, so that a password which is refused does not cost it.
    if (!(await links.redeem("reset-password", token)))
      return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    await accounts.setPassword(account.id, passwordHash);
    await accounts.markVerified(account.id);
    await links.forget("reset-password", account.id);
    await options.revokeAccount(account.id);
    await attempts.clear("sign-in", account.email);
    letters.passwordChanged(account);
    deleteCookie(c, resetCookie, { path: `${identityPath}/forms` });
    return toPage(c, "login", locale, { notice: "password-changed" });
  });

  async function verifyEmail(token: string): Promise<boolean> {
    if (!tokenShape.test(token)) return false;
    const accountId = await links.redeem("verify-email", token);
    if (accountId) await accounts.markVerified(accountId);
    // Some mail programs open links before people do; the second visit changes nothing and need not be an error.
    const id = accountId ?? (await links.usedBy("verify-email", token));
    return id !== undefined && Boolean((await accounts.find(id))?.emailVerifiedAt);
  }

  app.get("/verify-email", async (c) => {
    c.header("cache-control", "no-store");
    const locale = readLocale(c.req.query("locale"));
    const verified = c.req.method === "GET" && (await verifyEmail(c.req.query("token") ?? ""));
    return toPage(c, "verifyEmail", locale, verified ? { notice: "verified" } : { error: "token-invalid" });
  });

  app.get("/reset-password", async (c) => {
    c.header("cache-control", "no-store");
    const locale = readLocale(c.req.query("locale"));
    const token = c.req.query("token") ?? "";
    const good = tokenShape.test(token) && (await links.accountOf("reset-password", token)) !== undefined;
    if (!good) return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    // In a cookie for the form only: the page is the same for everyone, and its address gives nothing away.
    setCookie(c, resetCookie, token, {
      path: `${identityPath}/forms`,
      httpOnly: true,
      sameSite: "Lax",
      secure: origin.startsWith("https:"),
      maxAge: 60 * 60,
    });
    return c.redirect(inLocale(accountPages.resetPassword, locale), 303);
  });

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "an identity request failed");
    return refuse(c, 500, "request.failed", "It is safe to try again.");
  });
  app.notFound((c) => refuse(c, 404, "not_found", `Nothing is at ${c.req.path}.`));
  return app;
}
