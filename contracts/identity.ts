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
  /** After the password, for accounts that ask for a code too. */
  secondFactor: "/account/second-factor",
  register: "/account/register",
  /** Asks for a link that signs in, and says that it was sent. */
  emailLink: "/account/email-link",
  /** Where that link leads: one button, which says as whom it signs in. */
  signInLink: "/account/sign-in-link",
  forgotPassword: "/account/forgot-password",
  resetPassword: "/account/reset-password",
  verifyEmail: "/account/verify-email",
  /** Where the link in the mail to a new address leads; its form has one button, "Use this address". */
  changeEmail: "/account/change-email",
  /** Target of the link in the deletion mail; its form has one button, "Keep my account". */
  cancelDeletion: "/account/cancel-deletion",
} as const;
export type AccountPage = keyof typeof accountPages;

/** In the query of /auth/login: the person has just signed in, and the browser may know where that began. */
export const justSignedIn = "begun";

/** Where their forms post to, as application/x-www-form-urlencoded. */
export const formPaths = {
  login: `${identityPath}/forms/login`,
  /** `code`: of the app, or a recovery code; the password was sent with the form before. */
  secondFactor: `${identityPath}/forms/second-factor`,
  /** With `again` and `email` only, the mail of what this browser has registered is sent once more. */
  register: `${identityPath}/forms/register`,
  /** Answers with the code for other browsers in the fragment of the address: `#code=123456`. */
  emailLink: `${identityPath}/forms/email-link`,
  /** `email` as SignInLinkState named it, and `code` where that asked for one. GET → SignInLinkState, 404 without a link. */
  signInLink: `${identityPath}/forms/sign-in-link`,
  forgotPassword: `${identityPath}/forms/forgot-password`,
  resetPassword: `${identityPath}/forms/reset-password`,
  /** Both need `password` unless the browser is the one that registered, or is signed in to the account. */
  verifyEmail: `${identityPath}/forms/verify-email`,
  changeEmail: `${identityPath}/forms/change-email`,
  /** Needs no field but `locale`: the secret of the mail is in a cookie by then. */
  cancelDeletion: `${identityPath}/forms/cancel-deletion`,
} as const;

/**
 * Links in mails. Mail scanners open them, so a GET changes nothing: all answer with a redirect to a page with a form, and
 * no secret stays in an address bar.
 */
export const mailLinkPaths = {
  verifyEmail: `${identityPath}/verify-email`,
  signIn: `${identityPath}/sign-in-link`,
  resetPassword: `${identityPath}/reset-password`,
  changeEmail: `${identityPath}/change-email`,
  cancelDeletion: `${identityPath}/cancel-deletion`,
} as const;

/** In the query of an account page as `error`; `too-many-attempts` comes with `wait` in seconds. */
export const identityErrors = [
  "email-or-password-wrong",
  "email-invalid",
  "password-too-short",
  "password-too-long",
  "password-too-common",
  "password-breached",
  "code-wrong",
  /** Not the code that the page shows where a link was asked for. */
  "link-code-wrong",
  "name-missing",
  "too-many-attempts",
  "token-invalid",
  /** Not the password of the registration or of the account that a link is about. */
  "password-wrong",
  "session-expired",
  "try-again",
] as const;
export type IdentityError = (typeof identityErrors)[number];

/** In the query of an account page as `notice`. */
export const identityNotices = [
  "sent",
  /** The mail of a registration was requested once more. */
  "sent-again",
  /** Nothing was sent now: the newest of the mails sent before is good, and the next may be requested after `wait` seconds. */
  "sent-before",
  /** A link was opened: its page has a button, or a button and a field for the password. */
  "confirm",
  "confirm-password",
  "verified",
  "password-changed",
  "email-changed",
  /** On the sign-in page, after the form of the mail about a deletion. */
  "deletion-cancelled",
] as const;
export type IdentityNotice = (typeof identityNotices)[number];

/** In characters as people count them, after Unicode normalisation. */
export const passwordLength = { min: 10, max: 128 } as const;
export const nameLength = 100;
export const passkeyNameLength = 60;

/** Between the wish to leave and the day everything is erased. */
export const deletionGraceDays = 14;

/**
 * The account's security and data, for its owner: JSON in and out (identity-calls.ts), with the member's bearer token and from our own origin.
 * A refusal is application/problem+json with a `code`; 429 comes with Retry-After in seconds. What is refused everywhere:
 * 401 `member.not_signed_in`, 401 `member.session_ended` (the browser's own session is not the token's), 403 `request.foreign`,
 * 429 `request.too_many`.
 */
const api = `${identityPath}/api/v1`;
export const identityApi = {
  /** GET → {items: Device[]}; DELETE {devices}/{id} → 204, 404 `device.unknown`. */
  devices: `${api}/devices`,
  /** POST PasswordChange → 204; 403 `password.wrong`, 422 with a `PasswordFault` code. Ends every other session. */
  password: `${api}/password`,
  /** POST EmailChange → 202, whether or not the address is free; 403 `password.wrong`, 422 `email-invalid`. */
  email: `${api}/email`,
  /** GET → {items: Passkey[]}; PATCH {passkeys}/{id} {name} → Passkey; DELETE → 204; 404 `passkey.unknown`, 422 `name-missing`. */
  passkeys: `${api}/passkeys`,
  /** POST → the options for startRegistration({optionsJSON}); 403 `sign_in.not_fresh`, as for DELETE of a passkey. */
  passkeyRegistration: `${api}/passkeys/registration`,
  /** POST {response, name} → 201 Passkey; 422 `passkey.refused` (start again). */
  passkeyRegistrationDone: `${api}/passkeys/registration/done`,
  /** Without a token, for the sign-in page: POST → the options for startAuthentication({optionsJSON}). */
  passkeySignIn: `${api}/passkey-sign-in`,
  /** POST {response, locale} → {location}: go there, as the password form does; 422 `passkey.refused`. */
  passkeySignInDone: `${api}/passkey-sign-in/done`,
  /** GET → SecondFactorState; POST → 201 SecondFactorSetUp, 409 `second_factor.on`; DELETE → 204 (off); all but GET 403 `sign_in.not_fresh`. */
  secondFactor: `${api}/second-factor`,
  /** POST {code} → RecoveryCodes: it is on; 422 `code-wrong`. */
  secondFactorConfirmation: `${api}/second-factor/confirmation`,
  /** POST → RecoveryCodes, in place of those before. */
  recoveryCodes: `${api}/second-factor/recovery-codes`,
  /** GET → Deletion; POST DeletionWish → Deletion, 403 `password.wrong` | `sign_in.not_fresh`; DELETE → 204 (stays). */
  deletion: `${api}/deletion`,
  /** GET ?locale= → a zip archive, to be saved; 403 `sign_in.not_fresh`. */
  data: `${api}/data`,
  /** POST Confirmation → 204: the sign-in counts as fresh; 403 `password.wrong` | `code-wrong`, 422 `passkey.refused`. */
  confirmation: `${api}/confirmation`,
} as const;

export interface PasswordChange {
  current: string;
  next: string;
}
export type PasswordFault = Extract<IdentityError, `password-${string}`>;

export interface EmailChange {
  password: string;
  email: string;
}

/** The password, or what startAuthentication answered to the options of `passkeySignIn`. */
export type Confirmation = { password: string; code?: string } | { passkey: unknown };

/** Without the password only when the person has signed in within the last five minutes. */
export interface DeletionWish {
  password?: string;
}

/** Whom the link that this browser has opened signs in, and whether it was asked for in another one. */
export interface SignInLinkState {
  email: string;
  needsCode: boolean;
}
/** Digits of the code that a link asks for in another browser than the one it was asked for in. */
export const linkCodeLength = 6;

export const inLocale = (path: string, locale: Locale): string =>
  locale === "es" ? (path === "/" ? "/es" : `/es${path}`) : path;

/** Data an external service may store for this site (MEMBER_URL, LEADS_URL, LEGACY_USERS_URL). */
export type ExternalData = "member" | "leads" | "legacyUsers";
