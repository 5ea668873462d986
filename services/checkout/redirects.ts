import { type Locale, locales } from "../../contracts/site.ts";

const base = "https://site.invalid";

/** A path of this site, or undefined: no other host, however it is dressed, and nothing that ends a line. */
export function readOwnPath(given: string): URL | undefined {
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(given) || given.length > 2000) return undefined;
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  return url?.origin === base ? url : undefined;
}

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
