import type { Context } from "hono";
import { normalizeEmail } from "../../contracts/email-address.ts";
import { accountPages, inLocale, type SignInLinkState } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import { counts } from "../../platform/counts.ts";
import { refuse } from "../../platform/problem.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { FormAnswer } from "./confirm-forms.ts";
import type { Credentials } from "./credentials.ts";
import type { LinkCodes } from "./link-codes.ts";
import { browserMark, dropToken, markBrowser, storedToken } from "./link-cookie.ts";
import type { MailLinks } from "./mail-links.ts";
import type { SecondFactor } from "./second-factor.ts";
import { sentOrBefore } from "./sent-or-before.ts";
import type { Exchange, SignIn } from "./sign-in.ts";
import { toPage } from "./to-page.ts";

interface LinkFormsOptions {
  accounts: Accounts;
  accountMails: AccountMails;
  attempts: Attempts;
  credentials: Credentials;
  linkCodes: LinkCodes;
  links: MailLinks;
  secondFactor: SecondFactor;
  signIn: SignIn;
  askSecondFactor(c: Context, account: Account, amr: string, locale: Locale): Response;
  origin: string;
}

/** More than one channel, as RFC 8176 calls it: the browser and the mail. */
const byMail = "mca";

/** Signing in with a link in a mail: asking for it, and the button behind it. */
export function createLinkForms(options: LinkFormsOptions) {
  const { accounts, accountMails, attempts, credentials, linkCodes, links, secondFactor, signIn, origin } =
    options;

  /** The link that this browser has opened, as long as it is good. */
  async function opened(c: Context) {
    const token = storedToken(c, "sign-in");
    const link = token ? await links.find("sign-in", token) : undefined;
    const account = link?.accountId ? await accounts.find(link.accountId) : undefined;
    if (!token || !link || !account) return undefined;
    const needsCode = !linkCodes.isSameBrowser(browserMark(c, "sign-in"), link.browserHash);
    return { token, account, needsCode, browserHash: link.browserHash };
  }

  const emailLink: FormAnswer = async (c, { email: entered = "", password }, locale) => {
    const email = normalizeEmail(entered);
    // From the form for signing in, where nobody has been asked for an address yet.
    if (!entered && password !== undefined) return c.redirect(inLocale(accountPages.emailLink, locale), 303);
    if (!email) return toPage(c, "emailLink", locale, { error: "email-invalid" });
    // The same mark for several mails: whichever of them is opened is this browser's.
    const browser = markBrowser(c, "sign-in", origin, browserMark(c, "sign-in"));
    const browserHash = linkCodes.hashOf(browser);
    const verdict = await accountMails.signInLink(email, locale, browserHash);
    return toPage(c, "emailLink", locale, sentOrBefore(verdict), `code=${linkCodes.codeOf(browserHash)}`);
  };

  const signInLink: FormAnswer = async (c, { email = "", code = "" }, locale) => {
    const link = await opened(c);
    if (!link) return toPage(c, "signInLink", locale, { error: "token-invalid" });
    // The page named one account, and another link was opened meanwhile: nobody is signed in to what they have not read.
    if (email !== link.account.email) return toPage(c, "signInLink", locale, { error: "session-expired" });
    if (link.needsCode) {
      const verdict = await attempts.take("link-code", link.token);
      if (!verdict.allowed) return toPage(c, "signInLink", locale, { error: "token-invalid" });
      if (!linkCodes.fits(code, link.browserHash)) {
        counts.signIns.inc("refused");
        return toPage(c, "signInLink", locale, { error: "link-code-wrong" });
      }
    }
    const account = await credentials.signInBy(link.token);
    if (!account) return toPage(c, "signInLink", locale, { error: "token-invalid" });
    dropToken(c, "sign-in");
    if (await secondFactor.isOn(account.id)) return options.askSecondFactor(c, account, byMail, locale);
    return c.redirect(await signIn(c.env, account, locale, { amr: [byMail], apart: {} }), 303);
  };

  /** Whom the page's button signs in: not in its address, where somebody else could write it. */
  async function state(c: Context<{ Bindings: Exchange }>): Promise<Response> {
    c.header("cache-control", "no-store");
    const link = await opened(c);
    if (!link) return refuse(c, 404, "link.unknown", "No link to sign in with has been opened here.");
    const { account, needsCode } = link;
    return c.json({ email: account.email, needsCode } satisfies SignInLinkState);
  }

  return { emailLink, signInLink, state };
}
