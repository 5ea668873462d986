/** What is called because somebody named it must be a server of the internet, not one of our own network. */
import { lookup as resolve } from "node:dns";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

const notPublic4 = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic4.addSubnet(address, bits, "ipv4");
const notPublic6 = new BlockList();
/** Everything but global unicast, and of that what may carry an IPv4 address or is for examples. */
for (const [address, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  notPublic6.addSubnet(address, bits, "ipv6");

/** Whether a server of the internet can have it; an IPv4 address dressed as IPv6 cannot. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  return isIPv6(address) ? !notPublic6.check(address, "ipv6") : !notPublic4.check(address, "ipv4");
}

/** The name is resolved and judged in one step: one that leads elsewhere a moment later gains nothing. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const ok = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = ok;
    if (!first) return callback(error ?? new Error(`${hostname} has no public address`), "", 0);
    if (options.all) return callback(null, ok);
    callback(null, first.address, first.family);
  });
};
