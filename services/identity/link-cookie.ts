import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { identityPath } from "../../contracts/identity.ts";
import type { LinkPurpose } from "./mail-links.ts";

const tokenShape = /^[\w-]{43}$/;
export const asToken = (sent: string | undefined): string | undefined =>
  sent && tokenShape.test(sent) ? sent : undefined;

const place = { path: `${identityPath}/forms` };
const nameOf = (purpose: LinkPurpose) => `identity_${purpose.replace("-", "_")}`;

/** A link's secret, in a cookie for the form only: the page is the same for everyone, and its address gives nothing away. */
export function keepToken(c: Context, purpose: LinkPurpose, token: string, origin: string): void {
  setCookie(c, nameOf(purpose), token, {
    ...place,
    httpOnly: true,
    sameSite: "Lax",
    secure: origin.startsWith("https:"),
    maxAge: 60 * 60,
  });
}

export const keptToken = (c: Context, purpose: LinkPurpose): string | undefined =>
  asToken(getCookie(c, nameOf(purpose)));

export const dropToken = (c: Context, purpose: LinkPurpose): void =>
  void deleteCookie(c, nameOf(purpose), place);
