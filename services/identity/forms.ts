import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { normalizeEmail } from "../../contracts/email-address.ts";
import {
  type AccountPage,
  accountPages,
  formPaths,
  identityPath,
  inLocale,
  nameLength,
} from "../../contracts/identity.ts";
import { readOwnPath } from "../../contracts/own-path.ts";
import type { Locale } from "../../contracts/site.ts";
import { addressKey } from "../../platform/address.ts";
import { lengthRequired, limitBody } from "../../platform/body-size.ts";
import { counts } from "../../platform/counts.ts";
import type { Log } from "../../platform/log.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Account } from "./accounts.ts";
import type { AddressLimits } from "./address-limits.ts";
import { type ConfirmFormsOptions, createConfirmForms, type FormAnswer } from "./confirm-forms.ts";
import { type KnownDevices, knownDeviceCookie } from "./known-device.ts";
import type { Leaving } from "./leaving.ts";
import { readLegacyId } from "./legacy-link.ts";
import type { LinkCodes } from "./link-codes.ts";
import { asToken, browserMark, dropToken, markBrowser, storedToken } from "./link-cookie.ts";
import { createLinkForms } from "./link-forms.ts";
import { newsletterWish } from "./newsletter-wish.ts";
import { oneLine } from "./one-line.ts";
import { ownOriginOnly } from "./own-origin.ts";
import { passwordFault } from "./password-rules.ts";
import { cookieOptions } from "./provider.ts";
import type { SecondFactor } from "./second-factor.ts";
import { type SecondStep, secondStepCookie, secondStepSeconds } from "./second-step.ts";
import { sentOrBefore } from "./sent-or-before.ts";
import type { Exchange } from "./sign-in.ts";
import { readLocale, toPage } from "./to-page.ts";

interface FormsOptions extends ConfirmFormsOptions {
  limits: AddressLimits;
  accountMails: AccountMails;
  leaving: Leaving;
  linkCodes: LinkCodes;
  knownDevices: KnownDevices;
  secondFactor: SecondFactor;
  secondStep: SecondStep;
  addressOf(exchange: Exchange): string | undefined;
  origin: string;
  siteName: string;
  /** By which the old system signs its users' ids. */
  legacyKey: string | undefined;
  log: Pick<Log, "error">;
}

type FormName = keyof typeof pageOf;

const pageOf = {
  login: "login",
  "email-link": "emailLink",
  "sign-in-link": "signInLink",
  "second-factor": "secondFactor",
  register: "register",
  "forgot-password": "forgotPassword",
  "reset-password": "resetPassword",
  "verify-email": "verifyEmail",
  "change-email": "changeEmail",
  "cancel-deletion": "cancelDeletion",
} as const satisfies Record<string, AccountPage>;

const largestForm = 16 * 1024;
const longestPath = 500;

/** A page of ours, or none. */
function ownPath(entered = ""): string | null {
  const url = entered.length > longestPath ? undefined : readOwnPath(entered);
  return url ? url.pathname + url.search + url.hash : null;
}

/** The forms of the account pages. All paths begin with /identity. */
export function createForms(options: FormsOptions) {
  const { accounts, links, attempts, passwords, accountMails, leaving, credentials, signIn } = options;
  const { knownDevices, secondFactor, secondStep, origin, siteName, log } = options;
  const confirm = createConfirmForms(options);
  const linkForms = createLinkForms({ ...options, askSecondFactor });
  const app = new Hono<{ Bindings: Exchange }>().basePath(identityPath);

  app.use("/forms/*", ownOriginOnly(origin, "form.foreign"));
  // The provider writes its cookies on the raw answer, where cookies of ours would replace them.
  app.use("/forms/*", async (c, next) => {
    await next();
    if (!c.res.headers.has("set-cookie")) return;
    for (const line of [c.env.outgoing.getHeader("set-cookie") ?? []].flat())
      c.res.headers.append("set-cookie", String(line));
  });
  app.use(
    "/forms/*",
    lengthRequired("form.too_large"),
    limitBody(largestForm, (c, bytes) =>
      refuse(c, 413, "form.too_large", `A form may have at most ${bytes} bytes.`),
    ),
  );

  function form(name: FormName, answer: FormAnswer) {
    app.post(formPaths[pageOf[name]].slice(identityPath.length), async (c) => {
      if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
        return refuse(c, 415, "form.wrong_type", "Send application/x-www-form-urlencoded.");
      const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
      // No field means anything by it, and no database stores it.
      if (Object.values(fields).some((value) => value.includes("\0")))
        return refuse(c, 400, "form.malformed", "A field has the sign NUL in it.");
      const locale = readLocale(fields.locale);
      try {
        const verdict = await options.limits[name].take(addressKey(options.addressOf(c.env)));
        if (!verdict.allowed)
          return toPage(c, pageOf[name], locale, {
            error: "too-many-attempts",
            wait: verdict.retryAfterSeconds,
          });
        return await answer(c, fields, locale);
      } catch (error) {
        log.error({ err: error, form: name }, "an account form failed");
        return toPage(c, pageOf[name], locale, { error: "try-again" });
      }
    });
  }

  /** The first of two steps is done, by the means `amr`. */
  function askSecondFactor(c: Context, account: Account, amr: string, locale: Locale): Response {
    setCookie(c, secondStepCookie, secondStep.cookieFor(account, amr), {
      ...cookieOptions(origin),
      sameSite: "Lax",
      maxAge: secondStepSeconds,
    });
    return c.redirect(inLocale(accountPages.secondFactor, locale), 303);
  }

  form("login", async (c, { email: entered = "", password = "" }, locale) => {
    const email = normalizeEmail(entered);
    if (!email) return toPage(c, "login", locale, { error: "email-invalid" });
    const account = await accounts.findByEmail(email);
    const device = knownDevices.idOf(getCookie(c, knownDeviceCookie), account);
    const guesser = device ? `device ${device}` : email;
    const verdict = await attempts.take("sign-in", guesser);
    if (!verdict.allowed)
      return toPage(c, "login", locale, { error: "too-many-attempts", wait: verdict.retryAfterSeconds });
    const matches = await passwords.matches(password, account?.passwordHash);
    if (!account || !matches) {
      counts.signIns.inc("refused");
      return toPage(c, "login", locale, { error: "email-or-password-wrong" });
    }
    await attempts.clear("sign-in", guesser);
    if (!(await secondFactor.isOn(account.id))) return c.redirect(await signIn(c.env, account, locale), 303);
    return askSecondFactor(c, account, "pwd", locale);
  });

  form("email-link", linkForms.emailLink);
  form("sign-in-link", linkForms.signInLink);
  app.get(formPaths.signInLink.slice(identityPath.length), linkForms.state);

  form("second-factor", async (c, { code = "" }, locale) => {
    const { account, amr = "" } = (await secondStep.read(getCookie(c, secondStepCookie))) ?? {};
    if (!account) return toPage(c, "login", locale, { error: "session-expired" });
    const device = knownDevices.idOf(getCookie(c, knownDeviceCookie), account);
    const guesser = device ? `device ${device}` : account.id;
    const verdict = await attempts.take("second-factor", guesser);
    if (!verdict.allowed)
      return toPage(c, "secondFactor", locale, {
        error: "too-many-attempts",
        wait: verdict.retryAfterSeconds,
      });
    if (!(await secondFactor.check(account.id, code))) {
      counts.signIns.inc("refused");
      return toPage(c, "secondFactor", locale, { error: "code-wrong" });
    }
    await attempts.clear("second-factor", guesser);
    deleteCookie(c, secondStepCookie, { path: identityPath });
    return c.redirect(await signIn(c.env, account, locale, { amr: [amr, "otp"] }), 303);
  });

  form("register", async (c, fields, locale) => {
    const email = normalizeEmail(fields.email ?? "");
    if (fields.again) {
      const browser = browserMark(c, "verify-email");
      if (!browser || !email) return toPage(c, "register", locale, { error: "session-expired" });
      const verdict = await accountMails.registerAgain(email, browser);
      return toPage(c, "verifyEmail", locale, sentOrBefore(verdict, "sent-again"));
    }
    const firstName = oneLine(fields.firstName ?? "", nameLength);
    const lastName = oneLine(fields.lastName ?? "", nameLength);
    const password = fields.password ?? "";
    if (firstName === "") return toPage(c, "register", locale, { error: "name-missing" });
    if (!email) return toPage(c, "register", locale, { error: "email-invalid" });
    const fault = await passwordFault(password, { email, firstName, lastName, siteName });
    if (fault) return toPage(c, "register", locale, { error: fault });
    const passwordHash = await passwords.hash(password);
    const legacyId = readLegacyId(fields.legacyId ?? "", options.legacyKey);
    const returnTo = ownPath(fields.returnTo);
    const entered = { email, passwordHash, firstName, lastName, locale, legacyId, returnTo };
    const verdict = await accountMails.register(
      entered,
      markBrowser(c, "verify-email", origin),
      newsletterWish(fields, entered),
    );
    return toPage(c, "verifyEmail", locale, sentOrBefore(verdict));
  });

  form("forgot-password", async (c, { email: entered = "" }, locale) => {
    const email = normalizeEmail(entered);
    if (!email) return toPage(c, "forgotPassword", locale, { error: "email-invalid" });
    const verdict = await accountMails.forgotPassword(email, locale);
    return toPage(c, "forgotPassword", locale, sentOrBefore(verdict));
  });

  form("reset-password", async (c, { token: sent = "", password = "" }, locale) => {
    const token = asToken(sent) ?? storedToken(c, "reset-password");
    const { accountId } = (token && (await links.find("reset-password", token))) || {};
    const account = accountId ? await accounts.find(accountId) : undefined;
    if (!token || !account) return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    const fault = await passwordFault(password, { ...account, siteName });
    if (fault) return toPage(c, "resetPassword", locale, { error: fault });
    // The link is used up only now, so that a password which is refused does not cost it.
    if (!(await credentials.reset(token, await passwords.hash(password))))
      return toPage(c, "resetPassword", locale, { error: "token-invalid" });
    dropToken(c, "reset-password");
    return toPage(c, "login", locale, { notice: "password-changed" });
  });

  form("verify-email", confirm.verifyEmail);
  form("change-email", confirm.changeEmail);

  form("cancel-deletion", async (c, _fields, locale) => {
    const token = storedToken(c, "cancel-deletion");
    if (!token || !(await leaving.stay(token)))
      return toPage(c, "cancelDeletion", locale, { error: "token-invalid" });
    dropToken(c, "cancel-deletion");
    return toPage(c, "login", locale, { notice: "deletion-cancelled" });
  });

  app.onError((error, c) => refuseFailed(c, error, log, "an identity request failed"));
  app.notFound((c) => refuse(c, 404, "not_found", `Nothing is at ${c.req.path}.`));
  return app;
}
