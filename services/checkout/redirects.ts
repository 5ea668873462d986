import { readOwnPath } from "../../contracts/own-path.ts";
import { type Locale, locales } from "../../contracts/site.ts";

/** A page to come back to from Stripe. Bounded, since it is sent on with every call. */
export const readReturnPage = (given: string): URL | undefined =>
  given.length > 2000 ? undefined : readOwnPath(given);

export const localeOfUrl = ({ pathname }: URL): Locale =>
  pathname === "/es" || pathname.startsWith("/es/") ? locales[1] : locales[0];

/** The return address with session_id, utm_campaign and utm_content; those the page already has stay. */
export function returnAddress(
  origin: string,
  page: URL,
  marks: { campaign: string; content: string },
): string {
  const url = new URL(page);
  url.searchParams.delete("session_id");
  if (!url.searchParams.has("utm_campaign")) url.searchParams.set("utm_campaign", marks.campaign);
  if (!url.searchParams.has("utm_content")) url.searchParams.set("utm_content", marks.content);
  // Stripe looks for these very braces, so they must not be encoded.
  return `${origin}${url.pathname}${url.search}&session_id={CHECKOUT_SESSION_ID}${url.hash}`;
}
