import { domainToASCII } from "node:url";
import { normalizeEmail } from "../../contracts/email-address.ts";

/** Other names of the same provider: whoever has an address there has it under all of them. */
const sameProvider: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
};
const yahoo = /^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/;

/**
 * Which mailbox an address is of, to know it again; mail goes to the address as it was written. A tag after `+` is no other
 * mailbox anywhere (RFC 5233), dots are none at Gmail, nor are dots, hyphens and underscores at Proton, nor is a keyword after
 * `-` at Yahoo. A domain is one, in its own letters and in those of the DNS.
 */
export function mailboxOf(email: string): string {
  const normal = normalizeEmail(email) ?? email.trim().toLowerCase();
  const at = normal.lastIndexOf("@");
  const written = domainToASCII(normal.slice(at + 1)) || normal.slice(at + 1);
  const domain = sameProvider[written] ?? written;
  const local = normal.slice(0, Math.max(at, 0));
  let name = local.replace(/\+.*$/, "");
  if (domain === "gmail.com") name = name.replaceAll(".", "");
  if (domain === "proton.me") name = name.replace(/[._-]/g, "");
  if (yahoo.test(domain)) name = name.replace(/-.*$/, "");
  return `${name || local}@${domain}`;
}
