import { addressKey } from "../../platform/rate-limit.ts";

/** Enough to tell networks apart, too little to tell people apart: /24 of IPv4, /48 of IPv6. */
export function loggedAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const key = addressKey(address);
  if (!key.includes(":")) return key.replace(/\.\d+$/, ".0");
  return `${key.replace("::/64", "").split(":").slice(0, 3).join(":")}::`;
}
