import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { identityPath } from "../../contracts/identity.ts";
import { type LinkPurpose, linkLifeMs } from "./mail-links.ts";

const tokenShape = /^[\w-]{43}$/;
export const asToken = (sent: string | undefined): string | undefined =>
  sent && tokenShape.test(sent) ? sent : undefined;

const place = { path: `${identityPath}/forms` };
const nameOf = (purpose: LinkPurpose) => `identity_${purpose.replace("-", "_")}`;
const guarded = (origin: string) =>
  ({ httpOnly: true, sameSite: "Lax", secure: origin.startsWith("https:") }) as const;

/** A link's secret, in a cookie for the form only: the page is the same for everyone, and its address gives nothing away. */
export function storeToken(c: Context, purpose: LinkPurpose, token: string, origin: string): void {
  setCookie(c, nameOf(purpose), token, { ...place, ...guarded(origin), maxAge: 60 * 60 });
}

export const storedToken = (c: Context, purpose: LinkPurpose): string | undefined =>
  asToken(getCookie(c, nameOf(purpose)));

export const dropToken = (c: Context, purpose: LinkPurpose): void =>
  void deleteCookie(c, nameOf(purpose), place);

const registrationCookie = "identity_registration";
const registrationPlace = { path: identityPath };

/** Marks the browser that registers, by a new secret each time. The link in the mail is opened with it, too. */
export function markBrowser(c: Context, origin: string): string {
  const secret = randomBytes(32).toString("base64url");
  const maxAge = linkLifeMs["verify-email"] / 1000;
  setCookie(c, registrationCookie, secret, { ...registrationPlace, ...guarded(origin), maxAge });
  return secret;
}

export const browserMark = (c: Context): string | undefined => asToken(getCookie(c, registrationCookie));

export const dropBrowserMark = (c: Context): void =>
  void deleteCookie(c, registrationCookie, registrationPlace);
