import { locales } from "../../contracts/site.ts";

export const securityPath = "/.well-known/security.txt";

const halfYearMs = 182 * 24 * 3_600_000;

/** Contact for security reports (RFC 9116). It must have an expiry date, so it is generated per request. */
export function writeSecurity({
  contact,
  origin,
  now,
}: {
  contact: string;
  origin: string;
  now: Date;
}): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + halfYearMs).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${locales.map((locale) => locale.slice(0, 2)).join(", ")}`,
    `Canonical: ${origin}${securityPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
