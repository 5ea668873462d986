import { addressKey, networkKey } from "../../platform/address.ts";

/** Enough to tell networks apart, too little to tell people apart: /24 of IPv4, /48 of IPv6. */
export function loggedAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const key = addressKey(address);
  return networkKey(key)?.replace("/48", "") ?? key.replace(/\.\d+$/, ".0");
}
