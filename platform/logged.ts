import { addressKey, networkKey } from "./address.ts";

/** What opens something, or is somebody's: a link's token, an id, an e-mail address. */
const secretLike = /^(?=.*\d)[\w~.=-]{20,}$|^[\w=-]{32,}(?:\.\w{1,5})?$|@|%40/i;
const longest = 200;

/** A path as it may be logged: no query, and no part that looks like a token or an address. */
export const loggedPath = (address: string): string =>
  address
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[?#].*$/s, "")
    .slice(0, longest)
    .split("/")
    .map((part) => (secretLike.test(part) && !/^[a-z]+(-[a-z]+)*$/.test(part) ? "…" : part))
    .join("/");

/** Enough to tell networks apart, too little to tell people apart: /24 of IPv4, /48 of IPv6. */
export function loggedAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const key = addressKey(address);
  return networkKey(key)?.replace("/48", "") ?? key.replace(/\.\d+$/, ".0");
}
