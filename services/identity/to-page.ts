import type { Context } from "hono";
import {
  type AccountPage,
  accountPages,
  type IdentityError,
  type IdentityNotice,
  inLocale,
} from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";

/** 303 to a page; what was typed never gets into an address. */
export function toPage(
  c: Context,
  page: AccountPage,
  locale: Locale,
  outcome: { error: IdentityError; wait?: number } | { notice: IdentityNotice; wait?: number },
  /** For the page's script alone: it reaches neither server nor cache. */
  fragment = "",
): Response {
  const query = new URLSearchParams(
    Object.entries(outcome).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return c.redirect(`${inLocale(accountPages[page], locale)}?${query}${fragment && `#${fragment}`}`, 303);
}

export const readLocale = (value: string | undefined): Locale => (value === "es" ? "es" : "en-US");
