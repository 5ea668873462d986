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

type MarkPurpose = "verify-email" | "sign-in";
const markNames = { "verify-email": "identity_registration", "sign-in": "identity_link_browser" } as const;
const markPlace = { path: identityPath };

/** Marks the browser that asks for a link, which is opened with it, too. */
export function markBrowser(
  c: Context,
  purpose: MarkPurpose,
  origin: string,
  secret = randomBytes(32).toString("base64url"),
): string {
  const maxAge = linkLifeMs[purpose] / 1000;
  setCookie(c, markNames[purpose], secret, { ...markPlace, ...guarded(origin), maxAge });
  return secret;
}

export const browserMark = (c: Context, purpose: MarkPurpose): string | undefined =>
  asToken(getCookie(c, markNames[purpose]));

export const dropBrowserMark = (c: Context, purpose: MarkPurpose): void =>
  void deleteCookie(c, markNames[purpose], markPlace);
