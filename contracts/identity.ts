/** What the identity service and the site agree on. Plain values only: the browser loads this file. */
import type { Locale } from "./site.ts";

/** The provider's place below the site's origin, and with it the end of its issuer address. */
export const identityPath = "/identity";
export const issuerOf = (origin: string): string => `${origin}${identityPath}`;

/** The site itself, as the embedded provider knows it. */
export const defaultClientId = "wellspring-site";
export const signInScope = "openid profile email";

export const redirectPaths = ["/auth/callback", "/es/auth/callback", "/auth/silent"] as const;
export const afterSignOutPaths = ["/?action=logout", "/es?action=logout"] as const;

/** Pages of the site that the provider sends people to; each also exists below /es. */
export const accountPages = {
  login: "/account/login",
  register: "/account/register",
  forgotPassword: "/account/forgot-password",
  resetPassword: "/account/reset-password",
  verifyEmail: "/account/verify-email",
} as const;
export type AccountPage = keyof typeof accountPages;

/** Where their forms post to, as application/x-www-form-urlencoded. */
export const formPaths = {
  login: `${identityPath}/forms/login`,
  register: `${identityPath}/forms/register`,
  forgotPassword: `${identityPath}/forms/forgot-password`,
  resetPassword: `${identityPath}/forms/reset-password`,
} as const;

/** Links in mails; both answer with a redirect to a page, so no secret stays in an address bar. */
export const mailLinkPaths = {
  verifyEmail: `${identityPath}/verify-email`,
  resetPassword: `${identityPath}/reset-password`,
} as const;

/** In the query of an account page as `error`; `too-many-attempts` comes with `wait` in seconds. */
export const identityErrors = [
  "email-or-password-wrong",
  "email-invalid",
  "password-too-short",
  "password-too-long",
  "password-too-common",
  "name-missing",
  "too-many-attempts",
  "token-invalid",
  "session-expired",
  "try-again",
] as const;
export type IdentityError = (typeof identityErrors)[number];

/** In the query of an account page as `notice`. */
export const identityNotices = ["sent", "verified", "password-changed"] as const;
export type IdentityNotice = (typeof identityNotices)[number];

/** In characters as people count them, after Unicode normalisation. */
export const passwordLength = { least: 10, most: 128 } as const;
export const nameLength = 100;

export const inLocale = (path: string, locale: Locale): string =>
  locale === "es" ? (path === "/" ? "/es" : `/es${path}`) : path;
