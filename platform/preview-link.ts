/** A link that shows one draft in one language until a moment: the studio signs it, the site opens it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "../contracts/site.ts";

export interface PreviewLink {
  id: string;
  locale: Locale;
  /** Seconds since 1970. */
  until: number;
}

const signatureOf = (key: string, { id, locale, until }: PreviewLink): string =>
  createHmac("sha256", key).update(`preview link\n${id}\n${locale}\n${until}`).digest("base64url");

export const signedPreview = (key: string, link: PreviewLink): string =>
  `/preview?${new URLSearchParams({
    id: link.id,
    locale: link.locale,
    until: String(link.until),
    sign: signatureOf(key, link),
  })}`;

/** Whether a link was signed with this key and has not ended. */
export function isOpenPreview(key: string, link: PreviewLink, sign: string, now: Date): boolean {
  const [expected, given] = [Buffer.from(signatureOf(key, link)), Buffer.from(sign)];
  return (
    key !== "" &&
    Number.isSafeInteger(link.until) &&
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    now.getTime() < link.until * 1000
  );
}
