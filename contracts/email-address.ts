const longestAddress = 254;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const hidden = /\p{Default_Ignorable_Code_Point}/gu;
const plain = (text: string) => text.normalize("NFKC").replace(hidden, "").toLowerCase().normalize("NFKC");

/** As the DNS reads it, where a full-width l is an l: else one mailbox had as many addresses as its domain has spellings. */
function domainAsRead(domain: string): string | undefined {
  if (!URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  // A domain of other letters stays as people write it.
  return hostname.includes("xn--") && !domain.includes("xn--") ? plain(domain) : hostname;
}

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
  if (/^\d+$/.test(labels.at(-1) ?? "")) return undefined;
  const domain = labels.join(".");
  const read = domainAsRead(domain);
  return read === domain || read === undefined ? read && email : normalizeEmail(`${local}@${read}`);
}
