const longestAddress = 254;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** The address in the one form people are known by (trimmed, lower case), or undefined when no mail could reach it. */
export function normalizeEmail(input: string): string | undefined {
  const email = input.trim().normalize("NFC").toLowerCase();
  if (email.length > longestAddress) return undefined;
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split(".");
  if (local.length > 64 || !localPart.test(local)) return undefined;
  if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) return undefined;
  // A last label of digits only is an IP address or a slip, never a domain.
  return /^\d+$/.test(labels.at(-1) ?? "") ? undefined : email;
}
